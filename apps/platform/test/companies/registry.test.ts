import { randomToken, signRequest } from '@baize/kit'
import { startTestPlatform, type TestPlatform } from '@baize/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setCompanyEnabled } from '../../src/flows/ground/switch-company.ts'
import {
  type Company,
  createCompanies,
  readCompanies,
  registerCompany,
  registerSandbox,
  rotateSecret,
} from '../../src/modules/ground/companies/index.ts'
import { foreseeFor, settlement } from '../../src/flows/money/settle-deposit.ts'
import { registerCallbacks } from '../../src/modules/money/payments/index.ts'
import { syncCatalogue } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { makeFeed } from '../support/feed.ts'

const STUDIO = { id: 'studio', kind: 'studio', url: 'http://studio.test', secret: randomToken(48) } as const
const CASHIER = { id: 'cashier', kind: 'cashier', url: 'http://cashier.test', secret: randomToken(48) } as const

let platform: TestPlatform
let sent: { url: string; headers: Headers }[]
beforeEach(async () => {
  sent = []
  platform = await startTestPlatform({
    companies: [STUDIO, CASHIER],
    services: {
      fetch: (async (url: string, init: RequestInit) => {
        sent.push({ url, headers: new Headers(init.headers) })
        if (url.startsWith('http://acme.test/feed')) return Response.json(feedOf('acme'))
        return url.includes('/feed') ? Response.json(makeFeed(3)) : Response.json({}, { status: 404 })
      }) as typeof fetch,
    },
    async register(app, services) {
      await registerSeamless(app, services)
      await registerCallbacks(app, services, { take: settlement([], services), foresee: foreseeFor([]) })
    },
  })
})
afterEach(() => platform[Symbol.asyncDispose]())

interface Signing {
  sender: string
  secret: string
}

/** The status of a signed call; 401 for one that is not trusted. */
async function call(path: string, { sender, secret }: Signing, body: object = {}): Promise<number> {
  const text = JSON.stringify(body)
  const timestamp = String(platform.clock.now().getTime())
  const nonce = randomToken(16)
  const reply = await fetch(platform.url + path, {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'x-provider': sender,
      'x-timestamp': timestamp,
      'x-nonce': nonce,
      'x-signature': signRequest(secret, { timestamp, nonce, method: 'POST', path, body: text }),
    },
  })
  return reply.status
}

const BALANCE = '/seamless/v1/balance'
const REPORTS = '/callbacks/cashier'
const report = { eventId: 'e-1', paymentId: '01900000-0000-7000-8000-000000000000', status: 'paid', amount: '1' }
const reported = { ...report, currency: 'EUR', occurredAt: '2026-11-21T10:00:00.000Z' }

describe('a company', () => {
  it('is trusted at the doors of its own kind only, with its own secret only', async () => {
    expect(await call(BALANCE, { sender: 'studio', secret: STUDIO.secret }, { sessionToken: 's' })).toBe(200)
    expect(await call(REPORTS, { sender: 'cashier', secret: CASHIER.secret }, reported)).toBe(404)
    expect(await call(REPORTS, { sender: 'studio', secret: STUDIO.secret }, reported)).toBe(401)
    expect(await call(REPORTS, { sender: 'cashier', secret: STUDIO.secret }, reported)).toBe(401)
    expect(await call(BALANCE, { sender: 'cashier', secret: CASHIER.secret })).toBe(401)
  })

  it('takes a new secret over while the former one still serves, and then only the new one', async () => {
    const next = await rotateSecret(platform.services, 'studio', 3600)
    platform.services.companies.forget()
    const studio = await platform.services.companies.find('studio', 'studio')
    expect(await platform.services.companies.secretFor(studio!)).toBe(STUDIO.secret)
    expect(await call(BALANCE, { sender: 'studio', secret: STUDIO.secret })).not.toBe(401)
    expect(await call(BALANCE, { sender: 'studio', secret: next })).not.toBe(401)
    platform.clock.advance(3600 * 1000)
    expect(await call(BALANCE, { sender: 'studio', secret: STUDIO.secret })).toBe(401)
    expect(await call(BALANCE, { sender: 'studio', secret: next })).not.toBe(401)
    expect(await platform.services.companies.secretFor(studio!)).toBe(next)
  })

  it('is called with the new secret as soon as it has used it', async () => {
    const studio = (await platform.services.companies.find('studio', 'studio'))!
    expect(await call(BALANCE, { sender: 'studio', secret: STUDIO.secret })).not.toBe(401)
    await expect.poll(() => usedSecrets()).toBe(1)
    const next = await rotateSecret(platform.services, 'studio', 3600)
    platform.services.companies.forget()
    expect(await platform.services.companies.secretFor(studio)).toBe(STUDIO.secret)
    expect(await call(BALANCE, { sender: 'studio', secret: next })).not.toBe(401)
    await expect.poll(() => platform.services.companies.secretFor(studio)).toBe(next)
  })

  it('has a secret that no other company has, and that nobody reads from the table', async () => {
    await expect(
      registerCompany(platform.services, { ...company('acme'), kind: 'mail' }, STUDIO.secret),
    ).rejects.toThrow('Another company has this secret.')
    const { rows } = await platform.pool.query<{ sealed: Buffer }>('SELECT sealed FROM company_secret')
    for (const { sealed } of rows) expect(sealed.includes(STUDIO.secret)).toBe(false)
  })

  it('keeps its kind, and answers at an address that can be called', async () => {
    await expect(registerCompany(platform.services, { ...company('studio'), kind: 'mail' })).rejects.toThrow(
      'studio is a studio and stays one.',
    )
    for (const url of ['ftp://a.test', 'http://a.test/', 'a.test', 'http://u:p@a.test', 'http://a.test?x'])
      await expect(registerCompany(platform.services, { ...company('acme'), url })).rejects.toThrow('like https://')
  })

  it('registered by another process is known within seconds', async () => {
    const other = createCompanies(platform.services)
    expect(await other.find('studio', 'acme')).toBeUndefined()
    await registerCompany(platform.services, company('acme'))
    await expect.poll(() => other.find('studio', 'acme'), { timeout: 10_000 }).toMatchObject({ isEnabled: true })
  })
})

