export { approveRate, liftRate, type RateStanding, setRate } from './by-hand.ts'
export type { QuoteProblem } from './quote.ts'
export { refreshRates } from './refresh.ts'
export { type Quote, readHandRates, readLastQuotes, readWishes } from './store.ts'
