export { identify, type KeyedRequest, type KeyOwner } from './identify.ts'
export {
  type Attempt,
  begin,
  claim,
  findAnswer,
  giveUp,
  KEY_LIFE_MS,
  keepAnswer,
  lockKey,
  removeOldKeys,
  type StoredAnswer,
} from './request-keys.ts'
