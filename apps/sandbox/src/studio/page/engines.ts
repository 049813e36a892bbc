import type { EngineId } from '../engine-ids.ts'
import type { GameBoot } from '../boot.ts'
import { startGame } from './start.ts'

/** Opens a game of a kind in its place on the page. */
type Engine = (boot: GameBoot, place: HTMLElement) => Promise<void>

/** Who shows each kind of game. */
export const engines: Record<EngineId, Engine> = { slot: startGame }
