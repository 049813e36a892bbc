import { withTransaction } from '@baize/database'
import type { Logger } from '@baize/kit'
import { addJob } from '../../ground/jobs/index.ts'
import { idOf, originOf } from './address.ts'
import { deliverAlertsJob, type ReportPorts } from './report.ts'
import { ATTEMPT_MAX_MS, LINES_MAX, pauseAfter, SEND_TIMEOUT_MS, TOLD_WITHIN_MS } from './rules.ts'
import * as store from './store.ts'

export interface AlertPorts extends ReportPorts {
  logger: Logger
  fetch: typeof fetch
  config: ReportPorts['config'] & { mail: { siteName: string } }
}

/**
 * Posts to an address what it has not heard, in the order in which it was written and in one post, between two
 * transactions. It comes at least once: again after pauses that grow, until the address answers with 2xx. What is two days
 * old is left out. An address that is no longer configured hears nothing.
 */
export async function deliverAlerts(ports: AlertPorts, addressId: string): Promise<void> {
  const { pool, clock, config } = ports
  const address = config.alertAddresses.find((known) => idOf(known) === addressId)
  if (address === undefined) return
  const now = clock.now()
  const taken = await store.takeAddress(pool, addressId, now, new Date(now.getTime() + ATTEMPT_MAX_MS))
  // What somebody else has in hand is theirs; what they leave is found by the next look.
  if (!taken) return
  const messages = await store.readMessages(pool, taken.toldTo, LINES_MAX)
  const fresh = messages.filter(({ writtenAt }) => now.getTime() - writtenAt.getTime() < TOLD_WITHIN_MS)
  const text = fresh.map((message) => `${config.mail.siteName}: ${message.text}`).join('\n')
  const failure = text === '' ? null : await post(ports, address, text)
  if (failure) return wait(ports, address, taken.attempts, failure)
  const toldTo = messages.at(-1)?.number ?? taken.toldTo
  await withTransaction(pool, async (tx) => {
    if (await store.markTold(tx, addressId, toldTo, clock.now())) await addDelivery(tx, addressId)
  })
}

/** Writes to every address what is due and whose jobs are gone. */
export async function deliverLeftAlerts(ports: AlertPorts): Promise<void> {
  await Promise.all(ports.config.alertAddresses.map((address) => deliverAlerts(ports, idOf(address))))
}

interface Failure {
  why: string
  /** The pause that the address asked for. */
  askedMs: number | null
}

/** `null` when the address has it. An error's own words may hold the address, so only its name is kept. */
async function post({ fetch }: AlertPorts, address: string, text: string): Promise<Failure | null> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      redirect: 'error',
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (response.ok) return null
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    return { why: `answered ${response.status}`, askedMs: Number.isFinite(seconds) ? seconds * 1000 : null }
  } catch (error) {
    return { why: `no answer: ${(error as Error).name}`, askedMs: null }
  }
}

async function wait(
  { pool, clock, logger }: AlertPorts,
  address: string,
  attempts: number,
  { why, askedMs }: Failure,
): Promise<void> {
  logger.warn('an alert for operators has to wait', { origin: originOf(address), attempts, reason: why })
  const runAt = new Date(clock.now().getTime() + pauseAfter(attempts, askedMs))
  await withTransaction(pool, async (tx) => {
    await store.postpone(tx, idOf(address), why, runAt)
    await addDelivery(tx, idOf(address), runAt)
  })
}

function addDelivery(tx: Parameters<typeof addJob>[0], addressId: string, runAt?: Date): Promise<void> {
  return addJob(tx, deliverAlertsJob, { addressId }, { key: `alerts:${addressId}`, ...(runAt && { runAt }) })
}
