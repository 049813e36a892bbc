import { setTimeout as sleep } from 'node:timers/promises'
import type { SiteProcess } from '../../support/site-process.ts'
import { type Figure, percentile } from '../statistics.ts'

const WATCHERS = 500
const WATCHED_MS = 20_000
/** Running matches are looked at this often: a price may be so old when it is told. */
const TICK_MS = 100
const P99_MAX_MS = 300

interface Told {
  at: number
}

/** From a price made to a page that hears it, with 500 pages that watch everything that runs on one process. */
export async function benchLivePrices({ sandboxUrl }: Pick<SiteProcess, 'sandboxUrl'>): Promise<Figure> {
  const ending = new AbortController()
  const ages: number[] = []
  let isCounted = false
  const watch = async () => {
    const url = `${sandboxUrl}/betting/api/stream?live=1&language=en`
    const response = await fetch(url, { signal: ending.signal })
    let rest = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + chunk).split('\n\n')
      rest = parts.pop()!
      for (const part of parts) {
        if (!isCounted || !part.startsWith('data: ')) continue
        const { at } = JSON.parse(part.slice('data: '.length)) as Told
        ages.push(Date.now() - at + TICK_MS)
      }
    }
  }
  const watching = Array.from({ length: WATCHERS }, () => watch().catch(() => undefined))
  await sleep(3000)
  isCounted = true
  await sleep(WATCHED_MS)
  ending.abort()
  await Promise.all(watching)
  const p99 = percentile(ages, 0.99)
  return {
    what: `Live price to page, ${WATCHERS} watchers of all running matches on one process`,
    measured: `p99 ${p99.toFixed(0)} ms, median ${percentile(ages, 0.5).toFixed(0)} ms, ${ages.length} messages, the wait for the next look (${TICK_MS} ms) counted in full`,
    reach: `p99 ≤ ${P99_MAX_MS} ms`,
    isReached: p99 <= P99_MAX_MS && ages.length > WATCHERS,
  }
}
