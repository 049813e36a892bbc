/** Minutes of a day: from the first one of quiet until the first one after it. */
export interface QuietMinutes {
  from: number
  to: number
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** When quiet ends that holds now on clocks of the time zone, whatever they are put to meanwhile; null where it does not. */
export function quietUntil(now: Date, quiet: QuietMinutes, timeZone: string): Date | null {
  const clock = clockOf(timeZone)
  if (!isQuiet(quiet, clock(now))) return null
  let end = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS)
  // A second step is needed where clocks were put back on the way.
  while (isQuiet(quiet, clock(end))) end = later(end, (quiet.to - clock(end) + DAY_MINUTES) % DAY_MINUTES)
  // Where they were put forward, quiet ended before.
  while (!isQuiet(quiet, clock(later(end, -1)))) end = later(end, -1)
  return end
}

/** Whether clocks of this time zone are known. */
export function isTimeZone(name: string): boolean {
  return formatIn(name) !== null
}

function isQuiet({ from, to }: QuietMinutes, minute: number): boolean {
  return from < to ? from <= minute && minute < to : from <= minute || minute < to
}

function later(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS)
}

/** Tells the minute of the day. A time zone nobody knows is taken for UTC. */
function clockOf(timeZone: string): (instant: Date) => number {
  const format = formatIn(timeZone) ?? formatIn('UTC')!
  return (instant) => {
    const [hour, minute] = format.format(instant).split(':').map(Number)
    return hour! * 60 + minute!
  }
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  } catch {
    return null
  }
}
