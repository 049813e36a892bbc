import { startSiteProcess } from '../../support/site-process.ts'
import type { Figure } from '../statistics.ts'

/** `npm start` on a machine where everything is installed and built, on data it has seen before. */
export async function benchStart(): Promise<Figure> {
  const first = await startSiteProcess({ command: ['npm', 'start'] })
  await first.stop()
  const times: number[] = []
  let site = first
  for (let round = 0; round < 3; round += 1) {
    site = await first.restart()
    times.push(site.readyMs)
    await site.stop()
  }
  await site[Symbol.asyncDispose]()
  const median = times.toSorted((a, b) => a - b)[1]!
  return {
    what: '`npm start`, installed and built, to the line `ready`',
    measured: `${(median / 1000).toFixed(2)} s (first start on empty data ${(first.readyMs / 1000).toFixed(2)} s)`,
    reach: '≤ 5 s',
    isReached: median <= 5000,
  }
}
