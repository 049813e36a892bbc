const STEP_MINUTES = 30

/** Times to choose from, each half hour of the day, and `chosen` should it lie between two of them. */
export function timesOfDay(chosen: string): string[] {
  const times = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, step) => timeAt(step * STEP_MINUTES))
  return [...new Set([...times, chosen])].toSorted()
}

function timeAt(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
