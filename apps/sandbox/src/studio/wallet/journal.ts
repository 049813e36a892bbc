import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RoundReference } from './client.ts'

/** What the studio still has to tell the platform about a round. */
export interface Obligation extends RoundReference {
  readonly kind: 'rollback' | 'win'
  readonly transactionId: string
  readonly betTransactionId: string
  /** Smallest units as digits; zero for a rollback. */
  readonly amount: string
}

/** Remembers obligations until they are met. */
export interface Journal {
  /** Remembers the round's obligation in place of any it had before. */
  owe(obligation: Obligation): void
  /** The round is settled. */
  settle(roundId: string): void
  /** Everything still owed. */
  open(): Obligation[]
}

export function memoryJournal(): Journal {
  const owed = new Map<string, Obligation>()
  return {
    owe: (obligation) => void owed.set(obligation.roundId, obligation),
    settle: (roundId) => void owed.delete(roundId),
    open: () => [...owed.values()],
  }
}

/** Lines after which the file is written anew without the settled rounds. */
const LINES_MAX = 10_000

/**
 * A journal that outlives the process: one JSON line per change, appended before the platform is called, so
 * that a killed studio finds at its next start what it owes. Readable by its owner only.
 */
export function fileJournal(path: string): Journal {
  const memory = memoryJournal()
  let lines = 0
  mkdirSync(dirname(path), { recursive: true })
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) replay(memory, line)
  compact()

  /** Replaces the file in one step, so that it is whole at every moment. */
  function compact(): void {
    const open = memory.open().map((obligation) => `${JSON.stringify(obligation)}\n`)
    writeFileSync(`${path}.new`, open.join(''), { mode: 0o600 })
    renameSync(`${path}.new`, path)
    lines = open.length
  }

  function append(entry: object): void {
    appendFileSync(path, `${JSON.stringify(entry)}\n`)
    lines++
  }

  return {
    owe(obligation) {
      append(obligation)
      memory.owe(obligation)
    },
    settle(roundId) {
      append({ settled: roundId })
      memory.settle(roundId)
      if (lines > LINES_MAX + memory.open().length) compact()
    },
    open: () => memory.open(),
  }
}

function replay(journal: Journal, line: string): void {
  let entry: Obligation | { settled: string }
  try {
    entry = JSON.parse(line)
  } catch {
    // The last line of a killed process may be cut short; its call was never made.
    return
  }
  if ('settled' in entry) journal.settle(entry.settled)
  else journal.owe(entry)
}
