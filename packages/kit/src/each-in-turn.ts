/**
 * Does the work for one after the other, until the signal ends it. What fails does not hold up the rest: it is thrown
 * at the end, as an AggregateError with the message.
 */
export async function eachInTurn<T>(
  items: Iterable<T>,
  message: string,
  work: (item: T) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    if (signal?.aborted) break
    try {
      await work(item)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, message)
}
