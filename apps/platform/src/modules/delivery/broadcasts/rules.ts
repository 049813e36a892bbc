/** A turn takes so long at the least, and sends what may be sent in that time. */
export const TURN_MS = 2_000

/** A turn whose process died is taken up by others after this, when its own job does not come back before. */
export const LEFT_AFTER_MS = 60_000

/** How many players one turn comes to. */
export function turnSize(perSecond: number): number {
  return (perSecond * TURN_MS) / 1000
}
