/** What the page tells by itself and the message about it come from one cause, and so one after the other. */
const TOGETHER_MS = 5000

const toldAtMs = new Map<string, number>()

/** The player was just told of something, the message about which leads to this path, or below it where it ends in `/`. */
export function toldOf(path: string): void {
  toldAtMs.set(path, performance.now())
}

/** Whether a message that leads here is about something the player was just told of. */
export function isJustTold(url: string | undefined): boolean {
  const fromMs = performance.now() - TOGETHER_MS
  return [...toldAtMs].some(
    ([path, atMs]) => atMs > fromMs && (path.endsWith('/') ? url?.startsWith(path) === true : url === path),
  )
}
