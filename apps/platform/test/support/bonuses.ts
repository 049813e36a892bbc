import { randomUUID } from 'node:crypto'
import { type Pool, withTransaction } from '@baize/database'
import { type BonusTerms, issueBonus } from '../../src/modules/play/wagering/index.ts'

/** Terms that ask for little: the bonus twice, counted in full, without bounds. */
export function termsOf(changes: Partial<BonusTerms> = {}): BonusTerms {
  return {
    stakeOrder: 'cash_first',
    counts: 'stake',
    wagerCasino: 2,
    wagerSportsbook: 0,
    casino: {},
    sportsbook: {},
    games: [],
    gamesExcluded: true,
    providers: [],
    providersExcluded: true,
    weights: { games: {}, types: {} },
    maxBet: null,
    maxWin: null,
    maxWinMultiplier: null,
    sticky: false,
    cashable: true,
    isCancelLocked: false,
    onWithdrawal: 'keeps',
    activatesItself: true,
    activateWithinMinutes: 7 * 1440,
    wagerWithinMinutes: 30 * 1440,
    ...changes,
  }
}

/** Gives a player a bonus, as whatever cause would. */
export async function giveBonus(
  pool: Pool,
  to: { playerId: string; accountId: string; currency?: string },
  amount: bigint,
  terms: Partial<BonusTerms> = {},
  now = new Date(),
): Promise<string> {
  const id = await withTransaction(pool, (tx) =>
    issueBonus(
      tx,
      {
        currency: 'EUR',
        ...to,
        offerId: 'test',
        cause: `test:${randomUUID()}`,
        name: 'A bonus',
        type: 1,
        amount,
        terms: termsOf(terms),
      },
      now,
    ),
  )
  return id!
}
