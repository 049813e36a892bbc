import { type Pool, withTransaction } from '@baize/database'
import type { Clock, Logger } from '@baize/kit'
import { handle, type JobHandler, repeat, type RepeatedJob } from '../../ground/jobs/index.ts'
import { addPushJob, deliverPushJob } from './push-job.ts'
import { ATTEMPT_MAX_MS, BATCH_MAX, pauseAfter, SWEEP_ROUNDS_MAX } from './rules.ts'
import { type PushContent, sendPush, type SendingPorts } from './send.ts'
import { markDone, postponePush, readDueAt, removeSubscription, type StoredPush, takePushes } from './store.ts'
import { openAddress } from './subscriptions.ts'

/**
 * What is to become of a message now that it is due: said to the browser, held until a time, dropped, or dropped together
 * with the browser, which is nobody's of the player any more.
 */
export type Verdict =
  | { kind: 'say'; content: PushContent; isUrgent: boolean }
  | { kind: 'hold'; until: Date }
  | { kind: 'drop' }
  | { kind: 'forget' }

export interface PushPorts extends SendingPorts {
  pool: Pool
  clock: Clock
  logger: Logger
  /** Asked for each message at the moment it would leave. */
  judge: (push: StoredPush) => Promise<Verdict>
}

/** What is done about messages to browsers when their time comes. */
export function pushJobs(ports: PushPorts): { handlers: JobHandler[]; repeated: RepeatedJob[] } {
  return {
    handlers: [handle(deliverPushJob, ({ messageId }) => deliverPush(ports, messageId))],
    // Messages whose own job was cancelled, or was given up while nobody could deliver.
    repeated: [repeat('deliver-left-pushes', { everyMinutes: 1 }, () => deliverLeft(ports))],
  }
}

/** Hands over what is due, some at a time, and returns how many messages it took up. */
export async function deliverPushes(ports: PushPorts, id: string | null = null): Promise<number> {
  const now = ports.clock.now()
  const untilAt = new Date(now.getTime() + ATTEMPT_MAX_MS)
  const pushes = await takePushes(ports.pool, { id, now, untilAt, countMax: BATCH_MAX })
  await Promise.all(pushes.map((push) => deliver(ports, push)))
  return pushes.length
}

/** What somebody else has in hand is due when that one is late; the job that asks is told by an error, and comes back. */
async function deliverPush(ports: PushPorts, messageId: string): Promise<void> {
  if ((await deliverPushes(ports, messageId)) > 0) return
  const dueAt = await readDueAt(ports.pool, messageId)
  if (dueAt) throw new Error(`the message is due at ${dueAt.toISOString()}`)
}

async function deliverLeft(ports: PushPorts): Promise<void> {
  for (let round = 0; round < SWEEP_ROUNDS_MAX; round++) if ((await deliverPushes(ports)) === 0) return
}

async function deliver(ports: PushPorts, push: StoredPush): Promise<void> {
  const { pool, clock, config, logger } = ports
  const now = clock.now()
  const about = { message: push.id, kind: push.kind, attempts: push.attempts }
  const verdict = await ports.judge(push)
  const address = openAddress(config, push.subscriptionId, push.sealed)
  if (verdict.kind === 'forget' || !address) return removeSubscription(pool, push.subscriptionId)
  if (verdict.kind === 'drop' || push.expiresAt <= now) return markDone(pool, push, now)
  if (verdict.kind === 'hold') return wait(ports, push, verdict.until, false)
  const lifeSeconds = Math.ceil((push.expiresAt.getTime() - now.getTime()) / 1000)
  const fate = await sendPush(ports, address, verdict.content, { isUrgent: verdict.isUrgent, lifeSeconds })
  if (fate.kind === 'gone') return removeSubscription(pool, push.subscriptionId)
  if (fate.kind === 'later') {
    logger.warn('a push has to wait', { ...about, reason: fate.why })
    return wait(ports, push, new Date(now.getTime() + pauseAfter(push.attempts, fate.pauseMs)), true)
  }
  if (fate.kind === 'refused') logger.error('a push was refused for good', new Error(`HTTP ${fate.status}`), about)
  await markDone(pool, push, clock.now())
}

function wait({ pool }: PushPorts, push: StoredPush, dueAt: Date, isTried: boolean): Promise<void> {
  return withTransaction(pool, async (tx) => {
    await postponePush(tx, push, dueAt, isTried)
    await addPushJob(tx, push.id, dueAt)
  })
}
