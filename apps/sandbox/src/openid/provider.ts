import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Clock } from '@baize/kit'
import type { Configuration, JWK, Provider } from 'oidc-provider'
import { memoryOf } from './adapter.ts'
import { errorPage } from './pages.ts'
import type { People } from './person.ts'

/** The house as a client of this company. */
export interface Client {
  id: string
  secret: string
  redirectUrls: string[]
}

export interface ProviderOptions {
  issuer: string
  clients: readonly Client[]
  people: People
  clock: Clock
}

const CODE_SECONDS = 60
const VISIT_SECONDS = 30 * 60

/**
 * A certified OpenID provider, which leaves only the question who somebody is to our own page. It asks every time.
 * The library comes with the first who is sent here: it is heavy, and most days nobody is.
 */
export async function createProvider({ issuer, clients, people, clock }: ProviderOptions): Promise<Provider> {
  const { Provider: OpenIdProvider, interactionPolicy } = await import('oidc-provider')
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  const key = { ...(privateKey.export({ format: 'jwk' }) as JWK), use: 'sig', alg: 'RS256' }
  const policy = interactionPolicy.base()
  const asksAlways = new interactionPolicy.Check('always', 'somebody has to say who they are', (ctx) =>
    ctx.oidc.result?.login === undefined
      ? interactionPolicy.Check.REQUEST_PROMPT
      : interactionPolicy.Check.NO_NEED_TO_PROMPT,
  )
  policy.get('login')!.checks.add(asksAlways)
  const configuration: Configuration = {
    adapter: memoryOf(clock),
    clients: clients.map(({ id, secret, redirectUrls }) => ({
      client_id: id,
      client_secret: secret,
      redirect_uris: redirectUrls,
      token_endpoint_auth_method: 'client_secret_post',
    })),
    jwks: { keys: [key] },
    cookies: { keys: clients.map(({ secret }) => secret) },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    // Which of several companies behind one the house asks for, as Auth0 has it.
    extraParams: ['connection'],
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    interactions: {
      policy,
      url: (_ctx, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}`,
    },
    ttl: {
      AccessToken: VISIT_SECONDS,
      AuthorizationCode: CODE_SECONDS,
      Grant: VISIT_SECONDS,
      IdToken: VISIT_SECONDS,
      Interaction: VISIT_SECONDS,
      Session: VISIT_SECONDS,
    },
    findAccount: (_ctx, id) => {
      const person = people.find(id)
      if (!person) return undefined
      const { email, name, isVerified } = person
      const claims = { sub: id, email, email_verified: isVerified, ...(name !== '' && { name }) }
      return { accountId: id, claims: async () => claims }
    },
    // The page that asks who somebody is says what is told; there is no second question.
    loadExistingGrant: async (ctx) => {
      const { provider, client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (ctx, out) => {
      ctx.type = 'html'
      ctx.body = errorPage(out.error_description ?? out.error)
    },
  }
  return new OpenIdProvider(issuer, configuration)
}
