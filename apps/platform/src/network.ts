/**
 * What one subscriber holds, so that limits count subscribers: an IPv4 address as it is, or the first 64 bits
 * of an IPv6 address, of which anyone has as many as they like.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped) return mapped[1]!
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const tailGroups = tail ? tail.split(':').length : 0
  const filled = tail === undefined ? groups : [...groups, ...zeros(8 - groups.length - tailGroups)]
  return filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

function zeros(count: number): string[] {
  return Array<string>(Math.max(0, count)).fill('0')
}
