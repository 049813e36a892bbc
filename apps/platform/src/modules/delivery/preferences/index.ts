export { quietEnd, readPreferences, savePreferences, type Ways, waysOf, waysOfAll } from './preferences.ts'
export { promotedTopics } from './topics.ts'
export { forgetPreferences } from './store.ts'
