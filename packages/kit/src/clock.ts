/** Where the time comes from. A parameter everywhere, so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  #nowMs: number

  constructor(start: Date) {
    this.#nowMs = start.getTime()
  }

  now(): Date {
    return new Date(this.#nowMs)
  }

  advance(durationMs: number): void {
    this.#nowMs += durationMs
  }
}
