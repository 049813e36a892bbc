/** The first instant of a day of the reader's calendar, as the wire has it. */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00`).toISOString()
}

/** The last millisecond of a day of the reader's calendar. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59.999`).toISOString()
}
