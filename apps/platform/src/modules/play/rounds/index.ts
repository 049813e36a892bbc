export {
  answerOnce,
  CONFLICT,
  hashOf,
  type OpenedRow,
  openingOf,
  type Outcome,
  type ShortOutcome,
  UNKNOWN,
} from './answered.ts'
export { createRounds, type Rounds } from './door.ts'
export {
  countedSince,
  type FreshWin,
  listRounds,
  listWinsSince,
  listWonRounds,
  type PlayedRound,
  type WonRound,
} from './history.ts'
export { forgetRoundsBefore, hasWinsWaitingBefore, takeOutRounds } from './leave.ts'
export { RULE_ORDER } from './own-rules.ts'
export { allowed, type AnyStakeRule, refused, stakeRule, type StakeRule, type Verdict } from './rule.ts'
export { giveBack, payWin, type ReturnOutcome, type Win, type WinOutcome } from './settle.ts'
export type { Composition, Considered, FreeRound, Opening, Stake, StakeOutcome } from './stake.ts'
export { readStaked, readWon, takeBackFree } from './store.ts'
export {
  decideWin,
  decideWinIn,
  findWin,
  listWaitingWins,
  pageWaitingWins,
  setCeiling,
  type WaitingWin,
} from './waiting-wins.ts'
export { unwatch, watch } from './watch.ts'
export { wakeListeners } from './wake.ts'
