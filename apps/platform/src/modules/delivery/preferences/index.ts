export { quietEnd, readPreferences, savePreferences, waysOf } from './preferences.ts'
export { promotedTopics } from './topics.ts'
export { forgetPreferences } from './store.ts'
