import { createHash } from 'node:crypto'

/** What an address is known by in tables and jobs. It cannot be turned back: whoever has an address can write there. */
export function idOf(address: string): string {
  return createHash('sha256').update(`alerts ${address}`).digest('base64url').slice(0, 22)
}

/** As much of an address as may be read by whoever reads the log. */
export function originOf(address: string): string {
  return new URL(address).origin
}
