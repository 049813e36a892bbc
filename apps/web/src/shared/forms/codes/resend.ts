/** How long to wait for another code. */
export const RESEND_DELAY_MS = 60_000

/** `1:00`, `0:59` … A begun second counts whole. */
export function minutesAndSeconds(durationMs: number): string {
  const seconds = Math.ceil(durationMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
