import { createHmac } from 'node:crypto'
import { seal, unseal } from '@baize/kit'

const SEALED_FOR = 'withdrawals'

/** Where money goes: as much of it as may be shown, and what it is known again by. */
export interface Destination {
  masked: string
  hash: Buffer
}

/**
 * The last four characters are enough for a player to know their own account. The same place under another writing,
 * with spaces or small letters, is the same.
 */
export function destinationOf(secret: string, { method, value }: { method: string; value: string }): Destination {
  const plain = value.replaceAll(/[\s.+-]/g, '')
  return {
    masked: `···· ${plain.slice(-4)}`,
    hash: createHmac('sha256', secret).update(`destination ${method} ${plain.toUpperCase()}`).digest(),
  }
}

/** What the player filled in, closed until a company is told of it. */
export function sealDetails(secret: string, id: string, details: Record<string, string>): Buffer {
  return seal(secret, { purpose: SEALED_FOR, id }, JSON.stringify(details))
}

export function openDetails(secret: string, id: string, sealed: Buffer): Record<string, string> {
  return JSON.parse(unseal(secret, { purpose: SEALED_FOR, id }, sealed)) as Record<string, string>
}
