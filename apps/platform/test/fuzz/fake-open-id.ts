import { randomToken, uuidv4 } from '@baize/kit'
import type { TestCompany } from '@baize/testkit'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose'

const ISSUER = 'https://people.test'

const way = (id: string): TestCompany => ({
  id,
  kind: 'sign-in',
  url: ISSUER,
  secret: `a secret shared with ${id} and nobody`,
  clientId: `baize-${id}`,
})

/** A company that vouches for whoever is sent to it, and the one that has connections. */
export const OPEN_ID = [way('google'), way('auth0')]

/** What is wrong with what the company says of a person, or of itself. */
export interface Forgery {
  issuer?: string
  audience?: string
  nonce?: string
  /** Until when the token holds, as `jose` takes it. */
  expires?: string
  /** Signed by somebody else, or by nobody. */
  signedBy?: 'another' | 'nobody'
  /** Names itself so in what it tells of itself. */
  claimsToBe?: string
}

/** Speaks OpenID Connect as far as a sign-in asks for it; the real protocol is met in `tests/companies`. */
export class FakeOpenId {
  readonly #pending = new Map<string, { audience: string; nonce: string }>()
  /** Applied to what it says from now on. */
  forgery: Forgery = {}
  #keys: Promise<{ publicKey: CryptoKey; privateKey: CryptoKey }> | undefined

  static readonly origin = ISSUER

  /** What the browser brings back from where it was sent. */
  vouch(sentTo: string): { code: string; state: string } {
    const asked = new URL(sentTo).searchParams
    const code = randomToken()
    this.#pending.set(code, { audience: asked.get('client_id')!, nonce: asked.get('nonce')! })
    return { code, state: asked.get('state')! }
  }

  /** Stands in for the network. */
  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url as string)
    this.#keys ??= generateKeyPair('RS256')
    const { publicKey, privateKey } = await this.#keys
    if (pathname === '/keys')
      return Response.json({ keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: '1' }] })
    const { forgery } = this
    if (pathname !== '/token') return Response.json({ ...ABOUT, issuer: forgery.claimsToBe ?? ISSUER })
    const { audience, nonce } = this.#pending.get(new URLSearchParams(init.body as URLSearchParams).get('code')!)!
    const person = { sub: uuidv4(), email: `${uuidv4()}@example.com`, email_verified: true, name: 'Anna' }
    const signer = forgery.signedBy === 'another' ? (await generateKeyPair('RS256')).privateKey : privateKey
    const signed = await new SignJWT({ ...person, nonce: forgery.nonce ?? nonce })
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .setIssuer(forgery.issuer ?? ISSUER)
      .setAudience(forgery.audience ?? audience)
      .setIssuedAt()
      .setExpirationTime(forgery.expires ?? '5m')
      .sign(signer)
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${signed.split('.')[1]!}.`
    const idToken = forgery.signedBy === 'nobody' ? unsigned : signed
    return Response.json({ access_token: randomToken(), token_type: 'bearer', expires_in: 300, id_token: idToken })
  }
}

const ABOUT = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/ask`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
}
