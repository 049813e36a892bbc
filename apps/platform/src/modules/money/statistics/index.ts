export { type Movement, movementOf, movingKinds } from './movements.ts'
export { playerDays } from './player-days.ts'
export { addToPositions, listMovers, type Position, positionsBetween, removePositions } from './positions.ts'
export { listPlayerDays, type PlayedSum, type PlayerDay, sumPlayed } from './store.ts'
