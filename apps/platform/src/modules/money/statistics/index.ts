export { playerDays } from './player-days.ts'
export { listPlayerDays, type PlayerDay } from './store.ts'
