import { createHmac } from 'node:crypto'
import type { Clock } from '@baize/kit'
import type { Applicant, Result } from './applicants.ts'

export interface ReporterOptions {
  /** Where webhooks go. */
  url: string
  secret: string
  clock: Clock
  /** Between what is said first and the verdict. */
  reviewMs: number
}

/** Tells the house what becomes of applicants. */
export interface Reporter {
  report: (applicant: Applicant) => void
  close: () => Promise<void>
}

const ATTEMPTS_MAX = 6
const RETRY_FIRST_MS = 500
const TIMEOUT_MS = 5_000

const REVIEWS: Record<Exclude<Result, 'wait'>, object> = {
  approve: { reviewAnswer: 'GREEN' },
  retry: {
    reviewAnswer: 'RED',
    reviewRejectType: 'RETRY',
    rejectLabels: ['UNSATISFACTORY_PHOTOS'],
    moderationComment: 'The photo of your document is blurred. Please take another one in good light.',
  },
  reject: {
    reviewAnswer: 'RED',
    reviewRejectType: 'FINAL',
    rejectLabels: ['FORGERY'],
    moderationComment: 'The document could not be accepted.',
  },
}

/**
 * As real companies do at their worst: the verdict comes twice, and what was said before it comes once more after it.
 * What is not received is said again, after waits that double.
 */
export function createReporter({ url, secret, clock, reviewMs }: ReporterOptions): Reporter {
  const stopping = new AbortController()
  const running = new Set<Promise<void>>()

  const send = async (webhook: object): Promise<void> => {
    const body = JSON.stringify(webhook)
    const digest = createHmac('sha256', secret).update(body).digest('hex')
    const headers = {
      'content-type': 'application/json',
      'x-payload-digest': digest,
      'x-payload-digest-alg': 'HMAC_SHA256_HEX',
    }
    for (let attempt = 0; attempt < ATTEMPTS_MAX && !stopping.signal.aborted; attempt += 1) {
      const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)])
      const reply = await fetch(url, { method: 'POST', body, headers, signal }).catch(() => undefined)
      await reply?.body?.cancel()
      if (reply?.ok) return
      await pause(RETRY_FIRST_MS * 2 ** attempt, stopping.signal)
    }
  }

  const tell = async ({ id, externalUserId, level, claim }: Applicant): Promise<void> => {
    const webhook = (type: string, more: object = {}) => ({
      applicantId: id,
      externalUserId,
      levelName: level,
      applicantType: 'individual',
      sandboxMode: true,
      type,
      ...more,
      createdAtMs: clock.now().toISOString().replace('T', ' ').slice(0, -1),
    })
    const pending = webhook('applicantPending', { reviewStatus: 'pending' })
    await send(pending)
    if (!claim || claim.result === 'wait') return
    await pause(reviewMs, stopping.signal)
    const reviewed = webhook('applicantReviewed', { reviewStatus: 'completed', reviewResult: REVIEWS[claim.result] })
    await send(reviewed)
    await send(pending)
    await send(reviewed)
  }

  return {
    report(applicant) {
      if (stopping.signal.aborted) return
      const telling = tell(applicant).finally(() => running.delete(telling))
      running.add(telling)
    },
    async close() {
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, durationMs)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
