import type { Passkey } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, Refusal, isUuid, uuidv7 } from '@baize/kit'
import { recordFact } from '../../ground/facts/index.ts'
import type { ProvenAddition, ProvenPasskey } from './ceremonies.ts'
import { PASSKEYS_MAX } from './rules.ts'
import * as store from './store.ts'

interface Ports {
  clock: Clock
}

/** The player's passkeys, oldest first. */
export async function listPasskeys(db: Queryable, playerId: string): Promise<Passkey[]> {
  return (await store.readPasskeys(db, playerId)).map(toWire)
}

/** Whether the player has one at all. */
export async function hasPasskeys(db: Queryable, playerId: string): Promise<boolean> {
  return (await store.countPasskeys(db, playerId)) > 0
}

/**
 * Keeps a new passkey of the player, whose row must be locked. Refuses `too_many_passkeys`, and `passkey_refused` for one
 * that somebody has already.
 */
export async function addPasskey(
  tx: Tx,
  { clock }: Ports,
  playerId: string,
  { name, proven }: { name: string; proven: ProvenAddition },
): Promise<Passkey> {
  if ((await store.countPasskeys(tx, playerId)) >= PASSKEYS_MAX) throw new Refusal('too_many_passkeys')
  const createdAt = clock.now()
  const passkey = { ...proven, id: uuidv7(createdAt.getTime()), playerId, name, createdAt, lastUsedAt: null }
  if (!(await store.insertPasskey(tx, passkey))) throw new Refusal('passkey_refused')
  await recordFact(tx, { kind: 'passkey_added', playerId, data: { passkeyId: passkey.id }, occurredAt: createdAt })
  return toWire(passkey)
}

/** Notes that it was used. Refuses `passkey_refused` when it is gone, or when its counter did not grow meanwhile. */
export async function usePasskey(tx: Tx, { clock }: Ports, proven: ProvenPasskey): Promise<void> {
  if (!(await store.saveUse(tx, proven, clock.now()))) throw new Refusal('passkey_refused')
}

/** Refuses `not_found`. */
export async function renamePasskey(tx: Tx, playerId: string, { id, name }: { id: string; name: string }) {
  const renamed = isUuid(id) ? await store.saveName(tx, { id, playerId, name }) : undefined
  if (!renamed) throw new Refusal('not_found')
  return toWire(renamed)
}

/** Refuses `not_found`. */
export async function removePasskey(tx: Tx, { clock }: Ports, playerId: string, id: string): Promise<Passkey> {
  const removed = isUuid(id) ? await store.removePasskey(tx, { id, playerId }) : undefined
  if (!removed) throw new Refusal('not_found')
  await recordFact(tx, { kind: 'passkey_removed', playerId, data: { passkeyId: id }, occurredAt: clock.now() })
  return toWire(removed)
}

/** Takes all of a player away. */
export function removeAllPasskeys(tx: Tx, playerId: string): Promise<void> {
  return store.removeAll(tx, playerId)
}

function toWire({ id, name, isBackedUp, createdAt, lastUsedAt }: store.StoredPasskey): Passkey {
  return {
    id,
    name,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
