import { createHmac } from 'node:crypto'
import { many } from '@baize/database'
import {
  startTestPlatform,
  type TestCompany,
  type TestPlatform,
  type TestPlatformOptions,
  type TestPlayer,
} from '@baize/testkit'
import { expect } from 'vitest'
import { settleIdentity, takeIdentityReport } from '../../src/flows/person/identity-check.ts'
import { registerIdentityWebhooks } from '../../src/modules/person/identity/index.ts'
import { CARRIERS, TestPost } from '../support/post.ts'

export const SUMSUB: TestCompany = {
  id: 'sumsub',
  kind: 'identity',
  url: 'http://sumsub.test',
  secret: 'a secret shared with the identity company',
  clientId: 'sbx:token',
}

/** Whom the company takes an applicant for. */
export interface Person {
  firstName?: string
  lastName?: string
  dob?: string
  number?: string
}

/** An identity company that signs and checks signatures as it documents, and can be told to misbehave. */
export class FakeSumsub {
  /** Bodies of the calls for tokens. */
  readonly asked: unknown[] = []
  readonly applicants = new Map<string, object>()
  /** What the next calls get instead of an answer. */
  readonly troubles: ('unreachable' | 'error' | 'nonsense')[] = []

  /** Stands in for the network. */
  readonly fetch = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(url as string)
    const headers = new Headers(init.headers)
    const body = (init.body ?? '') as string
    const signed = `${headers.get('x-app-access-ts')}${init.method}${pathname}${body}`
    const signature = createHmac('sha256', SUMSUB.secret).update(signed).digest('hex')
    if (headers.get('x-app-token') !== SUMSUB.clientId || headers.get('x-app-access-sig') !== signature)
      return Response.json({ code: 401 }, { status: 401 })
    const trouble = this.troubles.shift()
    if (trouble === 'unreachable') throw new TypeError('fetch failed')
    if (trouble === 'error') return new Response('oops', { status: 500 })
    if (trouble === 'nonsense') return Response.json({ userId: 'x' })
    if (pathname === '/resources/accessTokens/sdk') {
      this.asked.push(JSON.parse(body))
      return Response.json({ token: `_act-${this.asked.length}`, userId: 'x' })
    }
    const applicant = this.applicants.get(pathname.split('/')[3]!)
    return applicant ? Response.json(applicant) : Response.json({ code: 404 }, { status: 404 })
  }

  /** What the company answers about an applicant it passed. */
  knows(playerId: string, person: Person = {}, reviewAnswer = 'GREEN'): string {
    const id = `applicant-${playerId.slice(0, 8)}`
    const { number, ...info } = person
    const idDocs = number ? [{ idDocType: 'PASSPORT', country: 'DEU', number }] : []
    this.applicants.set(id, {
      id,
      externalUserId: playerId,
      info: { ...info, idDocs },
      review: { reviewResult: { reviewAnswer } },
    })
    return id
  }
}

/** A platform with the identity company and a mail company. */
export async function startChecks(config: NonNullable<TestPlatformOptions['config']> = {}) {
  const company = new FakeSumsub()
  const post = new TestPost()
  const network: typeof fetch = (url, init) =>
    (new URL(url as string).origin === SUMSUB.url ? company : post).fetch(url, init)
  const platform = await startTestPlatform({
    companies: [SUMSUB, ...CARRIERS],
    config,
    services: { fetch: network },
    register: (app, services) =>
      registerIdentityWebhooks(app, services, (report) => takeIdentityReport(services, report)),
  })
  return { platform, company, post }
}

export interface Webhook {
  type: string
  answer?: 'GREEN' | 'RED'
  rejectType?: 'RETRY' | 'FINAL'
  comment?: string
  /** Milliseconds after the clock of the test. */
  afterMs?: number
  level?: string
}

export interface Forgery {
  secret?: string
  algorithm?: string
  digest?: string
  companyId?: string
}

/** Sends a webhook about a player, signed as documented unless forged. */
export async function tell(
  platform: TestPlatform,
  playerId: string,
  { type, answer, rejectType, comment, afterMs = 0, level = 'id-and-liveness' }: Webhook,
  { secret = SUMSUB.secret, algorithm = 'HMAC_SHA256_HEX', digest, companyId = 'sumsub' }: Forgery = {},
): Promise<number> {
  const body = JSON.stringify({
    type,
    applicantId: `applicant-${playerId.slice(0, 8)}`,
    externalUserId: playerId,
    levelName: level,
    ...(answer && { reviewResult: { reviewAnswer: answer, reviewRejectType: rejectType, moderationComment: comment } }),
    createdAtMs: new Date(platform.clock.now().getTime() + afterMs).toISOString().replace('T', ' ').slice(0, -1),
    sandboxMode: true,
  })
  const hash = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512', HMAC_SHA1_HEX: 'sha1' }[algorithm] ?? 'sha256'
  const { status } = await fetch(`${platform.url}/callbacks/identity/${companyId}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-payload-digest': digest ?? createHmac(hash, secret).update(body).digest('hex'),
      'x-payload-digest-alg': algorithm,
    },
  })
  return status
}

/** Does what waits to be read from the company, as the jobs of the site would. */
export async function settleAll({ pool, services }: TestPlatform): Promise<void> {
  const waiting = await many<{ playerId: string; applicantId: string; toldAt: Date }>(
    pool,
    `SELECT player_id AS "playerId", applicant_id AS "applicantId", told_at AS "toldAt" FROM identity_check
     WHERE told = 'passed'`,
  )
  for (const { toldAt, ...applicant } of waiting)
    await settleIdentity(services, { ...applicant, saidAt: toldAt.toISOString() })
}

/** Brings a player through the check. */
export async function pass(
  { platform, company }: Pick<Awaited<ReturnType<typeof startChecks>>, 'platform' | 'company'>,
  player: TestPlayer,
  person: Person = {},
): Promise<void> {
  company.knows(player.id, person)
  expect(await tell(platform, player.id, { type: 'applicantReviewed', answer: 'GREEN' })).toBe(200)
  await settleAll(platform)
}
