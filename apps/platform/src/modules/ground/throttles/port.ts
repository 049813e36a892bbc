/** A limit: so many uses of what `key` names within a window, which begins with the first of them. */
export interface Limit {
  /** What is counted, in words of our own; may hold what somebody typed, for it is kept as a hash. */
  key: string
  count: number
  windowSeconds: number
}

/** How a window stands after uses were added to it. */
export interface Standing {
  used: number
  /** Time until the window ends and counting begins anew. */
  endsInMs: number
}

/** Where windows are counted for all processes. */
export interface ThrottleStore {
  /** Adds uses to each window, in one step whose order over all processes is one; answers in the order asked. */
  add(uses: readonly (Omit<Limit, 'count'> & { uses: number })[]): Promise<Standing[]>
  /** Gives one use back to each window that still runs. */
  giveBack(keys: readonly string[]): Promise<void>
  /** Forgets the windows. */
  clear(keys: readonly string[]): Promise<void>
}

/** Where calls are remembered that may come once only. */
export interface CallMemory {
  /** True for the first process that asks within the time; false for everybody after it. */
  isFirst(key: string, rememberMs: number): Promise<boolean>
}
