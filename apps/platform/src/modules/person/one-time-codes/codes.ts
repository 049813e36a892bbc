import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, type Random, Refusal, uuidv7 } from '@baize/kit'
import {
  ATTEMPTS_MAX,
  CODE_LIFE_MINUTES,
  COUNTED_MS,
  PER_NETWORK_MAX,
  PER_OWNER_MAX,
  RESEND_AFTER_MS,
  strangersMayAskAtMs,
} from './rules.ts'
import * as store from './store.ts'

interface Ports {
  clock: Clock
  random: Random
  config: { tokenSecret: string }
}

export interface Asked {
  /** A phone, or for a fresh proof an e-mail address. */
  phone: string
  reason: store.CodeReason
}

/** Who asks for a code, or gives it back. */
export interface Requester {
  /** Whether it is the owner of the phone, by a session or a device that signed in before. */
  isOwner: boolean
  /** What one subscriber holds (`networkOf`). */
  network: string
}

/** A code that was given back right. */
export interface ProvenCode {
  id: string
  /** Whose it is; null for a code of no player yet. */
  playerId: string | null
}

/**
 * Makes a code to be sent to a phone. Null when one was sent a moment ago, which stays good: somebody who goes back to
 * the form and sends it again is not refused for it. Refuses `one_time_code_limit` after the requester's number of
 * messages; what strangers asked for is not the owner's.
 */
export async function issueCode(
  tx: Tx,
  { clock, random, config }: Ports,
  { phone, reason, playerId, isOwner, network }: Asked & Requester & { playerId: string | null },
): Promise<{ code: string; expiresAt: Date } | null> {
  const now = clock.now()
  const sinceAt = new Date(now.getTime() - COUNTED_MS)
  await store.lockPhone(tx, phone)
  const sent = await store.readSent(tx, { phone, reason, network }, sinceAt)
  if (sent.lastAt && now.getTime() - sent.lastAt.getTime() < RESEND_AFTER_MS) return null
  const mayAskAtMs = isOwner ? ownerMayAskAtMs(sent) : strangerMayAskAtMs(sent)
  if (mayAskAtMs > now.getTime()) {
    const seconds = Math.ceil((mayAskAtMs - now.getTime()) / 1000)
    throw new Refusal('one_time_code_limit', undefined, undefined, seconds)
  }
  const id = uuidv7(now.getTime())
  const code = String(random.below(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(now.getTime() + CODE_LIFE_MINUTES * 60_000)
  const hash = hashOf(config.tokenSecret, id, code)
  await store.insertCode(tx, {
    id,
    phone,
    reason,
    playerId,
    isOwner,
    network,
    hash,
    attempts: ATTEMPTS_MAX,
    sentAt: now,
    expiresAt,
  })
  return { code, expiresAt }
}

function ownerMayAskAtMs({ ofOwner, ownerFirstAt }: store.Sent): number {
  return ofOwner < PER_OWNER_MAX ? 0 : ownerFirstAt!.getTime() + COUNTED_MS
}

function strangerMayAskAtMs({ ofStrangers, strangersLastAt, ofNetwork, networkFirstAt }: store.Sent): number {
  const networkAtMs = ofNetwork < PER_NETWORK_MAX ? 0 : networkFirstAt!.getTime() + COUNTED_MS
  const allAtMs = strangersLastAt ? strangersMayAskAtMs(ofStrangers, strangersLastAt.getTime()) : 0
  return Math.max(networkAtMs, allAtMs)
}

/**
 * Compares six digits with the last code sent to the phone for this reason. The try counts at once, by a statement of
 * its own: a refusal must not give it back. Tries from where the code was asked for, or of the owner, are counted apart
 * from those of others, who could use them up. Refuses `one_time_code_wrong`, whatever is wrong with it.
 */
export async function proveCode(
  db: Queryable,
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  { code, ...asked }: Asked & Requester & { code: string },
): Promise<ProvenCode> {
  const known = await store.takeAttempt(db, asked, clock.now())
  if (!known || !timingSafeEqual(known.hash, hashOf(config.tokenSecret, known.id, code)))
    throw new Refusal('one_time_code_wrong')
  return { id: known.id, playerId: known.playerId }
}

/** Takes a proven code out of use, together with what it is used for. Of two uses at once one is refused. */
export async function spendCode(tx: Tx, { id }: ProvenCode, now: Date): Promise<void> {
  if (!(await store.markUsed(tx, id, now))) throw new Refusal('one_time_code_wrong')
}

/** Removes codes too old to be counted, the oldest first; returns how many. */
export function clearOneTimeCodes(db: Queryable, now: Date, countMax: number): Promise<number> {
  return store.removeOlder(db, new Date(now.getTime() - COUNTED_MS), countMax)
}

function hashOf(secret: string, id: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`one-time code ${id} ${code}`).digest()
}
