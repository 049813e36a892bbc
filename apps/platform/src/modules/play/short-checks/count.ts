import type { Tx } from '@baize/database'
import { BEGINNING, follow, type Turn } from './run.ts'
import * as store from './store.ts'

/** What happened to a player: a turn of their play in a currency, or a limit that was raised or removed. */
export type Happened = { playerId: string; occurredAt: Date } & (
  | { kind: 'turn'; currency: string; turn: Turn }
  | { kind: 'raise' }
)

/** Follows what happened, in order, and has its players looked at soon. */
export async function countHappened(tx: Tx, happened: readonly Happened[]): Promise<void> {
  const keys = happened.flatMap(({ playerId, ...event }) =>
    event.kind === 'turn' ? [{ playerId, currency: event.currency }] : [],
  )
  const runs = new Map((await store.readRuns(tx, keys)).map(({ run, ...key }) => [nameOf(key), { ...key, run }]))
  const steps: store.Step[] = []
  for (const event of happened) {
    const { playerId, occurredAt: at } = event
    if (event.kind === 'raise') steps.push({ playerId, at, kind: 'raise' })
    else {
      const key = { playerId, currency: event.currency }
      const { run, isChase } = follow(runs.get(nameOf(key))?.run ?? BEGINNING, event.turn)
      runs.set(nameOf(key), { ...key, run })
      if (event.turn.kind === 'deposit') steps.push({ playerId, at, kind: 'deposit' })
      if (isChase) steps.push({ playerId, at, kind: 'chase' })
    }
  }
  if (runs.size > 0) await store.saveRuns(tx, [...runs.values()])
  if (steps.length > 0) await store.insertSteps(tx, steps)
  await store.wishLooks(tx, happened)
}

function nameOf({ playerId, currency }: { playerId: string; currency: string }): string {
  return `${playerId} ${currency}`
}
