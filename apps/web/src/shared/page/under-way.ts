import { useEffect } from 'react'

let count = 0
const subscribers = new Set<() => void>()

function add(change: number): void {
  count += change
  for (const subscriber of subscribers) subscriber()
}

/** Whether something was asked for that cannot be seen yet. */
export const isUnderWay = (): boolean => count > 0

export function subscribeUnderWay(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => void subscribers.delete(subscriber)
}

/** Says that something was asked for here, such as a dialog that is being fetched, until it can be seen. */
export function useUnderWay(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    add(1)
    return () => add(-1)
  }, [isWaiting])
}
