import type { AppRouter } from './router.tsx'

const POLL_MS = 3_600_000
const RELOAD_GUARD_MS = 10_000
const GUARD_KEY = 'reloadedAt'

/**
 * Notices a newer build: asks once an hour, and when a chunk of this build is gone. The next move then loads
 * the page afresh, at most once in 10 s.
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
  addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    location.reload()
  })
}

function mayReload(): boolean {
  const last = Number(sessionStorage.getItem(GUARD_KEY) ?? 0)
  if (Date.now() - last < RELOAD_GUARD_MS) return false
  sessionStorage.setItem(GUARD_KEY, String(Date.now()))
  return true
}
