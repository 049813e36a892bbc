import { keptText, useKeptText } from '../page/kept-text.ts'

/** As long as the platform takes no code after too many wrong ones. */
const BLOCK_MS = 180_000

const blockedUntil = keptText('bonusTimer')

/** Until when no code may be tried, in every tab and across reloads; `null` when one may. Browser only. */
export function useCodeBlock(): string | null {
  return useKeptText(blockedUntil, readBlock)
}

/** Too many wrong codes were tried. */
export function blockCodes(): void {
  blockedUntil.keep(new Date(Date.now() + BLOCK_MS).toISOString())
}

/** The time is over. */
export function unblockCodes(): void {
  blockedUntil.keep(null)
}

function readBlock(): string | null {
  const until = blockedUntil.read()
  return until !== null && Date.parse(until) > Date.now() ? until : null
}
