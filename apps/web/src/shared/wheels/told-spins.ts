/** Spins of a wheel and the message about them come from one cause, and so one after the other. */
const TOGETHER_MS = 5000

let toldAtMs = -Infinity

/** The player was just told of spins they were given. */
export function spinsTold(): void {
  toldAtMs = performance.now()
}

/** Whether a message that leads here is about spins the player was just told of. */
export function isAboutToldSpins(url: string | undefined): boolean {
  return url !== undefined && url.startsWith('/wheels/') && performance.now() - toldAtMs < TOGETHER_MS
}
