import type { ExactFigures } from './figures.ts'
import type { SimulatedFigures } from './simulate.ts'

/** The recorded figures of one game, tied by `hash` to the strips, pays and paylines they were computed from. */
export interface Measured {
  readonly hash: string
  readonly exact: ExactFigures
  readonly simulated: SimulatedFigures
}
