import { createHash } from 'node:crypto'
import type { Logger } from '@baize/kit'

/** What the list of a service is read with. */
interface Ports {
  fetch: typeof fetch
  logger: Logger
}

/** A form is waiting for the answer. */
const PATIENCE_MS = 1_000

let common: Promise<ReadonlySet<string>> | undefined

/** Whether the password is, in capitals or not, one of the most used ones of all. Asks nobody. */
export async function isCommon(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return (await common).has(password.toLowerCase())
}

/**
 * Whether a service with the interface of Pwned Passwords knows it. The service is told five letters of a hash that
 * hundreds of passwords share, never the password; a padded answer hides even how many. Nobody is kept out while it is
 * away.
 */
export async function isInRange(url: string, password: string, { fetch, logger }: Ports): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  try {
    const reply = await fetch(`${url}/range/${hash.slice(0, 5)}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (!reply.ok) throw new Error(`it answered ${reply.status}`)
    const suffix = hash.slice(5)
    return (await reply.text()).split('\n').some((line) => {
      const [known, count] = line.trim().split(':')
      return known?.toUpperCase() === suffix && Number(count) > 0
    })
  } catch (error) {
    logger.warn('the service of stolen passwords is away', { reason: String(error) })
    return false
  }
}
