import { Refusal } from '@baize/kit'
import type { Configuration } from 'openid-client'
import type { Company } from '../../ground/companies/index.ts'
import type { Attempt } from './attempt.ts'
import type { OutsidePerson, SocialPorts } from './company.ts'

/** The company gets this long for one answer; a player waits for it. */
const TIMEOUT_SECONDS = 5

/** What a company says of itself is read again after this. */
const KNOWN_MS = 3_600_000

const SCOPE = 'openid email profile'

/** Loaded with the first player who wants it: most starts of the platform need none of it. */
const load = () => import('openid-client')

type Known = Map<string, { untilMs: number; configuration: Promise<Configuration> }>

/** What companies said of themselves to one platform: a cache, by everything it depends on. */
const knownTo = new WeakMap<SocialPorts['companies'], Known>()

/**
 * Where to send the browser, and what is to be kept until it comes back to `redirectUrl`. Rejects when the company does
 * not say where it takes people.
 */
export async function askOpenId(
  ports: SocialPorts,
  company: Company,
  { redirectUrl, state, connection }: { redirectUrl: string; state: string; connection: string | null },
): Promise<{ url: string; nonce: string; verifier: string }> {
  const client = await load()
  const configuration = await configurationOf(ports, company)
  const verifier = client.randomPKCECodeVerifier()
  const nonce = client.randomNonce()
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUrl,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...(connection !== null && { connection }),
  })
  return { url: url.href, nonce, verifier }
}

/**
 * Whom the company vouches for, by what it sent back: the code is exchanged, and the token that comes for it must be
 * signed by the company, for us, for this attempt. Refuses `social_sign_in_failed`.
 */
export async function finishOpenId(
  ports: SocialPorts,
  company: Company,
  { callbackUrl, state, attempt }: { callbackUrl: URL; state: string; attempt: Attempt },
): Promise<OutsidePerson> {
  try {
    const client = await load()
    const configuration = await configurationOf(ports, company)
    const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
      expectedState: state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    })
    const told = tokens.claims()!
    const claims =
      told.email === undefined
        ? { ...told, ...(await client.fetchUserInfo(configuration, tokens.access_token, told.sub)) }
        : told
    return personOf(company, claims)
  } catch (error) {
    // Neither codes nor tokens stand in what these errors are called.
    const { name, code } = error as { name?: string; code?: string }
    const reason = [name, code].filter(Boolean).join(' ')
    ports.logger.warn('a company did not vouch for somebody', { company: company.id, reason })
    throw new Refusal('social_sign_in_failed')
  }
}

function personOf({ id }: Company, claims: Record<string, unknown>): OutsidePerson {
  const email = typeof claims.email === 'string' && isEmail(claims.email) ? claims.email.toLowerCase() : null
  return {
    companyId: id,
    subject: String(claims.sub),
    email,
    // Some say it in words.
    isEmailVerified: email !== null && (claims.email_verified === true || claims.email_verified === 'true'),
    name: typeof claims.name === 'string' && claims.name.trim() !== '' ? claims.name.trim().slice(0, 100) : null,
  }
}

function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

async function configurationOf(ports: SocialPorts, company: Company): Promise<Configuration> {
  const secret = await ports.companies.secretFor(company)
  const key = JSON.stringify([company.id, company.url, company.clientId, secret])
  const known: Known = knownTo.get(ports.companies) ?? new Map()
  knownTo.set(ports.companies, known)
  const cached = known.get(key)
  // Real time: it says how old a reading is, and not what the house's clock shows.
  if (cached && performance.now() < cached.untilMs) return cached.configuration
  const configuration = discover(ports, company, secret)
  const entry = { untilMs: performance.now() + KNOWN_MS, configuration }
  known.set(key, entry)
  configuration.catch(() => known.get(key) === entry && known.delete(key))
  return configuration
}

async function discover(ports: SocialPorts, { url, clientId, isSandbox }: Company, secret: string) {
  const client = await load()
  const isPlain = isSandbox && url.startsWith('http:')
  return client.discovery(new URL(url), clientId!, undefined, client.ClientSecretPost(secret), {
    timeout: TIMEOUT_SECONDS,
    [client.customFetch]: (address, options) => ports.fetch(address, options as RequestInit),
    execute: [client.enableNonRepudiationChecks, ...(isPlain ? [client.allowInsecureRequests] : [])],
  })
}
