import { setTimeout as rest } from 'node:timers/promises'
import type { Plan } from './play-through.ts'
import { canReckon, reckon, type Reckoning } from './reckon.ts'
import { typicalGame } from './typical-game.ts'

/** How many answers are kept; they are the same in every process and for ever. */
const KEPT_MAX = 500

const kept = new Map<string, Promise<Reckoning>>()
let last: Promise<unknown> = Promise.resolve()

/** So many wait for their turn at most, a few seconds; whoever asks then is told without. */
const WAITING_MAX = 20
let waiting = 0

/**
 * What becomes of a plan at the odds of a typical game; `null` for one that would take too many rounds, and where too
 * many wait already. Amounts are told to three figures, so that what is nearly the same is reckoned once. One at a time,
 * and half of the time is left to others, whatever anybody asks for.
 */
export async function reckoningOf(plan: Plan): Promise<Reckoning | null> {
  const rough = roughly(plan)
  if (!canReckon(rough)) return null
  const key = JSON.stringify(rough)
  const known = kept.get(key)
  if (known) return known
  if (waiting >= WAITING_MAX) return null
  waiting++
  const reckoning = last.then(() => run(rough)).finally(() => waiting--)
  last = reckoning
  kept.set(key, reckoning)
  if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value!)
  return reckoning
}

async function run(plan: Plan): Promise<Reckoning> {
  const steps = reckon(plan, typicalGame)
  for (;;) {
    const beganMs = performance.now()
    const step = steps.next()
    if (step.done) return step.value
    await rest(performance.now() - beganMs)
  }
}

function roughly(plan: Plan): Plan {
  const { cash, bonus, freeRounds, maxWin } = plan
  return {
    ...plan,
    cash: toFigures(cash),
    bonus: toFigures(bonus),
    freeRounds: freeRounds && { ...freeRounds, worth: toFigures(freeRounds.worth) },
    maxWin: maxWin === null ? null : toFigures(maxWin),
  }
}

const toFigures = (value: number) => Number(value.toPrecision(3))
