export { type ProvenAddition, type ProvenPasskey, proveAddition, proveAssertion } from './ceremonies.ts'
export { askForAssertion, askForPasskey, clearPasskeyChallenges } from './challenges.ts'
export {
  addPasskey,
  hasPasskeys,
  listPasskeys,
  removeAllPasskeys,
  removePasskey,
  renamePasskey,
  usePasskey,
} from './passkeys.ts'
