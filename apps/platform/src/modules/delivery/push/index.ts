export { deliverPushes, type PushPorts, pushJobs, type Verdict } from './deliver.ts'
export { DONE_KEPT_MS as PUSHES_KEPT_MS } from './rules.ts'
export {
  removeDone as removeDonePushes,
  removeOfPlayers as dropPlayersFromPush,
  readHavingBrowsers as findHavingBrowsers,
  removeOfSession as dropSessionFromPush,
  type StoredPush,
} from './store.ts'
export { type BrowserAddress, addSubscription, listSubscriptions, removeOwnSubscription } from './subscriptions.ts'
export { type PushConfig, vapidKeys } from './vapid.ts'
export { writePush } from './write-push.ts'
