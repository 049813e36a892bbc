import type { Zone } from '../words/settings.tsx'

/** An instant as a control of the browser for day and time takes it, to the minute, on the clock the reader chose. */
export function instantToField(instant: string, { zone }: { zone: Zone }): string {
  if (instant === '') return ''
  const at = new Date(instant)
  const offsetMs = zone === 'utc' ? 0 : at.getTimezoneOffset() * 60_000
  return new Date(at.getTime() - offsetMs).toISOString().slice(0, 16)
}

/** The instant of what such a control holds; empty for nothing. */
export function fieldToInstant(text: string, { zone }: { zone: Zone }): string {
  return text === '' ? '' : new Date(zone === 'utc' ? `${text}Z` : text).toISOString()
}
