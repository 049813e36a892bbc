import { PART_GONE } from '../shared/connection/persist.ts'

const POLL_MS = 3_600_000
const RELOADED_KEY = 'reloadedAt'
/** A page loaded anew that is told again that it is old stands as it is: two builds are being served at once. */
const RELOAD_GUARD_MS = 10_000

/** A move that is about to begin. */
interface Move {
  toLocation: { publicHref: string }
  pathChanged: boolean
}

/** What it asks of the router. */
interface Moves {
  subscribe(name: 'onBeforeNavigate', heard: (move: Move) => void): unknown
}

/**
 * Notices a newer build: asks once an hour, when somebody comes back to a page that was not asked for longer, and when
 * a chunk of this build is gone. The next move to another page then loads that page afresh. Dialogs come and go within
 * a page, so a game that is open and a form that is half filled stay.
 */
export function watchBuild(router: Moves, buildId: string): void {
  let isOutdated = false
  let askedAt = Date.now()
  const poll = async () => {
    askedAt = Date.now()
    const latest = await latestBuild()
    isOutdated ||= latest !== null && latest !== buildId
  }
  setInterval(() => void poll(), POLL_MS)
  // The timers of a tab in the background, or of a phone that sleeps, stand still.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt >= POLL_MS) void poll()
  })
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (isOutdated && pathChanged && mayReload()) location.assign(toLocation.publicHref)
  })
  // Nobody is torn from a page by a part that did not come: the next move brings the newer build, where there is one.
  addEventListener(PART_GONE, () => void poll())
}

/** The build that the site serves now; `null` when it does not say. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch('/builds/latest.json', { cache: 'no-store' })
    const { id } = (await response.json()) as { id?: unknown }
    return response.ok && typeof id === 'string' ? id : null
  } catch {
    return null
  }
}

/** Whether the last load anew is long enough ago; notes the one that follows. Where nothing can be kept, none does. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_KEY) ?? 0)
    if (Date.now() - last < RELOAD_GUARD_MS) return false
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
