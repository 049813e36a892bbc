import type { Random } from '@baize/kit'

/**
 * What is played through: money of the player, a bonus and its terms. All amounts are in stakes, so that one answer
 * serves every currency and every size.
 */
export interface Plan {
  /** The player's own money at the start. */
  cash: number
  /** The bonus; what free rounds win stands in its place where there are some. */
  bonus: number
  /** Rounds the house pays for, what each is worth, and whether their winnings are cash. */
  freeRounds: { count: number; worth: number; areWinningsCash: boolean } | null
  /** How many times the bonus has to be staked. */
  wager: number
  /** Whether all of a stake counts, or the part of it that is bonus money. */
  counts: 'stake' | 'bonus'
  stakeOrder: 'cash_first' | 'bonus_first'
  /** More than this becomes no cash. */
  maxWin: number | null
  maxWinMultiplier: number | null
  sticky: boolean
  cashable: boolean
}

/** How it ended: what the player then has, how much was staked, and whether it was staked through. */
export interface Ending {
  cash: number
  staked: number
  isThrough: boolean
}

/** Amounts below this are nothing: far less than the smallest unit of any currency. */
const NOTHING = 1e-6

/** Who has played so many rounds goes home with what is theirs; nobody plays more before the time is over. */
const ROUNDS_MAX = 100_000

/**
 * Plays once from the start until what has to be staked is staked, or nothing is left, by the rules of bonus money
 * (`play/wagering`): whose money a stake takes first, winnings in the proportion of the stake, the maximum win, and what
 * a sticky bonus keeps. Every stake is one, and all that is left where that is less.
 */
export function playThrough(plan: Plan, draw: (random: Random) => number, random: Random): Ending {
  const { freeRounds, counts, stakeOrder } = plan
  let { cash, bonus } = plan
  for (let round = 0; round < (freeRounds?.count ?? 0); round++) bonus += draw(random) * freeRounds!.worth
  if (freeRounds?.areWinningsCash) return { cash: cash + bonus, staked: 0, isThrough: true }
  const given = bonus
  const required = given * plan.wager
  let [staked, counted] = [0, 0]
  for (let round = 0; round < ROUNDS_MAX && counted < required - NOTHING && bonus > NOTHING; round++) {
    const stake = Math.min(1, cash + bonus)
    const fromBonus = Math.min(bonus, stakeOrder === 'bonus_first' ? stake : Math.max(0, stake - cash))
    const won = draw(random)
    bonus += (won - 1) * fromBonus
    cash += (won - 1) * (stake - fromBonus)
    staked += stake
    counted += counts === 'bonus' ? fromBonus : stake
  }
  const isThrough = counted >= required - NOTHING
  if (isThrough) cash += Math.min(mostOf(plan, given), Math.max(0, bonus - (plan.sticky ? given : 0)))
  return { cash, staked, isThrough }
}

function mostOf({ maxWin, maxWinMultiplier, cashable }: Plan, given: number): number {
  if (!cashable) return 0
  return Math.min(maxWin ?? Infinity, maxWinMultiplier === null ? Infinity : maxWinMultiplier * given)
}
