import type { Clock } from '@baize/kit'
import { signedFetch } from '../protocol/signed.ts'
import type { Payment } from './payment.ts'

/** The id under which the platform knows this company. */
export const PROVIDER = 'cashier'

export interface ReporterOptions {
  secret: string
  clock: Clock
  fetch?: typeof globalThis.fetch
  /** Wait after the first refusal; it doubles with every further one. */
  retryFirstMs: number
  /** Called once a report was received with 2xx. */
  onReceived: (paymentId: string) => Promise<void>
}

/** Tells the platform how payments ended, until it has heard. */
export interface Reporter {
  /** Starts telling and returns at once; a payment that is being told already is not told twice at a time. */
  report: (payment: Payment) => void
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

  const tell = async (payment: Payment) => {
    let delayMs = options.retryFirstMs
    while (!stopping.signal.aborted && isWorthTelling(payment, options.clock.now())) {
      if ((await isAccepted(payment, options, stopping.signal)) && (await isNoted(payment))) return
      await pause(delayMs, stopping.signal)
      delayMs = Math.min(delayMs * 2, RETRY_LONGEST_MS)
    }
  }

  /** A receipt that could not be written down is asked for again; the platform knows the event by its id. */
  const isNoted = ({ paymentId }: Payment) =>
    options.onReceived(paymentId).then(
      () => true,
      () => false,
    )

  return {
    report(payment) {
      if (stopping.signal.aborted || running.has(payment.paymentId)) return
      running.set(
        payment.paymentId,
        tell(payment).finally(() => running.delete(payment.paymentId)),
      )
    },
    async close() {
      stopping.abort()
      await Promise.allSettled(running.values())
    },
  }
}

async function isAccepted(
  payment: Payment,
  { secret, clock, fetch }: ReporterOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const { paymentId, amount, currency, callbackUrl, state, report } = payment
  const body = {
    eventId: report!.eventId,
    paymentId,
    status: state === 'paid' ? 'paid' : 'failed',
    amount,
    currency,
    occurredAt: report!.occurredAt,
  }
  try {
    const reply = await signedFetch({
      provider: PROVIDER,
      secret,
      method: 'POST',
      url: callbackUrl,
      body,
      timeoutMs: TIMEOUT_MS,
      signal,
      fetch,
      clock,
    })
    await reply.body?.cancel()
    return reply.ok
  } catch {
    // The platform is away or slow; that is what the next attempt is for.
    return false
  }
}

const isWorthTelling = ({ report }: Payment, now: Date) =>
  now.getTime() - new Date(report!.occurredAt).getTime() < REPORTED_FOR_MS

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
