/**
 * Whether the line to the house is there, for the whole site: what fails says so, a question now and then finds out
 * when it is back. Small, because the first load carries it.
 */
let isGone = false
let timer: ReturnType<typeof setTimeout> | undefined
const subscribers = new Set<() => void>()

/** A break is mostly short; a long one is not asked about more often than this. */
const ASK_AFTER_MS = 500
const ASK_AFTER_MAX_MS = 2500

export const isLineGone = (): boolean => isGone

export function subscribeToLine(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

/** Something did not get through. What is only slow, or refused, is none of this. */
export function lineFailed(): void {
  if (!isGone) set(true)
}

/** Something got through. */
export function lineWorked(): void {
  if (isGone) set(false)
}

/** Resolves when the line is back, or after this time. */
export function lineBackOr(durationMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(patience)
      stop()
      resolve()
    }
    const patience = setTimeout(done, durationMs)
    const stop = subscribeToLine(() => !isGone && done())
  })
}

function set(next: boolean): void {
  isGone = next
  clearTimeout(timer)
  if (isGone) askAfter(ASK_AFTER_MS)
  for (const subscriber of subscribers) subscriber()
}

function askAfter(pauseMs: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void ask(Math.min(pauseMs * 1.5, ASK_AFTER_MAX_MS)), pauseMs)
}

async function ask(nextPauseMs = ASK_AFTER_MS): Promise<void> {
  const isThere = await fetch('/api/ping', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (isThere) lineWorked()
  else if (isGone) askAfter(nextPauseMs)
}

if (typeof document !== 'undefined') {
  addEventListener('offline', lineFailed)
  addEventListener('online', () => void ask())
}
