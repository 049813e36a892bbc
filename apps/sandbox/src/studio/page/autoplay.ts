/** Plays a number of rounds one after another until they are over or somebody stops it. */
export interface Autoplay {
  readonly isOn: boolean
  start(rounds: number): void
  stop(): void
  /** A round has ended: the next one follows after a pause, if any is left. */
  next(): void
}

export interface AutoplayParts {
  /** Shows how many rounds are left. */
  readonly show: (left: number) => void
  readonly pauseMs: () => number
  readonly isRunning: () => boolean
  readonly spin: () => void
}

export function createAutoplay({ show, pauseMs, isRunning, spin }: AutoplayParts): Autoplay {
  let left = 0

  function set(rounds: number): void {
    left = rounds
    show(left)
  }

  function next(): void {
    if (left === 0) return
    setTimeout(() => {
      if (left === 0 || isRunning()) return
      set(left - 1)
      spin()
    }, pauseMs())
  }

  return {
    get isOn() {
      return left > 0
    },
    start(rounds) {
      set(rounds)
      if (!isRunning()) next()
    },
    stop: () => set(0),
    next,
  }
}
