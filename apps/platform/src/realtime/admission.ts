import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'

/**
 * Whether a page of this origin may open a socket: the page's own host, or one the operator lists.
 * Programs that are not browsers send no origin and are let in; they gain nothing a token does not give.
 */
export function isOriginAllowed(request: IncomingMessage, allowedOrigins: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase()
}

/** What connections are counted by: an IPv4 address, or the /64 an IPv6 customer has to itself. */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').split('%')[0]!
  if (isIPv4(plain)) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const groups = plain.includes('::') ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right] : left
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Counts what is open per address, and overall. */
export class AddressBook {
  readonly #open = new Map<string, number>()
  #total = 0

  constructor(
    private readonly perAddressMax: number,
    private readonly totalMax: number,
  ) {}

  /** Takes a place, or says which bound is reached. */
  enter(address: string): 'entered' | 'address_full' | 'server_full' {
    const open = this.#open.get(address) ?? 0
    if (open >= this.perAddressMax) return 'address_full'
    if (this.#total >= this.totalMax) return 'server_full'
    this.#open.set(address, open + 1)
    this.#total += 1
    return 'entered'
  }

  leave(address: string): void {
    const open = (this.#open.get(address) ?? 0) - 1
    this.#total -= 1
    if (open > 0) this.#open.set(address, open)
    else this.#open.delete(address)
  }
}
