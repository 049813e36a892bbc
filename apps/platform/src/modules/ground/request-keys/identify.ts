import { createHash, createHmac } from 'node:crypto'

/** Whose key it is: a player's, an operator's, or that of a guest, of whom only the network is known. */
export type KeyOwner = { playerId: string } | { operatorId: string } | { network: string }

/** One request that may come again, as the table knows it. */
export interface KeyedRequest {
  id: Buffer
  operation: string
  playerId: string | null
  hash: Buffer
}

/**
 * A key belongs to its owner and its operation: another player's, or the same for another operation, is another key.
 * `asked` is everything the request asks for; the order of its members does not matter, and neither does an absent one
 * that comes as `null`.
 */
export function identify(
  secret: string,
  { owner, operation, key }: { owner: KeyOwner; operation: string; key: string },
  asked: unknown,
): KeyedRequest {
  const playerId = 'playerId' in owner ? owner.playerId : null
  return {
    id: createHash('sha256')
      .update(`${nameOf(owner)}\n${operation}\n${key}`)
      .digest(),
    operation,
    playerId,
    hash: createHmac('sha256', secret)
      .update(`request ${JSON.stringify(ordered(asked))}`)
      .digest(),
  }
}

function nameOf(owner: KeyOwner): string {
  if ('playerId' in owner) return `player ${owner.playerId}`
  return 'operatorId' in owner ? `operator ${owner.operatorId}` : `guest ${owner.network}`
}

function ordered(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value)
  if (Buffer.isBuffer(value)) return value.toString('base64')
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, member]) => member !== null && member !== undefined)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, member]) => [name, ordered(member)])
}
