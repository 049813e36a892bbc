import { type Pool, withTransaction } from '@baize/database'
import type { Logger } from '@baize/kit'
import { callCompany, type Company, type CompanyPorts } from '../../ground/companies/index.ts'
import { addJob, jobKind } from '../../ground/jobs/index.ts'
import { postbackBody, type StoredPostback } from './postback.ts'
import * as store from './postback-store.ts'
import { ATTEMPT_MAX_MS, ATTEMPTS_MAX, BATCH_MAX, pauseAfter, SEND_TIMEOUT_MS, SWEEP_ROUNDS_MAX } from './rules.ts'

export interface SendPorts extends CompanyPorts {
  pool: Pool
  logger: Logger
}

/** Tells an affiliate company what became of a player it brought. */
export const tellAffiliateJob = jobKind<{ postbackId: string }>('tell-affiliate')

/**
 * Sends one postback when it is due, between transactions. To a company that is off nothing is sent, no attempt is
 * counted and nothing is given up: it waits, and goes within a minute of the company being on again.
 */
export async function tellAffiliate(ports: SendPorts, id: string): Promise<void> {
  const { pool, companies, clock } = ports
  const companyId = await store.readWaitingFor(pool, id)
  const company = companyId === undefined ? undefined : await companies.find('affiliate', companyId)
  if (!company?.isEnabled) return
  const now = clock.now()
  const postback = await store.takePostback(pool, id, now, new Date(now.getTime() + ATTEMPT_MAX_MS))
  // What somebody else has in hand is theirs; what they leave is found by the next look.
  if (postback) await send(ports, company, postback)
}

/** Sends those that are due and whose jobs are gone, or whose company was off; how many it took up. */
export async function tellLeftAffiliates(ports: SendPorts, signal?: AbortSignal): Promise<number> {
  let count = 0
  for (let round = 0; round < SWEEP_ROUNDS_MAX && !signal?.aborted; round++) {
    const serving = new Map((await ports.companies.serving('affiliate')).map((company) => [company.id, company]))
    if (serving.size === 0) return count
    const now = ports.clock.now()
    const untilAt = new Date(now.getTime() + ATTEMPT_MAX_MS)
    const due = await store.takeDue(ports.pool, [...serving.keys()], { now, untilAt, limit: BATCH_MAX })
    await Promise.all(due.map((postback) => send(ports, serving.get(postback.companyId)!, postback)))
    count += due.length
    if (due.length < BATCH_MAX) return count
  }
  return count
}

async function send(ports: SendPorts, company: Company, postback: StoredPostback): Promise<void> {
  const { pool, clock, logger } = ports
  const { id, attempts } = postback
  const problem = await attempt(ports, company, postback)
  const now = clock.now()
  if (problem === null) return store.markTaken(pool, id, now)
  const about = { postback: id, company: company.id, attempts, reason: problem }
  if (attempts >= ATTEMPTS_MAX) {
    logger.warn('a postback to an affiliate company was given up', about)
    return store.giveUp(pool, id, problem, now)
  }
  logger.warn('a postback to an affiliate company has to wait', about)
  const runAt = new Date(now.getTime() + pauseAfter(attempts))
  await withTransaction(pool, async (tx) => {
    await store.postpone(tx, id, problem, runAt)
    await addJob(tx, tellAffiliateJob, { postbackId: id }, { key: `postback:${id}`, runAt })
  })
}

/** `null` when the company has it; otherwise what came instead of an answer. */
async function attempt(ports: SendPorts, company: Company, postback: StoredPostback): Promise<string | null> {
  try {
    const body = postbackBody(postback)
    const call = { method: 'POST', path: '/v1/postbacks', body, timeoutMs: SEND_TIMEOUT_MS } as const
    const answer = await callCompany(ports, company, call)
    await answer.body?.cancel()
    return answer.ok ? null : `answered ${answer.status}`
  } catch (error) {
    return `no answer: ${(error as Error).name}`
  }
}
