const nameOf = (dialog: string) => `open ${dialog}`

/** Notes that a dialog was asked for. */
export function markOpening(dialog: string): void {
  performance.clearMarks(nameOf(dialog))
  performance.mark(nameOf(dialog))
}

/** How long ago it was, in milliseconds; since the page began for one that came with the address. */
export function timeSinceOpening(dialog: string): number {
  const [mark] = performance.getEntriesByName(nameOf(dialog), 'mark')
  performance.clearMarks(nameOf(dialog))
  return Math.round(performance.now() - (mark?.startTime ?? 0))
}
