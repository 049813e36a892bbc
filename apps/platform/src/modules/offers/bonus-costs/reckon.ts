import { seededRandom } from '@baize/kit'
import { drawFrom, type Outcome } from './outcomes.ts'
import { type Plan, playThrough } from './play-through.ts'

/** What becomes of those who play a bonus through. Shares are of all of them, amounts in stakes. */
export interface Reckoning {
  /** End with more of their own than they began with. */
  more: number
  /** End with something, and no more than that. */
  some: number
  /** End with nothing. */
  nothing: number
  /** Stake all that has to be staked. */
  through: number
  /** What is left to them on average. */
  left: number
  /** How many were played. */
  players: number
}

const SEED = 20_261_122
/** Enough for every share to be within a point and a half of the true one in 95 of 100 cases. */
const PLAYERS_MAX = 4_000
const PLAYERS_MIN = 1_000
/** What one answer may take, in rounds. */
const ROUNDS_MAX = 8_000_000
/** Between two looks at what else there is to do, in rounds; a millisecond or two. */
const ROUNDS_AT_ONCE = 50_000
const NOTHING = 1e-6
/** What a game keeps of stakes, roughly. */
const KEPT_OF_STAKES = 0.04

/** Whether it can be reckoned; what would take too many rounds is not. */
export function canReckon(plan: Plan): boolean {
  return roundsOf(plan) * PLAYERS_MIN <= ROUNDS_MAX
}

/**
 * Plays a bonus some thousand times, the same each time it is asked for. Yields now and then, so that whoever runs it can
 * do something else between.
 */
export function* reckon(plan: Plan, outcomes: readonly Outcome[]): Generator<void, Reckoning> {
  const random = seededRandom(SEED)
  const draw = drawFrom(outcomes)
  const players = Math.max(PLAYERS_MIN, Math.min(PLAYERS_MAX, Math.floor(ROUNDS_MAX / Math.max(1, roundsOf(plan)))))
  const sums = { more: 0, nothing: 0, through: 0, left: 0 }
  let played = 0
  for (let player = 0; player < players; player++) {
    const { cash, staked, isThrough } = playThrough(plan, draw, random)
    if (cash > plan.cash + NOTHING) sums.more++
    if (cash <= NOTHING) sums.nothing++
    if (isThrough) sums.through++
    sums.left += cash
    played += staked + 1
    if (played < ROUNDS_AT_ONCE) continue
    played = 0
    yield
  }
  const share = (sum: number) => sum / players
  return {
    more: share(sums.more),
    some: 1 - share(sums.more) - share(sums.nothing),
    nothing: share(sums.nothing),
    through: share(sums.through),
    left: share(sums.left),
    players,
  }
}

/** How many rounds one player plays, roughly; while cash is staked first and does not count, it has to go before. */
function roundsOf({ cash, bonus, wager, freeRounds, counts, stakeOrder }: Plan): number {
  const won = freeRounds ? freeRounds.count * freeRounds.worth : 0
  const before = counts === 'bonus' && stakeOrder === 'cash_first' ? cash / KEPT_OF_STAKES : 0
  return (bonus + won) * wager + (freeRounds?.count ?? 0) + before
}
