import { type Pool, withTransaction } from '@baize/database'
import { type Logger, unseal } from '@baize/kit'
import { SEALED_FOR } from './letter.ts'
import { addLetterJob } from './letter-job.ts'
import { carrierOf, type CarrierPorts } from './providers/carrier.ts'
import { MailFailure, type OutgoingLetter } from './providers/port.ts'
import { ATTEMPT_MAX_MS, BATCH_MAX, pauseAfter } from './rules.ts'
import {
  giveUp,
  postpone,
  readDueAt,
  removeLetter,
  type GivenUp,
  type StoredLetter,
  takeDue,
  takeLetter,
} from './store.ts'

export interface DeliveryPorts extends CarrierPorts {
  pool: Pool
  logger: Logger
  config: CarrierPorts['config'] & { tokenSecret: string; mail: { from: string } }
}

/**
 * Hands over the letters that are due, some at a time, and returns how many it took up. A letter is removed once
 * the company has it; one that failed waits, longer each time; one that is refused, late or cannot be opened is
 * recorded and dropped. A process that dies in between leaves the letter to the next attempt, so the company may
 * see it twice, under one id.
 */
export async function deliverLetters(ports: DeliveryPorts): Promise<number> {
  const now = ports.clock.now()
  const letters = await takeDue(ports.pool, now, new Date(now.getTime() + ATTEMPT_MAX_MS), BATCH_MAX)
  await Promise.all(letters.map((letter) => deliver(ports, letter)))
  return letters.length
}

/**
 * Hands one letter over when it is due. What somebody else has in hand is due when that one is late; the job that
 * asks is told by an error, and comes back later.
 */
export async function deliverLetter(ports: DeliveryPorts, id: string): Promise<void> {
  const now = ports.clock.now()
  const letter = await takeLetter(ports.pool, id, now, new Date(now.getTime() + ATTEMPT_MAX_MS))
  if (letter) return deliver(ports, letter)
  const dueAt = await readDueAt(ports.pool, id)
  if (dueAt) throw new Error(`the letter is due at ${dueAt.toISOString()}`)
}

async function deliver(ports: DeliveryPorts, letter: StoredLetter): Promise<void> {
  const { pool, logger, clock } = ports
  const about = { letter: letter.id, kind: letter.kind, attempts: letter.attempts }
  try {
    const fate = await attempt(ports, letter)
    if (fate === 'taken' || fate === 'nobody') return await removeLetter(pool, letter.id)
    if (fate === 'late') logger.warn('a letter was not delivered in time', about)
    else logger.error('a letter was refused for good', new Error(fate), about)
    await giveUp(pool, letter, fate, clock.now())
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error
    logger.warn('a letter has to wait', { ...about, reason: error.message })
    const runAt = new Date(clock.now().getTime() + pauseAfter(letter.attempts))
    await withTransaction(pool, async (tx) => {
      await postpone(tx, letter.id, runAt)
      await addLetterJob(tx, letter.id, runAt)
    })
  }
}

async function attempt(ports: DeliveryPorts, letter: StoredLetter): Promise<'taken' | 'nobody' | GivenUp> {
  if (letter.recipient === null) return 'nobody'
  if (letter.expiresAt <= ports.clock.now()) return 'late'
  const content = open(ports, letter)
  if (!content) return 'unreadable'
  const { id, kind, medium, recipient, writtenAt } = letter
  const { from } = ports.config.mail
  return carrierOf(ports, medium).send({ letterId: id, kind, medium, from, to: recipient, writtenAt, ...content })
}

type Content = Pick<OutgoingLetter, 'locale' | 'subject' | 'text' | 'replyTo'>

/** Undefined for a letter that was written under a secret this platform no longer has. */
function open({ config }: DeliveryPorts, { id, sealed }: StoredLetter): Content | undefined {
  try {
    return JSON.parse(unseal(config.tokenSecret, { ...SEALED_FOR, id }, sealed)) as Content
  } catch {
    return undefined
  }
}
