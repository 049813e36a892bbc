import { BlockList, isIP } from 'node:net'
import { ConfigError, type Environment, textOf } from './values.ts'

/** The address to listen on: one of this machine's, `0.0.0.0` for all, `::` for those of IPv6 too. */
export function bindOf(environment: Environment, fallback: string): string {
  const text = textOf(environment, 'BIND', fallback)
  if (!isIP(text)) throw new ConfigError(`BIND must be an address such as 127.0.0.1 or 0.0.0.0, but it is "${text}".`)
  return text
}

/** Addresses that no visitor on the internet has: this machine's (RFC 1122, 4291) and private ones (RFC 1918, 4193). */
const PRIVATE = ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']

/** `private`, or addresses and ranges with commas between: `private,203.0.113.0/24`. */
export function trustedProxiesOf(environment: Environment): BlockList {
  const words = textOf(environment, 'TRUSTED_PROXIES', 'private').split(',')
  const ranges = words.map((word) => word.trim()).flatMap((word) => (word === 'private' ? PRIVATE : [word]))
  const trusted = new BlockList()
  for (const range of ranges) addRange(trusted, range)
  return trusted
}

function addRange(trusted: BlockList, range: string): void {
  const [address = '', bits, ...more] = range.split('/')
  const family = isIP(address)
  const longest = family === 6 ? 128 : 32
  const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN
  if (family === 0 || more.length > 0 || !(prefix <= longest))
    throw new ConfigError(
      `TRUSTED_PROXIES must be "private" or addresses such as 10.0.0.0/8 with commas between, but it has "${range}".`,
    )
  trusted.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4')
}
