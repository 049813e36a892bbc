import { writeFileSync } from 'node:fs'
import { gameOf } from '../engine/game.ts'
import { profileLayouts } from '../profiles-ids.ts'
import { exactFigures } from './figures.ts'
import { simulate } from './simulate.ts'

/**
 * Computes the figures of every profile on every layout, checks each by a long seeded simulation and
 * records both in `measured.ts`. Run after any change of strips, pays or paylines:
 * `npx tsx apps/sandbox/src/studio/maths/measure.ts`. Takes some minutes.
 */
const SEED = 20_261_121
const ROUNDS = 10_000_000

const measured = profileLayouts.map(({ profileId, layoutId }) => {
  const game = gameOf(profileId, layoutId)
  const exact = exactFigures(game)
  const simulated = simulate(game, SEED, ROUNDS)
  const error = exact.standardDeviation / Math.sqrt(ROUNDS)
  const deviations = (simulated.returnToPlayer - exact.returnToPlayer) / error
  process.stdout.write(
    `${profileId} ${layoutId}: return ${(exact.returnToPlayer * 100).toFixed(3)} %, ` +
      `deviation ${exact.standardDeviation.toFixed(2)}, hits ${(exact.hitRate * 100).toFixed(2)} %, ` +
      `simulation ${deviations.toFixed(2)} standard errors away\n`,
  )
  return [`${profileId} ${layoutId}`, { hash: game.hash, exact, simulated }] as const
})

/** JSON in the formatter's style. */
const literal = JSON.stringify(Object.fromEntries(measured), null, 2)
  .replaceAll(/"(\w+)":/g, '$1:')
  .replaceAll('"', "'")
  .replaceAll(/([^{,])\n( *)\}/g, '$1,\n$2}')

writeFileSync(
  new URL('measured.ts', import.meta.url),
  `import type { Measured } from './measured-shape.ts'

/** Written by \`measure.ts\`; never edited by hand. Keys are profile and layout. */
export const measured: Record<string, Measured> = ${literal.replaceAll(/\}\n( *)\}/g, '},\n$1}')}
`,
)
