import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** The registers played here, each in the manner of a national one. */
export const registerIds = ['gamstop', 'betguard', 'spelpaus', 'oasis'] as const
export type RegisterId = (typeof registerIds)[number]

/** Somebody who excluded themselves, found by e-mail or by name and date of birth. */
export interface Entry {
  id: string
  email: string
  lastName: string
  /** `YYYY-MM-DD` or empty. */
  birthdate: string
  /** The last day, `YYYY-MM-DD`; `null` until further notice. */
  endsOn: string | null
}

export interface Question {
  email: string | null
  lastName: string | null
  birthdate: string | null
}

interface Kept {
  entries: Entry[]
  /** Whether the register answers nobody, to see what a house does then. */
  isAway: boolean
}

/** One register, kept in a file beside the others. */
export interface ExclusionRegister {
  readonly isAway: boolean
  list(): readonly Entry[]
  add(entry: Entry): void
  remove(id: string): void
  setAway(isAway: boolean): void
  /** The entry that names the person on the day, the longest first. */
  find(question: Question, day: string): Entry | undefined
}

const FOREVER = '9999-12-31'
const same = (left: string, right: string | null) =>
  left !== '' && left.trim().toLowerCase() === (right ?? '').trim().toLowerCase()

/** A register whose entries outlive the process where a file is given. */
export function createRegister(path: string | undefined): ExclusionRegister {
  let kept = read(path)
  const change = (next: Kept) => {
    kept = next
    if (path) write(path, next)
  }
  return {
    get isAway() {
      return kept.isAway
    },
    list: () => kept.entries,
    add: (entry) => change({ ...kept, entries: [...kept.entries, entry] }),
    remove: (id) => change({ ...kept, entries: kept.entries.filter((entry) => entry.id !== id) }),
    setAway: (isAway) => change({ ...kept, isAway }),
    find: (question, day) =>
      kept.entries
        .filter(({ endsOn }) => endsOn === null || endsOn >= day)
        .filter(
          ({ email, lastName, birthdate }) =>
            same(email, question.email) || (same(lastName, question.lastName) && same(birthdate, question.birthdate)),
        )
        .toSorted((left, right) => ((left.endsOn ?? FOREVER) < (right.endsOn ?? FOREVER) ? 1 : -1))[0],
  }
}

function read(path: string | undefined): Kept {
  try {
    if (path) return JSON.parse(readFileSync(path, 'utf8')) as Kept
  } catch {
    // The first start, or a file that a crash cut off: the register begins empty.
  }
  return { entries: [], isAway: false }
}

function write(path: string, kept: Kept): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, JSON.stringify(kept))
  renameSync(`${path}.new`, path)
}
