export type { FreeRounds } from './free-rounds.ts'
export { registerSeamless } from './http.ts'
export { takeTogether, type TogetherOptions } from './stakes.ts'
