/** A pause this long ends a sitting. */
export const PAUSE_MINUTES = 30

const MINUTE_MS = 60_000

/** A stretch of play for real money without a long pause, over all games and tabs. */
export interface Sitting {
  id: string
  startedAt: Date
  /** The latest stake or opening of a game. */
  lastAt: Date
  /** When the player last answered a reality check. */
  checkedAt: Date | null
  money: { currency: string; staked: bigint; won: bigint }[]
}

/** Whether it goes on, or a pause has ended it. */
export function isGoingOn({ lastAt }: Pick<Sitting, 'lastAt'>, now: Date): boolean {
  return now.getTime() - lastAt.getTime() <= PAUSE_MINUTES * MINUTE_MS
}

/** When the reality check is due: an interval after the last one was answered, or after the beginning. */
export function checkDueAt({ startedAt, checkedAt }: Pick<Sitting, 'startedAt' | 'checkedAt'>, minutes: number): Date {
  const from = checkedAt && checkedAt > startedAt ? checkedAt : startedAt
  return new Date(from.getTime() + minutes * MINUTE_MS)
}

/** When the rest after the last answered check is over; long ago where none was answered. */
export function restEndsAt({ checkedAt }: Pick<Sitting, 'checkedAt'>, restMinutes: number): Date {
  return new Date((checkedAt?.getTime() ?? 0) + restMinutes * MINUTE_MS)
}
