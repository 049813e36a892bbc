export { isWaiting, mayAsk } from './asking.ts'
export { countHappened, type Happened } from './count.ts'
export { type Compared, type Figures, type Found, judge } from './marks.ts'
export { NIGHT_HOURS, RAISE_DAYS, USUAL_DAYS, WEEK_DAYS } from './rules.ts'
export {
  countSteps,
  insertCheck,
  readChecks as listChecks,
  readDue as listDue,
  readFound as findFound,
  readLast as findLastCheck,
  removeCounted,
  saveAnswer,
  saveFound,
  type ShortCheck,
  takeDue,
} from './store.ts'
