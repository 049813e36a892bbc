export {
  type Asked,
  type ProvenCode,
  type Requester,
  clearOneTimeCodes,
  issueCode,
  proveCode,
  spendCode,
} from './codes.ts'
export { CODE_LIFE_MINUTES } from './rules.ts'
export type { CodeReason } from './store.ts'
