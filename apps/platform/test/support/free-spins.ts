import { randomUUID } from 'node:crypto'
import type { PlayerBonus, PlayerFreespin } from '@baize/contract'
import { many, one, type Pool, withTransaction } from '@baize/database'
import { activateSpins, issueSpins, type SpinsGrant, spinsView } from '../../src/modules/offers/free-spins/index.ts'
import { termsOf } from './bonuses.ts'

interface To {
  playerId: string
  accountId: string
  currency?: string
  /** `game-0` unless told. */
  game?: string
}

/** Gives a player free spins worth 20 units each, as whatever cause would, and starts them. */
export async function giveSpins(
  pool: Pool,
  { game = 'game-0', ...to }: To,
  over: Partial<Omit<SpinsGrant, 'terms'>> & { terms?: Parameters<typeof termsOf>[0] | null; isIssued?: boolean } = {},
  now = new Date(),
): Promise<string> {
  const { terms = {}, isIssued = false, ...changes } = over
  const played = await one<{ id: string }>(pool, 'SELECT id FROM game WHERE identity = $1', [game])
  return withTransaction(pool, async (tx) => {
    const grant: SpinsGrant = {
      currency: 'EUR',
      ...to,
      source: 'studio',
      game: { id: played.id, identity: game, provider: 'studio-0' },
      offerId: 'test',
      cause: `test:${randomUUID()}`,
      name: 'Some spins',
      rounds: 3,
      value: 20n,
      terms: terms && termsOf(terms),
      activateWithinMinutes: 60,
      playWithinMinutes: 60,
      ...changes,
    }
    const id = (await issueSpins(tx, grant, now))!
    if (!isIssued) await activateSpins(tx, to.playerId, id, now)
    return id
  })
}

export const spinsOf = (pool: Pool, id: string): Promise<PlayerFreespin> => spinsView(pool, id)

/** The bonuses that winnings of free spins became. */
export async function bonusesOfSpins(pool: Pool, playerId: string): Promise<PlayerBonus[]> {
  const rows = await many<{ bonus: PlayerBonus }>(
    pool,
    'SELECT wager_bonus_json(id) AS bonus FROM player_bonus WHERE player_id = $1 AND type = 3 ORDER BY id',
    [playerId],
  )
  return rows.map(({ bonus }) => bonus)
}
