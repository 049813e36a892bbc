import type { Tx } from '@baize/database'
import { withTransaction } from '@baize/database'
import { assert } from '@baize/kit'
import { writeLetter } from '../../modules/delivery/mail/index.ts'
import type { FactConsumer } from '../../modules/ground/facts/index.ts'
import { DEFAULT_LOCALE } from '../../modules/ground/settings/index.ts'
import { insertArrivals, type LateMoney, takeUntold } from '../../modules/money/late-money/index.ts'
import { findClosed, findPlayers, type Player } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'
import { sumInWords } from './sum-in-words.ts'

const kinds = [
  'deposit_settled',
  'win_paid',
  'stake_given_back',
  'balance_corrected',
  'withdrawal_failed',
  'withdrawal_returned',
  'withdrawal_refused',
] as const

/** Whoever asked for the payout sees what became of it; the player learns of it when it is paid. */
const KNOWN_TO_OPERATORS: readonly string[] = ['withdrawal_failed', 'withdrawal_refused']

/** Notices money that comes to accounts whose players have closed them. */
export const lateMoney: FactConsumer<(typeof kinds)[number]> = {
  name: 'late-money',
  kinds,
  async apply(tx, facts) {
    const closed = await findClosed(tx, [...new Set(facts.map(({ playerId }) => playerId))])
    const late = facts.filter(({ playerId }) => closed.has(playerId))
    if (late.length === 0) return
    await insertArrivals(
      tx,
      late.map(({ playerId, number, kind, data, occurredAt }) => ({
        accountId: data.accountId,
        playerId,
        currency: data.currency,
        factNumber: number,
        arrivedAt: occurredAt,
        isUntold: !KNOWN_TO_OPERATORS.includes(kind),
      })),
    )
  },
  // Facts that are read again change nothing, and nobody is told twice.
  reset: () => Promise.resolve(),
}

const PORTION = 100
const LETTER_LIFE_MS = 30 * 86_400_000

/** Writes to those whose closed accounts hold money they were not told of, while their address is kept. */
export async function tellOfLateMoney(services: Services, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const count = await withTransaction(services.pool, async (tx) => {
      const untold = await takeUntold(tx, PORTION, services.clock.now())
      const players = await findPlayers(tx, [...new Set(untold.map(({ playerId }) => playerId))])
      const byId = new Map(players.map((player) => [player.id, player]))
      for (const money of untold) await tell(tx, services, byId.get(money.playerId), money)
      return untold.length
    })
    if (count < PORTION || signal?.aborted) return
  }
}

async function tell(tx: Tx, services: Services, player: Player | undefined, money: LateMoney): Promise<void> {
  assert(player, 'a player is never deleted')
  const { email } = player
  if (email === null || money.amount === 0n) return
  const locale = player.locale ?? DEFAULT_LOCALE
  await writeLetter(tx, services, {
    kind: 'lateMoneyHeld',
    to: email,
    locale,
    values: { sum: sumInWords(locale, money), link: '/contact' },
    expiresAt: new Date(services.clock.now().getTime() + LETTER_LIFE_MS),
  })
}
