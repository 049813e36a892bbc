/** Bounds of a stake that counts, in smallest units as text. */
export interface StakeBounds {
  /** A stake below it counts nothing. */
  amountFrom?: string
  /** A stake above it counts as this much. */
  amountTo?: string
}

/**
 * The terms of a bonus as they are kept with it, in the currency of the bonus. They are written once, at issue; SQL
 * reads them under these names. Amounts are smallest units as text, weights and multiples decimal numbers.
 */
export interface BonusTerms {
  /** Which money a stake takes first. */
  stakeOrder: 'cash_first' | 'bonus_first'
  /** What counts as wagered: every stake while the bonus is active, or the part of it that is bonus money. */
  counts: 'stake' | 'bonus'
  /** How many times the bonus has to be staked; 0 for not at all. */
  wagerCasino: number
  wagerSportsbook: number
  casino: StakeBounds
  sportsbook: StakeBounds
  /** Identities of games and of the studios that made them; empty for all of them. */
  games: readonly string[]
  gamesExcluded: boolean
  providers: readonly string[]
  providersExcluded: boolean
  /** How much of a stake counts, by the identity of a game or by the type of games; 1 for what is not named. */
  weights: { games: Readonly<Record<string, number>>; types: Readonly<Record<string, number>> }
  /** The highest stake while the bonus is active. */
  maxBet: string | null
  /** The most that becomes cash, as an amount and as a multiple of the bonus; the lower one counts. */
  maxWin: string | null
  maxWinMultiplier: number | null
  /** The amount given never becomes cash, only what was won with it. */
  sticky: boolean
  /** Whether anything of it becomes cash at all. */
  cashable: boolean
  /** Whether it can no longer be given up or changed once wagering has begun. */
  isCancelLocked: boolean
  /** What a withdrawal of cash does to it while it is active. */
  onWithdrawal: 'keeps' | 'cancels'
  /** Whether it becomes active at issue where no other one is. */
  activatesItself: boolean
  activateWithinMinutes: number
  wagerWithinMinutes: number
}
