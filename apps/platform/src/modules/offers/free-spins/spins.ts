import type { BonusTerms, GrantedPackage, Names } from '../../play/wagering/index.ts'

/** Free spins as they are kept; `value` and `won` in smallest units. */
export interface HeldSpins {
  id: string
  playerId: string
  accountId: string
  currency: string
  source: string
  gameId: string
  game: string
  offerId: string
  name: string
  /** By locale; nothing for those of former releases. */
  names: Names | null
  status: 1 | 2 | 3
  result: 1 | 2 | 3 | 4
  rounds: number
  used: number
  openRounds: number
  /** What one round is worth. */
  value: bigint
  won: bigint
  /** Where winnings wait to become a bonus under the terms; `null` where they are cash at once. */
  purseId: string | null
  terms: BonusTerms | null
  activateBy: Date
  playWithinMinutes: number
  playBy: Date | null
  grantedAt: Date | null
  withdrawnAt: Date | null
  settledAt: Date | null
  finishedAt: Date | null
}

/** What is given to a player, under which terms. `cause` makes it once: the same offer is issued once for each. */
export interface SpinsGrant {
  playerId: string
  accountId: string
  currency: string
  /** The game, the company that plays it and the studio that made it. */
  source: string
  game: { id: string; identity: string; provider: string }
  offerId: string
  cause: string
  name: string
  names?: Names | undefined
  rounds: number
  /** What a round is worth in smallest units, above zero. */
  value: bigint
  /** Terms of the bonus that winnings become; `null` where they are cash. */
  terms: BonusTerms | null
  activateWithinMinutes: number
  playWithinMinutes: number
  package?: GrantedPackage | null
}

/** What one round is worth: of an amount as much as the lines of the game share evenly, and one unit a line at least. */
export function worthOf(amount: bigint, paylines: number): bigint {
  const lines = BigInt(Math.max(1, paylines))
  return amount < lines ? lines : amount - (amount % lines)
}

/** Whether rounds of them may begin. */
export function isPlayable({ status, rounds, used, playBy }: HeldSpins, now: Date): boolean {
  return status === 2 && used < rounds && playBy !== null && playBy > now
}

/** How long after its end winnings wait for rounds that may still win. */
export const OPEN_ROUNDS_WAIT_MS = 24 * 60 * 60 * 1000

/** Whether nothing keeps its winnings from going where they belong. */
export function isSettleable({ status, openRounds, settledAt, finishedAt }: HeldSpins, now: Date): boolean {
  if (status !== 3 || settledAt || !finishedAt) return false
  return openRounds === 0 || finishedAt.getTime() + OPEN_ROUNDS_WAIT_MS <= now.getTime()
}
