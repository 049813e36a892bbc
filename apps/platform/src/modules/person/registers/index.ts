export { type Answer, type Occasion, type Standing, standingOf } from './answer.ts'
export { RegisterFailure, type RegisterQuestion } from './port.ts'
export { createRegister } from './signed-register.ts'
export {
  keepAnswer,
  readLatest as findLatestAnswer,
  readLatestOf as findLatestAnswers,
  readUnheard as findUnheard,
} from './store.ts'
