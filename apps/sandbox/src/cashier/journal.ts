import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** What a journal keeps: something with a name of its own that it never changes. */
interface Kept {
  createdAt: string
}

/** Where payments and payouts outlive the process. */
export interface Journal<Row> {
  /** The last known form of every row. */
  read: () => Promise<Row[]>
  /** Resolves when the row is on disk. */
  write: (row: Row) => Promise<void>
  close: () => Promise<void>
}

/** Rows older than this are left out when the file is rewritten at start, unless told otherwise. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000

/**
 * One JSON object per line, the whole row each time; the last line of a row counts.
 * A line cut off by a crash was never confirmed to anyone and is skipped.
 */
export function fileJournal<Row extends Kept>(
  path: string,
  { now, idOf, keptForMs = KEPT_FOR_MS }: { now: () => Date; idOf: (row: Row) => string; keptForMs?: number },
): Journal<Row> {
  let handle: FileHandle | undefined
  let queue: Promise<unknown> = Promise.resolve()

  return {
    async read() {
      await mkdir(dirname(path), { recursive: true })
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      const rows = lastOfEach(text, idOf).filter((row) => isWorthKeeping(row, now(), keptForMs))
      await writeFile(`${path}.new`, rows.map(lineOf).join(''))
      await rename(`${path}.new`, path)
      handle = await open(path, 'a')
      return rows
    },
    write(row) {
      const written = queue.then(async () => {
        await handle!.appendFile(lineOf(row))
        await handle!.datasync()
      })
      // A failed write is told to its caller; the next one still gets its turn.
      queue = written.catch(() => undefined)
      return written
    },
    async close() {
      await queue
      await handle?.close()
      handle = undefined
    },
  }
}

/** Keeps nothing; for tests and for a cashier without a data directory. */
export const noJournal: Journal<never> & Pick<Journal<unknown>, 'write'> = {
  read: async () => [],
  write: async () => undefined,
  close: async () => undefined,
}

const lineOf = (row: Kept) => `${JSON.stringify(row)}\n`

function isWorthKeeping({ createdAt }: Kept, now: Date, keptForMs: number): boolean {
  return now.getTime() - new Date(createdAt).getTime() < keptForMs
}

function lastOfEach<Row>(text: string, idOf: (row: Row) => string): Row[] {
  const rows = new Map<string, Row>()
  for (const line of text.split('\n')) {
    try {
      const row = JSON.parse(line) as Row
      rows.set(idOf(row), row)
    } catch {
      continue
    }
  }
  return [...rows.values()]
}
