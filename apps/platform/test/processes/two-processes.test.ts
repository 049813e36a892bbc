import { refusalCodes } from '@baize/contract'
import { signRequest, systemClock } from '@baize/kit'
import {
  registerTestCompanies,
  startTestProcess,
  testDatabase,
  type TestDatabase,
  type TestProcess,
} from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { registerCompany } from '../../src/modules/ground/companies/index.ts'
import { restrictCountry } from '../../src/modules/ground/settings/index.ts'
import { addPasskeyTo } from '../support/passkeys.ts'
import { openSocket } from './socket.ts'

let database: TestDatabase
let here: TestProcess
let there: TestProcess
beforeAll(async () => {
  database = await testDatabase()
  here = await startTestProcess(database)
  there = await startTestProcess(database, { config: here.config })
})
afterAll(async () => {
  await there[Symbol.asyncDispose]()
  await here[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

describe('a session closed at one process', () => {
  it('is signed out at the other, where its socket ends, and no other one', async () => {
    const anna = await here.player()
    const body = { login: anna.email, password: anna.password }
    const phone = await there.visitor().call('createSession', { body })
    using lost = await openSocket(there.url, phone.accessToken)
    using kept = await openSocket(there.url, anna.token)
    await anna.call('closeSession', { params: { id: phone.sessionId } })
    expect(await lost.ended).toBe(3500)
    expect(await there.visitor({ token: phone.accessToken }).refusal('getProfile', {})).toMatchObject({ status: 401 })
    expect(kept.client.state).toBe('connected')
  })

  it('ends there too when a passkey is removed here, and no session of another player', async () => {
    const [anna, eve] = [await here.player(), await here.player()]
    const body = { login: anna.email, password: anna.password }
    const phone = await there.visitor().call('createSession', { body })
    const { id } = await addPasskeyTo(anna, here.config.publicUrl)
    using lost = await openSocket(there.url, phone.accessToken)
    using kept = await openSocket(there.url, anna.token)
    using others = await openSocket(there.url, eve.token)
    await anna.call('removePasskey', { params: { id } })
    expect(await lost.ended).toBe(3500)
    const refusal = await there.visitor({ token: phone.accessToken }).refusal('getProfile', {})
    expect(refusal).toMatchObject(refusalCodes.session_guards_changed)
    expect([kept.client.state, others.client.state]).toEqual(['connected', 'connected'])
  })

  it('ends there although the notice was missed, once the process hears again', async () => {
    const anna = await here.player()
    using lost = await openSocket(there.url, anna.token)
    await database.pool.query('UPDATE player_session SET closed_at = now() WHERE id = $1', [anna.sessionId])
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE '% notices'`,
    )
    expect(await lost.ended).toBe(3500)
  })
})

describe('limits and signatures', () => {
  it('count attempts over both processes', async () => {
    const anna = await here.player()
    const body = { login: anna.email, password: 'not the one' }
    const address = '203.0.113.77'
    const [one, other] = [here.visitor({ address }), there.visitor({ address })]
    for (let n = 0; n < 10; n++)
      expect((await (n % 2 ? one : other).refusal('createSession', { body })).status).toBe(401)
    for (const visitor of [one, other])
      expect(await visitor.refusal('createSession', { body })).toMatchObject({ status: 429 })
  })

  it('know a device that signed in at the other process', async () => {
    const anna = await here.player()
    const body = { login: anna.email, password: anna.password }
    for (let n = 0; n < 40; n++)
      await there.visitor().refusal('createSession', { body: { ...body, password: 'a guess' } })
    expect((await there.visitor().refusal('createSession', { body })).status).toBe(429)
    const same = there.visitor({ cookies: anna.cookies })
    expect((await same.call('createSession', { body })).profile.id).toBe(anna.id)
  })

  it('refuse at one process a signed call that the other has had', async () => {
    const secret = 'the secret of a studio, for the tests only'
    const companies = { pool: database.pool, clock: systemClock, config: here.config }
    await registerTestCompanies(companies, [{ id: 'studio', kind: 'studio', url: 'http://127.0.0.1:1', secret }])
    for (const { platform } of [here, there]) platform.services.companies.forget()
    const path = '/seamless/v1/balance'
    const body = '{"sessionToken":"unknown"}'
    const signed = { timestamp: String(Date.now()), nonce: 'seen-by-one-of-both', method: 'POST', path, body }
    const send = (process: TestProcess) =>
      fetch(process.url + path, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-provider': 'studio',
          'x-timestamp': signed.timestamp,
          'x-nonce': signed.nonce,
          'x-signature': signRequest(secret, signed),
        },
      })
    expect((await send(here)).status).not.toBe(401)
    expect((await send(there)).status).toBe(401)
  })
})

describe('what an operator changes', () => {
  const isRestricted = async (process: TestProcess, country: string) =>
    (await process.visitor().call('listCountries', {})).find(({ code }) => code === country)!.restrict

  it('is seen by every process: a country that is closed', async () => {
    for (const process of [here, there]) expect(await isRestricted(process, 'NZ')).toBe(false)
    await restrictCountry(here.pool, 'NZ', 1)
    for (const process of [here, there])
      await vi.waitFor(async () => expect(await isRestricted(process, 'NZ')).toBe(true), { timeout: 3_000 })
  })

  it('is seen by every process when a currency is switched by hand', async () => {
    const isOffered = async (process: TestProcess) =>
      (await process.visitor().call('listCurrencies', {})).find(({ code }) => code === 'KWD')!.isEnabled
    for (const process of [here, there]) expect(await isOffered(process)).toBe(true)
    await database.pool.query(`UPDATE currency_setting SET is_enabled = false WHERE code = 'KWD'`)
    for (const process of [here, there])
      await vi.waitFor(async () => expect(await isOffered(process)).toBe(false), { timeout: 3_000 })
  })

  it('is seen by every process when a studio joins, and told to whoever frames them', async () => {
    const told = vi.fn<() => void>()
    there.platform.onOfferChange(told)
    const urls = async () => (await there.platform.services.companies.all('studio')).map(({ url }) => url)
    expect(await urls()).not.toContain('https://joined.example')
    await registerCompany(
      { pool: here.pool, clock: systemClock, config: here.config },
      {
        id: 'joined',
        kind: 'studio',
        url: 'https://joined.example',
        currencies: null,
        countries: null,
        isEnabled: true,
        isSandbox: false,
      },
    )
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), 10_000)
    expect(await urls()).toContain('https://joined.example')
  })

  it('is told to whoever keeps more than that, such as rendered pages', async () => {
    const told = vi.fn<() => void>()
    there.platform.onOfferChange(told)
    await restrictCountry(here.pool, 'IS', 2)
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), 10_000)
    told.mockClear()
    await database.pool.query(`DELETE FROM game WHERE identity = 'no-such-game'`)
    await vi.waitFor(() => expect(told).toHaveBeenCalled(), 10_000)
  })
})
