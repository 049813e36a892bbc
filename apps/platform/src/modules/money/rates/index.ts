export type { QuoteProblem } from './quote.ts'
export { refreshRates } from './refresh.ts'
export { type Quote, readLastQuotes } from './store.ts'
