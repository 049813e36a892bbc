export { checkDueAt, isGoingOn, restEndsAt, PAUSE_MINUTES, type Sitting } from './sitting.ts'
export {
  countSittings,
  readDayStart as dayStartOf,
  readEdges,
  readInterval as findInterval,
  readIsStopped as isPlayStopped,
  readSitting as findSitting,
  removeSittings,
  saveAnswers as answerChecks,
  readSecondsPlayed as secondsPlayed,
  saveInterval as chooseInterval,
} from './store.ts'
export type { Happened } from './stretch.ts'
