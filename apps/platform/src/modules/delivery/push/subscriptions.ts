import { createHash, ECDH } from 'node:crypto'
import type { Queryable, Tx } from '@baize/database'
import { type Clock, Refusal, seal, unseal } from '@baize/kit'
import { isEndpointAllowed } from './endpoint.ts'
import { DEVICES_MAX } from './rules.ts'
import * as store from './store.ts'
import type { PushConfig } from './vapid.ts'

/** Where a browser is written to, as it says itself. */
export interface BrowserAddress {
  endpoint: string
  p256dh: string
  auth: string
}

interface Ports {
  clock: Clock
  config: PushConfig
}

/**
 * Lets a browser show messages to the player from now on. One that showed those of somebody else before shows them no
 * more. Of many browsers the oldest give way.
 */
export async function addSubscription(
  tx: Tx,
  { clock, config }: Ports,
  whose: { playerId: string; sessionId: string },
  address: BrowserAddress,
): Promise<void> {
  const { endpoint, p256dh, auth } = address
  if (!isEndpointAllowed(endpoint, config.push.isLoopbackAllowed))
    throw new Refusal('validation', { endpoint: [{ code: 'regex' }] })
  if (!isPoint(p256dh)) throw new Refusal('validation', { p256dh: [{ code: 'regex' }] })
  const id = subscriptionId(endpoint)
  const sealed = seal(config.tokenSecret, sealedFor(id), JSON.stringify({ endpoint, p256dh, auth }))
  await store.insertSubscription(tx, { id, ...whose, sealed, createdAt: clock.now() })
  await store.removeOldest(tx, whose.playerId, DEVICES_MAX)
}

/** What a browser is called: a hash of its address, which it can tell without being told. */
export function subscriptionId(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url')
}

/** Refuses `not_found` for a browser that is not the player's. */
export async function removeOwnSubscription(tx: Tx, playerId: string, id: string): Promise<void> {
  if (!(await store.removeOfPlayer(tx, playerId, id))) throw new Refusal('not_found')
}

export function listSubscriptions(db: Queryable, playerId: string): Promise<string[]> {
  return store.readIds(db, playerId)
}

/** The address of a browser; undefined where it was closed with a secret that is known no more. */
export function openAddress(config: PushConfig, id: string, sealed: Buffer): BrowserAddress | undefined {
  try {
    return JSON.parse(unseal(config.tokenSecret, sealedFor(id), sealed)) as BrowserAddress
  } catch {
    return undefined
  }
}

function sealedFor(id: string) {
  return { purpose: 'push', id }
}

/** Whether it is a point of the curve that browsers use: nothing can be closed for any other key. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}
