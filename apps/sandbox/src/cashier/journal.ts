import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Payment } from './payment.ts'

/** Where payments outlive the process. */
export interface Journal {
  /** The last known form of every payment. */
  read: () => Promise<Payment[]>
  /** Resolves when the payment is on disk. */
  write: (payment: Payment) => Promise<void>
  close: () => Promise<void>
}

/** Payments older than this are left out when the file is rewritten at start. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60_000

/**
 * One JSON object per line, the whole payment each time; the last line of a payment counts.
 * A line cut off by a crash was never confirmed to anyone and is skipped.
 */
export function fileJournal(path: string, now: () => Date): Journal {
  let handle: FileHandle | undefined
  let queue: Promise<unknown> = Promise.resolve()

  return {
    async read() {
      await mkdir(dirname(path), { recursive: true })
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return ''
        throw error
      })
      const payments = lastOfEach(text).filter((payment) => isWorthKeeping(payment, now()))
      await writeFile(`${path}.new`, payments.map(lineOf).join(''))
      await rename(`${path}.new`, path)
      handle = await open(path, 'a')
      return payments
    },
    write(payment) {
      const written = queue.then(async () => {
        await handle!.appendFile(lineOf(payment))
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
export const noJournal: Journal = { read: async () => [], write: async () => undefined, close: async () => undefined }

const lineOf = (payment: Payment) => `${JSON.stringify(payment)}\n`

function isWorthKeeping({ createdAt }: Payment, now: Date): boolean {
  return now.getTime() - new Date(createdAt).getTime() < KEPT_FOR_MS
}

function lastOfEach(text: string): Payment[] {
  const payments = new Map<string, Payment>()
  for (const line of text.split('\n')) {
    try {
      const payment = JSON.parse(line) as Payment
      payments.set(payment.paymentId, payment)
    } catch {
      continue
    }
  }
  return [...payments.values()]
}
