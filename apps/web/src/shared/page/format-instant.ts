import { localDigits } from './digits.ts'

/** An instant as histories show it: `DD.MM.YYYY, HH:mm` in the reader's own time zone and digits. Browser only. */
export function formatInstant(instant: string, locale: string): string {
  const at = new Date(instant)
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${two(at.getDate())}.${two(at.getMonth() + 1)}.${at.getFullYear()}`
  return localDigits(`${day}, ${two(at.getHours())}:${two(at.getMinutes())}`, locale)
}
