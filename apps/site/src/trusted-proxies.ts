import { type BlockList, isIP, type Socket } from 'node:net'
import type { IncomingMessage, Server } from 'node:http'

/** By which a proxy's log and ours speak of one request. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** The trace that a proxy counts the request to. */
const TRACE_HEADER = 'traceparent'

/** What a proxy says of the visitor. */
export interface ProxyWord {
  trusted: Pick<BlockList, 'check'>
  countryHeader: string
  addressHeader: string | null
}

/**
 * Makes a server believe a proxy's word about a visitor only when a trusted one says it, before anything reads the
 * request. From anybody else it is forgotten: the connection is the visitor then, from an unknown country. Of a list
 * of addresses the last that is no trusted proxy stays, which is the one a trusted proxy saw.
 */
export function believeProxies(server: Server, word: ProxyWord): void {
  // Whose a connection is never changes, and looking it up costs a tenth of a page at hand.
  const proxies = new WeakMap<Socket, boolean>()
  const believe = (request: IncomingMessage) => {
    const { socket } = request
    let isProxy = proxies.get(socket)
    if (isProxy === undefined) {
      isProxy = isTrusted(word.trusted, socket.remoteAddress ?? '')
      proxies.set(socket, isProxy)
    }
    readWord(request, word, isProxy)
  }
  server.prependListener('request', believe)
  server.prependListener('upgrade', believe)
}

function readWord({ headers }: IncomingMessage, word: ProxyWord, isProxy: boolean): void {
  const { trusted, countryHeader, addressHeader } = word
  if (!isProxy) {
    delete headers[countryHeader]
    delete headers[REQUEST_ID_HEADER]
    delete headers[TRACE_HEADER]
  }
  if (addressHeader === null || headers[addressHeader] === undefined) return
  if (!isProxy) delete headers[addressHeader]
  else headers[addressHeader] = visitorIn(String(headers[addressHeader]), trusted)
}

function visitorIn(list: string, trusted: ProxyWord['trusted']): string {
  // Of one address it is that one, whoever it is.
  if (!list.includes(',')) return list.trim()
  const addresses = list.split(',').map((part) => part.trim())
  return addresses.findLast((address) => !isTrusted(trusted, address)) ?? addresses[0]!
}

/** IPv4 in the clothes of IPv6, as a listener on `::` sees it. */
const MAPPED = /^::ffff:(?=\d+\.)/i

function isTrusted(trusted: ProxyWord['trusted'], address: string): boolean {
  const plain = address.replace(MAPPED, '')
  const family = isIP(plain)
  return family !== 0 && trusted.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}
