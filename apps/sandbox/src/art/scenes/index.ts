import { land } from './land.ts'
import { patterns } from './patterns.ts'
import { rooms } from './rooms.ts'
import type { Scene } from './stage.ts'
import { town } from './town.ts'
import { water } from './water.ts'

const composers = { ...land, ...patterns, ...rooms, ...town, ...water }

export type SceneName = keyof typeof composers

/** Every background a game can stand in, by name. */
export const scenes: Readonly<Record<SceneName, Scene>> = composers

export const sceneNames = Object.keys(composers) as SceneName[]
