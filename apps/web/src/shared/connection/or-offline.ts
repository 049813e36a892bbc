import { isLineGone, subscribeToLine } from './line.ts'

/** Nothing can be had now, and it is the line's doing. */
export class LineGone extends Error {
  override readonly name = 'LineGone'
}

/** What a page needs may still be at hand, or come in time. */
const PATIENCE_MS = 700

/** The same, but given up soon while the line is gone, so that a visitor hears of it instead of waiting. */
export function orOffline<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      if (isLineGone()) timer = setTimeout(() => finish(() => reject(new LineGone())), PATIENCE_MS)
    }
    const stop = subscribeToLine(look)
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      stop()
      settle()
    }
    look()
    work.then(
      (result) => finish(() => resolve(result)),
      (error: unknown) => finish(() => reject(isLineGone() ? new LineGone() : error)),
    )
  })
}
