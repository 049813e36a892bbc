import { createHash } from 'node:crypto'
import { type Clock, seal, unseal } from '@baize/kit'

/** What is kept of somebody who was sent to a company, until they come back. */
export interface Attempt {
  companyId: string
  /** The last piece of the address they come back to. */
  connection: string
  nonce: string
  /** Proves to the company that whoever takes the code is who asked for it. */
  verifier: string
  endsAtMs: number
}

interface Ports {
  clock: Clock
  config: { publicUrl: string; tokenSecret: string }
}

/** Long enough to register at the company on the way. */
const LIFE_SECONDS = 15 * 60

const PURPOSE = 'attempts to sign in through a company'

/**
 * The `Set-Cookie` value that keeps an attempt where no script can read it. Each state has a cookie of its own, so that
 * two windows do not disturb each other; the browser that comes back with a state must be the one that left with it.
 */
export function attemptCookie(ports: Ports, state: string, attempt: Omit<Attempt, 'endsAtMs'>): string {
  const name = nameOf(state)
  const endsAtMs = ports.clock.now().getTime() + LIFE_SECONDS * 1000
  const text = JSON.stringify({ ...attempt, endsAtMs } satisfies Attempt)
  const sealed = seal(ports.config.tokenSecret, { purpose: PURPOSE, id: name }, text)
  return cookie(ports, name, sealed.toString('base64url'), LIFE_SECONDS)
}

/** The `Set-Cookie` value that takes it away. */
export function spentAttemptCookie(ports: Ports, state: string): string {
  return cookie(ports, nameOf(state), '', 0)
}

/** The attempt of this browser that left with `state`, while it lasts. */
export function readAttempt(
  { clock, config }: Ports,
  cookies: Readonly<Record<string, string>>,
  state: string,
): Attempt | null {
  const name = nameOf(state)
  const value = cookies[name]
  if (!value) return null
  try {
    const text = unseal(config.tokenSecret, { purpose: PURPOSE, id: name }, Buffer.from(value, 'base64url'))
    const attempt = JSON.parse(text) as Attempt
    return attempt.endsAtMs > clock.now().getTime() ? attempt : null
  } catch {
    return null
  }
}

function nameOf(state: string): string {
  return `baize_way_${createHash('sha256').update(state).digest('base64url').slice(0, 22)}`
}

function cookie({ config }: Ports, name: string, value: string, lifeSeconds: number): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Max-Age=${lifeSeconds}; Path=/api/player/sessions/social; HttpOnly; SameSite=Strict${secure}`
}
