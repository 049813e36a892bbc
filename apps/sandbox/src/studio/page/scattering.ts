const RANGE = 2 ** 31 - 1

/** Shares from 0 to 1 for what drifts and glitters: evenly scattered, the same at every start. Decides nothing. */
export function createScattering(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % RANGE
    return state / RANGE
  }
}
