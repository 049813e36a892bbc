import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 2000
const PAUSE_MS = { first: 10_000, least: 300, most: 20_000 }
/** How much a pause changes at a look. */
const STEP = 1.15

/** Holds the pauses of players so that the machine is about as busy as told, whatever it can carry. */
export class Pace {
  #pauseMs = PAUSE_MS.first
  #isOver = false
  readonly #looks: number[] = []

  constructor(readonly busy: number) {}

  /** A pause of a player, by chance half as long to half as long again. */
  rest(): Promise<void> {
    return sleep(this.#pauseMs * (0.5 + Math.random()))
  }

  /** Looks at the machine until the end of `scope`. */
  async hold(scope: AbortSignal): Promise<void> {
    scope.addEventListener('abort', () => (this.#isOver = true))
    for (let before = times(); !this.#isOver;) {
      await sleep(LOOK_MS)
      const after = times()
      const busy = 1 - (after.idle - before.idle) / (after.all - before.all)
      before = after
      this.#looks.push(busy)
      const wish = this.#pauseMs * (busy > this.busy ? STEP : 1 / STEP)
      this.#pauseMs = Math.min(PAUSE_MS.most, Math.max(PAUSE_MS.least, wish))
    }
  }

  /** How busy the machine was on average. */
  get average(): number {
    return this.#looks.reduce((sum, look) => sum + look, 0) / this.#looks.length
  }
}

function times(): { idle: number; all: number } {
  const each = cpus().map(({ times: { user, nice, sys, idle, irq } }) => ({
    idle,
    all: user + nice + sys + idle + irq,
  }))
  return each.reduce((sum, { idle, all }) => ({ idle: sum.idle + idle, all: sum.all + all }))
}
