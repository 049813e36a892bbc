import { join } from 'node:path'
import type { Clock } from '@baize/kit'
import { fileJournal, noJournal } from './journal.ts'
import { hashOf } from './letter.ts'
import type { KeptLetter, Letter } from './letter.ts'

/** Newest letters kept; whoever looks for an older one has the platform's own tables. */
export const LETTERS_MAX = 1_000

export interface InboxOptions {
  /** Folder of the journal; without one, letters live as long as the process. */
  dataDir?: string
  clock: Clock
  lettersMax?: number
}

export interface LetterPage {
  letters: KeptLetter[]
  totalCount: number
}

export interface Inbox {
  /** Resolves when the letter is kept for good; a repeat changes nothing, another letter under its id is a conflict. */
  take: (letter: Letter) => Promise<'taken' | 'conflict'>
  find: (letterId: string) => KeptLetter | undefined
  /** Newest first. `to` is a part of the address, in any case, or of a phone as people write it; empty for all. */
  list: (filter: { to: string; offset: number; limit: number }) => LetterPage
  close: () => Promise<void>
}

/** Everything the platform ever wrote to anybody, up to a bound. */
export async function createInbox({ dataDir, clock, lettersMax = LETTERS_MAX }: InboxOptions): Promise<Inbox> {
  const journal = dataDir ? fileJournal(join(dataDir, 'inbox.jsonl')) : noJournal
  // In the order of arrival; a map keeps it.
  const letters = new Map((await journal.read()).slice(-lettersMax).map((letter) => [letter.letterId, letter]))
  await journal.replace([...letters.values()])
  let linesCount = letters.size
  let queue: Promise<unknown> = Promise.resolve()

  async function keep(letter: Letter): Promise<'taken' | 'conflict'> {
    const hash = hashOf(letter)
    const known = letters.get(letter.letterId)
    if (known) return known.hash === hash ? 'taken' : 'conflict'
    const kept = { ...letter, receivedAt: clock.now().toISOString(), hash }
    await journal.append(kept)
    linesCount += 1
    letters.set(kept.letterId, kept)
    for (const oldestId of letters.keys()) {
      if (letters.size <= lettersMax) break
      letters.delete(oldestId)
    }
    if (linesCount >= lettersMax * 2) {
      await journal.replace([...letters.values()])
      linesCount = letters.size
    }
    return 'taken'
  }

  return {
    take(letter) {
      // One at a time, so that of two equal letters at the same moment the second finds the first.
      const taken = queue.then(() => keep(letter))
      queue = taken.catch(() => undefined)
      return taken
    },
    find: (letterId) => letters.get(letterId),
    list({ to, offset, limit }) {
      const wanted = wantedPart(to)
      const found = [...letters.values()].filter((letter) => letter.to.toLowerCase().includes(wanted)).reverse()
      return { letters: found.slice(offset, offset + limit), totalCount: found.length }
    },
    async close() {
      await queue
      await journal.close()
    },
  }
}

/** Phones are kept as digits alone, however one writes them. */
function wantedPart(to: string): string {
  const text = to.trim().toLowerCase()
  return /^\+?[\d\s()./-]+$/.test(text) ? text.replaceAll(/\D/g, '') : text
}
