import { ConfigError, type Environment, fileOf } from './values.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Addresses that take alerts for operators, with commas or one a line of a file. Their messages never repeat one. */
export function alertAddressesOf(environment: Environment): string[] {
  const named = read('ALERT_WEBHOOKS', environment.ALERT_WEBHOOKS, ',')
  const inFile = read('ALERT_WEBHOOKS_FILE', fileOf(environment, 'ALERT_WEBHOOKS_FILE'), '\n')
  return [...new Set([...named, ...inFile])]
}

function read(name: string, text: string | null | undefined, separator: string): string[] {
  const addresses = (text ?? '').split(separator).map((part) => part.trim())
  return addresses.filter(Boolean).map((address) => {
    const url = URL.canParse(address) ? new URL(address) : null
    const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.has(url.hostname))
    if (!url || !isSafe || url.username || url.password)
      throw new ConfigError(`${name} must be addresses such as https://chat.example/hooks/…, by https.`)
    return url.href
  })
}
