import type { PageLocale } from '../boot.ts'
import type { PlayRules } from '../play/rules.ts'
import type { SessionState } from '../http/state.ts'
import type { FreeRounds } from '../play/reply.ts'
import { amountWriter } from './amounts.ts'
import type { WriteAmount } from './amounts.ts'

/** What the page knows of the player's money: the session, the balance as last told, and the bet chosen. */
export interface Purse {
  readonly session: string
  readonly isBusy: boolean
  readonly rules: PlayRules
  balance: bigint
  /** What the next round is worth: chosen, or fixed by the house that pays for it. */
  readonly bet: bigint
  /** What the next round costs. */
  readonly cost: bigint
  /** Rounds the house pays for, while some are left. */
  freeRounds: FreeRounds | null
  readonly canLess: boolean
  readonly canMore: boolean
  readonly write: WriteAmount
  /** What a session of play money starts with. */
  readonly start: bigint
  readonly currency: string
  /** The highest bet within the balance; `null` where none is low enough. */
  readonly fits: bigint | null
  /** Moves the bet up or down the levels; stays at the ends. */
  step(by: 1 | -1): void
  /** Takes one of the bets. */
  choose(bet: bigint): void
  /** Takes over what the server says now, keeping the bet. */
  renew(state: SessionState): void
}

/** Play money of a new session, in main units. */
const DEMO_START = 1000n

/** `kept` is the bet the player chose the last time, which they get again while the balance covers it. */
export function createPurse(locale: PageLocale, first: SessionState, demoUnit: string, kept?: string | null): Purse {
  const { currency, subunitToUnit } = first
  const unit = first.mode === 'demo' ? demoUnit : currency
  const write = amountWriter(locale, { code: currency, subunitToUnit: BigInt(subunitToUnit) }, unit)
  let state = first
  let balance = BigInt(first.balance)
  let freeRounds = first.freeRounds
  const bets = first.bets.map(BigInt)
  const keptAt = first.bets.indexOf(kept ?? '')
  let at = keptAt >= 0 && bets[keptAt]! <= balance ? keptAt : defaultBet(bets, balance)
  return {
    get session() {
      return state.session
    },
    get isBusy() {
      return state.isBusy
    },
    get rules() {
      return state.rules
    },
    get balance() {
      return balance
    },
    set balance(amount) {
      balance = amount
    },
    get bet() {
      return freeRounds ? BigInt(freeRounds.value) : bets[at]!
    },
    get cost() {
      return freeRounds ? 0n : bets[at]!
    },
    get freeRounds() {
      return freeRounds
    },
    set freeRounds(next) {
      freeRounds = next && next.played < next.rounds ? next : null
    },
    get canLess() {
      return !freeRounds && at > 0
    },
    get canMore() {
      return !freeRounds && at < bets.length - 1
    },
    write,
    currency,
    get fits() {
      return bets.findLast((level) => level <= balance) ?? null
    },
    start: DEMO_START * BigInt(subunitToUnit),
    step(by) {
      if (freeRounds) return
      at = Math.min(bets.length - 1, Math.max(0, at + by))
    },
    choose(bet) {
      at = Math.max(0, bets.indexOf(bet))
    },
    renew(next) {
      state = next
      balance = BigInt(next.balance)
      freeRounds = next.freeRounds
    },
  }
}

/** A hundredth of the highest bet, or less where the balance asks for it. */
export function defaultBet(bets: readonly bigint[], balance: bigint): number {
  const usual = bets.findIndex((level) => level * 100n >= bets.at(-1)!)
  const affordable = bets.findLastIndex((level) => level <= balance)
  return Math.max(0, Math.min(usual, affordable))
}
