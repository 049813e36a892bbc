import type { Pool, Queryable, Tx } from '@baize/database'
import { type Clock, Refusal, seal, unseal, uuidv7 } from '@baize/kit'
import type { KeyedRequest } from './identify.ts'
import * as store from './store.ts'

interface Ports {
  clock: Clock
  config: { tokenSecret: string }
}

/** An answer as it went out: a repeat gets the same bytes. */
export interface StoredAnswer {
  status: number
  headers: Record<string, string | string[]>
  text: string
}

/** How long a repeat gets the first answer. A browser gives up, or is closed, long before. */
export const KEY_LIFE_MS = 24 * 3_600_000

/** Longer than an attempt may take that asks a company twice with five seconds of patience each. */
const LEASE_MS = 30_000

/** For a repeat to wait for the attempt that is running, looking again and again. */
const LOOK_EVERY_MS = 100
const LOOKS_MAX = 150

/** The answer this request got before, or null. Refuses `key_conflict` when the key was used for another request. */
export async function findAnswer(db: Queryable, ports: Ports, request: KeyedRequest): Promise<StoredAnswer | null> {
  const known = await readSame(db, request)
  return known?.answer ? open(ports, request, known.answer) : null
}

/**
 * Takes the key for the transaction: null when the request is now to be carried out, and otherwise its first answer.
 * Of attempts at the same moment one carries it out; the others wait here until it has committed, or for their own turn
 * when it has rolled back. Refuses `key_conflict`.
 */
export async function claim(tx: Tx, ports: Ports, request: KeyedRequest): Promise<StoredAnswer | null> {
  if (await store.insertKey(tx, fresh(ports, request, null))) return null
  const known = await readSame(tx, request)
  if (known?.answer) return open(ports, request, known.answer)
  // It was cleared away, or belongs to an attempt that left no answer: neither is carried out twice.
  throw new Refusal('key_in_use')
}

/**
 * Keeps the answer, in the transaction of what it tells or after it, and gives the one that stands: the first, where an
 * attempt lasted so long that another took its place.
 */
export async function keepAnswer(
  db: Queryable,
  ports: Pick<Ports, 'config'>,
  request: KeyedRequest,
  answer: StoredAnswer,
): Promise<StoredAnswer> {
  const sealed = seal(ports.config.tokenSecret, sealedFor(request), JSON.stringify(answer))
  const standing = await store.saveAnswer(db, request.id, sealed)
  return standing.equals(sealed) ? answer : open(ports, request, standing)
}

/** An attempt that works outside a transaction: what to carry out, or the first answer. */
export type Attempt = { kind: 'answered'; answer: StoredAnswer } | { kind: 'running'; id: string; isFirst: boolean }

/**
 * Takes the key for an attempt that works outside a transaction. The key is committed before anything is asked of the
 * company, with the id the company will know the request by, so that whoever comes after a crash goes on with the same
 * id instead of beginning anew. Waits while another attempt runs; refuses `key_conflict`, and `key_in_use` when that
 * takes too long.
 */
export async function begin(pool: Pool, ports: Ports, request: KeyedRequest): Promise<Attempt> {
  for (let look = 0; look < LOOKS_MAX; look++) {
    if (look > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    const now = ports.clock.now()
    const until = new Date(now.getTime() + LEASE_MS)
    const known = await readSame(pool, request)
    if (known?.answer) return { kind: 'answered', answer: open(ports, request, known.answer) }
    if (!known) {
      const key = fresh(ports, request, until)
      if (await store.insertKey(pool, key)) return { kind: 'running', id: key.attemptId, isFirst: true }
    } else if (await store.takeLease(pool, request.id, now, until))
      return { kind: 'running', id: known.attemptId, isFirst: false }
  }
  throw new Refusal('key_in_use', undefined, undefined, LEASE_MS / 1000)
}

/**
 * The same key inside the transaction that ends such an attempt: null when its answer is still to be made. Attempts that
 * meet here take turns.
 */
export async function lockKey(tx: Tx, ports: Ports, request: KeyedRequest): Promise<StoredAnswer | null> {
  const known = await store.lockKey(tx, request.id)
  if (!known) throw new Refusal('key_in_use')
  return known.answer && open(ports, request, known.answer)
}

/**
 * Ends an attempt that got no answer to keep. Where it can have done nothing, its key is free for another request;
 * otherwise the next attempt goes on with its id.
 */
export async function giveUp(pool: Pool, request: KeyedRequest, { isUntouched }: { isUntouched: boolean }) {
  await (isUntouched ? store.deleteKey(pool, request.id) : store.endLease(pool, request.id))
}

/** Forgets keys whose repeat nobody waits for any more, `countMax` of the oldest at most. Returns how many. */
export function removeOldKeys(db: Queryable, { clock }: Pick<Ports, 'clock'>, countMax: number): Promise<number> {
  return store.deleteOld(db, new Date(clock.now().getTime() - KEY_LIFE_MS), countMax)
}

function fresh({ clock }: Ports, request: KeyedRequest, leasedUntil: Date | null): store.NewKey {
  const now = clock.now()
  const { id, operation, playerId, hash } = request
  return {
    id,
    operation,
    playerId,
    requestHash: hash,
    attemptId: uuidv7(now.getTime()),
    leasedUntil,
    createdAt: now,
  }
}

async function readSame(db: Queryable, request: KeyedRequest): Promise<store.StoredKey | undefined> {
  const known = await store.readKey(db, request.id, request.hash)
  if (known && !known.isSame) throw new Refusal('key_conflict')
  return known
}

function open({ config }: Pick<Ports, 'config'>, request: KeyedRequest, answer: Buffer): StoredAnswer {
  return JSON.parse(unseal(config.tokenSecret, sealedFor(request), answer)) as StoredAnswer
}

function sealedFor({ id }: KeyedRequest) {
  return { purpose: 'request keys', id: id.toString('hex') }
}
