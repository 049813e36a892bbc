import type { Clock } from '@baize/kit'
import { signedFetch } from '../protocol/signed.ts'
import type { CashierId, CashierSecrets } from './companies.ts'

export interface ReporterOptions {
  secrets: CashierSecrets
  clock: Clock
  fetch?: typeof globalThis.fetch
  /** Wait after the first refusal; it doubles with every further one. */
  retryFirstMs: number
  /** Called once a report was received with 2xx; `isRefused` when the platform does not take the money. */
  onReceived: (id: string, isRefused: boolean) => Promise<void>
}

/** What is told of a payment or payout. */
export interface Report {
  /** Whose report it is. */
  id: string
  /** The company that tells it. */
  provider: CashierId
  callbackUrl: string
  body: { eventId: string; occurredAt: string; [member: string]: string }
}

/** Tells the platform how payments and payouts ended, until it has heard. */
export interface Reporter {
  /** Starts telling and returns at once; what is being told already is not told twice at a time. */
  report: (report: Report) => void
  /** Stops all telling; what was not received stays so. */
  close: () => Promise<void>
}

const RETRY_LONGEST_MS = 60_000

/** A platform that does not know a payment for so long never will; it can still ask. */
export const REPORTED_FOR_MS = 3 * 24 * 60 * 60_000
const TIMEOUT_MS = 10_000

export function createReporter(options: ReporterOptions): Reporter {
  const stopping = new AbortController()
  const running = new Map<string, Promise<void>>()

  const tell = async (report: Report) => {
    let delayMs = options.retryFirstMs
    while (!stopping.signal.aborted && isWorthTelling(report, options.clock.now())) {
      const answer = await tellOnce(report, options, stopping.signal)
      if (answer && (await isNoted(report, answer === 'refused'))) return
      await pause(delayMs, stopping.signal)
      delayMs = Math.min(delayMs * 2, RETRY_LONGEST_MS)
    }
  }

  /** A receipt that could not be written down is asked for again; the platform knows the event by its id. */
  const isNoted = ({ id }: Report, isRefused: boolean) =>
    options.onReceived(id, isRefused).then(
      () => true,
      () => false,
    )

  return {
    report(report) {
      if (stopping.signal.aborted || running.has(report.id)) return
      running.set(
        report.id,
        tell(report).finally(() => running.delete(report.id)),
      )
    },
    async close() {
      stopping.abort()
      await Promise.allSettled(running.values())
    },
  }
}

/** What the platform said to a report; null where it has to be told again. */
async function tellOnce(
  { callbackUrl, body, provider }: Report,
  { secrets, clock, fetch }: ReporterOptions,
  signal: AbortSignal,
): Promise<'received' | 'refused' | null> {
  try {
    const reply = await signedFetch({
      provider,
      secret: secrets[provider],
      method: 'POST',
      url: callbackUrl,
      body,
      timeoutMs: TIMEOUT_MS,
      signal,
      fetch,
      clock,
    })
    const text = await reply.text()
    if (!reply.ok) return null
    return isRefusal(text) ? 'refused' : 'received'
  } catch {
    // The platform is away or slow; that is what the next attempt is for.
    return null
  }
}

function isRefusal(text: string): boolean {
  try {
    return (JSON.parse(text) as { status?: unknown } | null)?.status === 'refused'
  } catch {
    return false
  }
}

const isWorthTelling = ({ body }: Report, now: Date) =>
  now.getTime() - new Date(body.occurredAt).getTime() < REPORTED_FOR_MS

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, durationMs)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
