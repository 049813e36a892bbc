export { returnOf } from './outcomes.ts'
export type { Plan } from './play-through.ts'
export { reckoningOf } from './reckonings.ts'
export { typicalGame } from './typical-game.ts'
