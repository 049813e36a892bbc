import { PART_GONE } from '../shared/connection/persist.ts'
import type { AppRouter } from './router.tsx'

const POLL_MS = 3_600_000

/**
 * Notices a newer build: asks once an hour, and when a chunk of this build is gone. The next move then loads
 * the page afresh.
 */
export function watchBuild(router: AppRouter, buildId: string): void {
  let isOutdated = false
  const poll = async () => {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' }).catch(() => null)
    const latest = response?.ok ? ((await response.json()) as { id: string }).id : buildId
    isOutdated ||= latest !== buildId
  }
  setInterval(() => void poll(), POLL_MS)
  router.subscribe('onBeforeNavigate', ({ toLocation, hrefChanged }) => {
    if (isOutdated && hrefChanged) location.assign(toLocation.publicHref)
  })
  // Nobody is torn from a page by a part that did not come: the next move brings the newer build, where there is one.
  addEventListener(PART_GONE, () => void poll())
}
