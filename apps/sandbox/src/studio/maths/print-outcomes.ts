import { gameOf } from '../engine/game.ts'
import type { LayoutId, ProfileId } from '../profiles-ids.ts'
import { outcomesOf } from './outcomes.ts'

/**
 * Prints the outcomes of a round for whoever reckons with them, as JSON:
 * `npx tsx apps/sandbox/src/studio/maths/print-outcomes.ts even 5x3-20`.
 */
const [profile, layout] = process.argv.slice(2)
const outcomes = outcomesOf(gameOf(profile as ProfileId, layout as LayoutId))
const lines = outcomes.map(([multiple, chance]) => `    [${multiple.toPrecision(12)}, ${chance.toPrecision(12)}]`)
process.stdout.write(`{\n  "game": "${profile} ${layout}",\n  "outcomes": [\n${lines.join(',\n')}\n  ]\n}\n`)
