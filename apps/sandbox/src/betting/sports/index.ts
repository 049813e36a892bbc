import { basketball } from './basketball.ts'
import { football } from './football.ts'
import type { Sport, SportId } from './match.ts'
import { tennis } from './tennis.ts'

export const sportOf: Readonly<Record<SportId, Sport>> = { football, tennis, basketball }
