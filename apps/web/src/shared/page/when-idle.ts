const WITHIN_MS = 5000

/** Runs it once the browser has nothing else to do, after some seconds in any case; returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, WITHIN_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: WITHIN_MS })
  return () => cancelIdleCallback(handle)
}
