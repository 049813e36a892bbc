/** A change that is done after a moment, so that a dialog can be seen while it waits. */
export const done = () => new Promise<void>((resolve) => setTimeout(resolve, 800))

/** An instant so many hours from now. */
export function inHours(hours: number): string {
  return new Date(Date.now() + hours * 3_600_000).toISOString()
}