describe('a company that is switched off', () => {
  it('begins nothing new: its games leave the site and come back with it', async () => {
    await syncCatalogue(platform.services)
    expect((await platform.visitor().callWithMeta('listGames', { query: {} })).meta.totalRows).toBe(3)
    await setCompanyEnabled(platform.services, 'studio', false)
    platform.services.companies.forget()
    const anna = await platform.player()
    const body = {
      lobbyUrl: 'http://localhost:3000/',
      locale: 'en',
      countryCode: 'DE',
      platform: 2 as const,
      demoMode: true,
    }
    expect(await anna.refusal('playGame', { params: { id: 'game-0' }, body })).toMatchObject({ status: 404 })
    expect(await call(BALANCE, { sender: 'studio', secret: STUDIO.secret }), 'it still settles').not.toBe(401)
    await setCompanyEnabled(platform.services, 'studio', true)
    platform.services.companies.forget()
    await syncCatalogue(platform.services)
    await anna.call('playGame', { params: { id: 'game-0' }, body })
  })

  it('offers no way to pay', async () => {
    const anna = await platform.player()
    const methods = () => anna.call('listDepositMethods', { query: { currency: 'EUR' } })
    expect(await methods()).not.toEqual([])
    await setCompanyEnabled(platform.services, 'cashier', false)
    platform.services.companies.forget()
    expect(await methods()).toEqual([])
  })

  it('is what becomes of the sandbox where it is no longer run', async () => {
    await registerCompany(platform.services, company('acme'))
    await registerSandbox(platform.services, [])
    const enabled = (await readCompanies(platform.pool)).filter(({ isEnabled }) => isEnabled)
    expect(enabled.map(({ id }) => id)).toEqual(['acme'])
  })
})

it('a second studio plays from its own address, and its pictures come from there', async () => {
  await registerCompany(platform.services, company('acme'))
  platform.services.companies.forget()
  await syncCatalogue(platform.services)
  const anna = await platform.player()
  const pictureOf = async (id: string) =>
    Object.values((await anna.call('getGame', { params: { id } })).images)[0]!['1x']
  expect(await pictureOf('game-0')).toMatch(/^\/cdn\//)
  expect(await pictureOf('acme-game-0')).toMatch(/^http:\/\/acme\.test\/cdn\//)
  const body = {
    lobbyUrl: 'http://localhost:3000/',
    locale: 'en',
    countryCode: 'DE',
    platform: 2 as const,
    demoMode: true,
  }
  const { gameUrl } = await anna.call('playGame', { params: { id: 'acme-game-0' }, body })
  expect(gameUrl).toMatch(/^http:\/\/acme\.test\/play\/acme-game-0\?/)
})

it('a cashier is asked for the currencies and countries it serves', async () => {
  await registerCompany(platform.services, {
    ...company('cashier'),
    kind: 'cashier',
    currencies: ['EUR', 'SEK'],
    countries: ['SE'],
  })
  platform.services.companies.forget()
  const swede = await platform.player({ country: 'SE' })
  const german = await platform.player({ country: 'DE' })
  const count = async (player: typeof swede, currency: string) =>
    (await player.call('listDepositMethods', { query: { currency } })).length
  expect(await count(swede, 'SEK')).toBeGreaterThan(0)
  expect(await count(swede, 'PLN')).toBe(0)
  expect(await count(german, 'EUR')).toBe(0)
})

/** The feed of a studio whose games nobody else has. */
function feedOf(id: string) {
  const feed = makeFeed(2, { revision: id })
  const own = <Named extends { identity: string }>(named: Named) => ({ ...named, identity: `${id}-${named.identity}` })
  const games = feed.games.map((game) => ({
    ...own(game),
    studio: `${id}-${game.studio}`,
    collections: game.collections.map((shelf) => `${id}-${shelf}`),
  }))
  return { ...feed, studios: feed.studios.map(own), collections: feed.collections.map(own), games }
}

function company(id: string): Company {
  return {
    id,
    kind: 'studio',
    url: `http://${id}.test`,
    currencies: null,
    countries: null,
    isEnabled: true,
    isSandbox: false,
  }
}

async function usedSecrets(): Promise<number> {
  const { rows } = await platform.pool.query<{ count: number }>(
    'SELECT count(*) FROM company_secret WHERE used_at IS NOT NULL',
  )
  return rows[0]!.count
}
