import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** Whether a subscription may name this address: a browser says it, and the house will call it. */
export function isEndpointAllowed(endpoint: string, isLoopbackAllowed: boolean): boolean {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (!url || url.username !== '' || url.password !== '') return false
  if (isLoopbackAllowed && LOOPBACK.has(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:'
  // Push services have names, and the usual port.
  if (url.protocol !== 'https:' || url.port !== '' || isIP(url.hostname.replaceAll(/^\[|\]$/g, '')) !== 0) return false
  return /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(url.hostname) && !INNER.test(url.hostname)
}

/**
 * Whether every address the name stands for is one of the open network. Asked at each call, since names change; between
 * this and the call the certificate says that the service is who it was.
 */
export async function isReachedOutside(
  endpoint: string,
  isLoopbackAllowed: boolean,
  resolve: (host: string) => Promise<{ address: string; family: number }[]> = (host) => lookup(host, { all: true }),
): Promise<boolean> {
  const { hostname } = new URL(endpoint)
  if (isLoopbackAllowed && LOOPBACK.has(hostname)) return true
  const addresses = await resolve(hostname)
  return addresses.every(({ address, family }) => !isInner(address, family))
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Names that no public register has. */
const INNER = /\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|home\.arpa)$/

function isInner(address: string, family: number): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return inner.check(mapped[1]!, 'ipv4')
  return inner.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

const inner = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, prefix, 'ipv6')
