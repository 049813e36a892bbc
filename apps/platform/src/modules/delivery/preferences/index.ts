export { quietEnd, readPreferences, savePreferences, waysOf } from './preferences.ts'
export { forgetPreferences } from './store.ts'
