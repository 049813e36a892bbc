import { setTimeout as sleep } from 'node:timers/promises'
import { many, one, withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import type { TestPlatform, TestPlayer } from '@baize/testkit'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setCompanyEnabled } from '../../src/flows/ground/switch-company.ts'
import { registerSandbox, rotateSecret } from '../../src/modules/ground/companies/index.ts'
import { rebuildConsumer, startConsumers } from '../../src/modules/ground/facts/index.ts'
import {
  affiliateTallies,
  forgetBrought,
  tellAffiliate,
  tellLeftAffiliates,
} from '../../src/modules/person/affiliates/index.ts'
import { deposit, startWithCashier } from '../payments/fake-cashier.ts'
import { letConsume } from '../support/let-consume.ts'
import { FakeAffiliates, SIGNPOST, TRAILHEAD } from './fake-affiliate.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const affiliates = new FakeAffiliates()
let site: Awaited<ReturnType<typeof startWithCashier>>
let platform: TestPlatform
beforeAll(async () => {
  site = await startWithCashier([], { companies: [TRAILHEAD, SIGNPOST], fetch: affiliates.fetch })
  platform = site.platform
})
afterAll(() => platform[Symbol.asyncDispose]())
afterEach(() => {
  affiliates.attempts.length = 0
  affiliates.taken.length = 0
  affiliates.troubles.length = 0
})

const count = () => letConsume(platform, affiliateTallies)
const tell = () => tellLeftAffiliates(platform.services)
const broughtBy = (affiliateTag: string) => platform.player({ form: { affiliateTag } })

async function pay(player: TestPlayer, amount = '2550'): Promise<void> {
  const paymentId = await deposit(player, { amount: Number(amount) })
  await site.report({ paymentId, status: 'paid', amount })
}

const figuresOf = async (tag: string, query = {}) => {
  const owner = await platform.operator({ roles: ['owner'] })
  return owner.call('listAffiliateFigures', { query: { tag, ...query } })
}

async function postbacksOf(tag: string) {
  return many<{ id: string; event: string; state: string; attempts: number; problem: string | null }>(
    platform.pool,
    'SELECT id, event, state, attempts, problem FROM affiliate_postback WHERE tag = $1 ORDER BY event DESC',
    [tag],
  )
}

describe('a player somebody brought', () => {
  it('is told of once with the registration and once with the first deposit, and nothing more', async () => {
    const anna = await broughtBy('trailhead_winter_1')
    const registeredAt = platform.clock.now()
    platform.clock.advance(60_000)
    await pay(anna)
    const paidAt = platform.clock.now()
    await pay(anna, '1000')
    await count()
    await tell()
    const [registration, first] = affiliates.taken.toSorted((left, right) => (left.event < right.event ? 1 : -1))
    const common = { company: 'trailhead', tag: 'trailhead_winter_1', player: registration!.player }
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(registration).toEqual({ ...common, id, event: 'registration', occurredAt: registeredAt.toISOString() })
    const money = { amount: '2550', currency: 'EUR' }
    expect(first).toEqual({ ...common, id, event: 'first-deposit', occurredAt: paidAt.toISOString(), ...money })
    expect(affiliates.attempts).toHaveLength(2)
    const said = JSON.stringify(affiliates.attempts)
    for (const own of [anna.id, anna.email, anna.profile.nickname, anna.sessionId]) expect(said).not.toContain(own)
    expect(await tell()).toBe(0)
  })

  it('is another one to each company, and nobody’s without a tag or with that of no company', async () => {
    await broughtBy('signpost_a')
    await broughtBy('trailhead')
    for (const tag of ['', 'nobody_1', 'Trailhead_1', 'studio_1', "trailhead'; DROP TABLE player; --"])
      await broughtBy(tag)
    await platform.player()
    await count()
    await tell()
    expect(affiliates.taken.map(({ company, tag }) => `${company} ${tag}`).toSorted()).toEqual([
      'signpost signpost_a',
      'trailhead trailhead',
    ])
  })

  it('stays the first one’s: nothing changes who brought them', async () => {
    const anna = await broughtBy('trailhead_first')
    await count()
    await platform.pool.query(`UPDATE player SET affiliate_tag = 'signpost_second' WHERE id = $1`, [anna.id])
    await pay(anna)
    await count()
    await tell()
    expect(affiliates.taken.map(({ company, tag }) => [company, tag])).toEqual([
      ['trailhead', 'trailhead_first'],
      ['trailhead', 'trailhead_first'],
    ])
    const change = platform.pool.query(`UPDATE affiliate_player SET company_id = 'signpost' WHERE player_id = $1`, [
      anna.id,
    ])
    await expect(change).rejects.toThrow('stands')
  })

  it('cannot register with a tag that no link carries', async () => {
    for (const affiliateTag of ['trailhead_\u0000', 'trailhead_\n', 'trailhead_\ud800', 'x'.repeat(256)]) {
      const body = { email: 'somebody@example.com', password: 'correct horse', agreements: 1, affiliateTag }
      expect(await platform.refusal('registerByEmail', { body })).toMatchObject({ status: 422 })
    }
  })

  it('is the company’s no more once the account is nobody’s; the sums of the day stay', async () => {
    const anna = await broughtBy('trailhead_gone')
    await count()
    await tell()
    await withTransaction(platform.pool, (tx) => forgetBrought(tx, [anna.id]))
    await platform.pool.query('UPDATE player SET affiliate_tag = NULL WHERE id = $1', [anna.id])
    expect(await postbacksOf('trailhead_gone')).toEqual([])
    await pay(anna)
    await count()
    expect(await figuresOf('trailhead_gone')).toMatchObject([{ registrations: 1, firstDepositors: 0, deposits: [] }])
  })
})

describe('a postback', () => {
  it('goes again under its own id after pauses that grow, until it is answered', async () => {
    await broughtBy('trailhead_late')
    await count()
    affiliates.troubles.push('unreachable', 'error', 'moved', 'lost')
    for (const pauseMs of [5_000, 10_000, 20_000, 40_000]) {
      expect(await tell()).toBe(1)
      platform.clock.advance(pauseMs - 1)
      expect(await tell()).toBe(0)
      platform.clock.advance(1)
    }
    expect(await tell()).toBe(1)
    expect(affiliates.attempts).toHaveLength(5)
    expect(new Set(affiliates.attempts.map(({ id }) => id)).size).toBe(1)
    // What was taken while its answer was lost came again, and the company counted it once.
    expect(affiliates.taken).toHaveLength(1)
    expect(await postbacksOf('trailhead_late')).toMatchObject([{ state: 'taken', attempts: 5, problem: null }])
  })

  it('is given up after three days, shown with why, and sent again by an operator', async () => {
    await broughtBy('trailhead_away')
    await count()
    const beganMs = platform.clock.now().getTime()
    for (let attempt = 1; attempt <= 24; attempt++) {
      affiliates.troubles.push('error')
      expect(await tell()).toBe(1)
      const [row] = await many<{ at: Date }>(
        platform.pool,
        `SELECT next_attempt_at AS at FROM affiliate_postback WHERE tag = 'trailhead_away' AND state = 'waiting'`,
      )
      if (row) platform.clock.advance(row.at.getTime() - platform.clock.now().getTime())
    }
    const days = (platform.clock.now().getTime() - beganMs) / DAY_MS
    expect(days).toBeGreaterThan(2.9)
    expect(days).toBeLessThan(3)
    expect(await tell()).toBe(0)

    const operator = await platform.operator({ roles: ['payments'] })
    const [given] = await operator.call('listPostbacks', { query: { companyId: 'trailhead' } })
    expect(given).toMatchObject({
      tag: 'trailhead_away',
      event: 'registration',
      state: 'given_up',
      attempts: 24,
      problem: 'answered 503',
      nextAttemptAt: null,
      isHeld: false,
    })
    const reason = 'the company is back'
    const ids = [given!.id, 'no-such-postback']
    expect(await operator.call('retryPostbacks', { body: { ids, reason } })).toEqual({ count: 1 })
    await tellAffiliate(platform.services, given!.id)
    expect(affiliates.taken).toMatchObject([{ id: given!.id }])
    // What it has is not sent again, whoever asks.
    expect(await operator.call('retryPostbacks', { body: { ids: [given!.id], reason } })).toEqual({ count: 0 })
    expect(await operator.call('listPostbacks', { query: { companyId: 'trailhead' } })).toEqual([])
    const taken = await operator.call('listPostbacks', { query: { state: 'taken' } })
    expect(taken).toContainEqual(expect.objectContaining({ id: given!.id, endedAt: expect.any(String) }))
  })

  it('waits while its company is off, says so, and goes when it is on again', async () => {
    await setCompanyEnabled(platform, 'trailhead', false)
    platform.services.companies.forget()
    await broughtBy('trailhead_off')
    await broughtBy('signpost_on')
    await count()
    await tell()
    const [{ id } = { id: '' }] = await postbacksOf('trailhead_off')
    await tellAffiliate(platform.services, id)
    platform.clock.advance(7 * DAY_MS)
    await tell()
    expect(affiliates.attempts.map(({ company }) => company)).toEqual(['signpost'])
    const operator = await platform.operator({ roles: ['support'] })
    const [held] = await operator.call('listPostbacks', { query: {} })
    expect(held).toMatchObject({ id, state: 'waiting', attempts: 0, isHeld: true })

    await setCompanyEnabled(platform, 'trailhead', true)
    platform.services.companies.forget()
    await tell()
    expect(affiliates.taken.map(({ tag }) => tag)).toEqual(['signpost_on', 'trailhead_off'])
  })

  it('is refused by a company that has another secret, and taken once it has the right one', async () => {
    const fresh = await rotateSecret(platform.services, 'signpost', HOUR_MS / 1000)
    platform.services.companies.forget()
    affiliates.secrets.set('signpost', 'a secret that the house does not know at all')
    const refused = affiliates.refused
    await broughtBy('signpost_secret')
    await count()
    await tell()
    expect(affiliates.refused).toBe(refused + 1)
    expect(await postbacksOf('signpost_secret')).toMatchObject([{ state: 'waiting', problem: 'answered 401' }])
    // The former one serves until its end, then the new one.
    affiliates.secrets.set('signpost', fresh)
    platform.clock.advance(2 * HOUR_MS)
    platform.services.companies.forget()
    await tell()
    expect(await postbacksOf('signpost_secret')).toMatchObject([{ state: 'taken' }])
  })

  it('is taken up again when the process that sent it died, and never by two at once', async () => {
    for (const tag of ['trailhead_d1', 'trailhead_d2', 'trailhead_d3']) await broughtBy(tag)
    await count()
    const isWorking = new Promise<void>((resolve) => {
      const dying = { ...platform.services, fetch: () => (resolve(), new Promise<Response>(() => undefined)) }
      void tellLeftAffiliates(dying)
    })
    await isWorking
    expect(await tell()).toBe(0)
    platform.clock.advance(30_000)
    await Promise.all([tell(), tell(), tell()])
    expect(affiliates.attempts).toHaveLength(3)
    expect(affiliates.taken).toHaveLength(3)
  })
})

describe('figures', () => {
  it('are by company, tag and day or month, with sums of all deposits by currency', async () => {
    const tag = 'trailhead_sums'
    await broughtBy(tag)
    const anna = await broughtBy(tag)
    await pay(anna)
    await pay(anna, '1001')
    platform.clock.advance(DAY_MS)
    const body = { login: anna.email, password: anna.password }
    anna.token = (await platform.client('createSession', { body })).accessToken
    await pay(anna, '100000')
    await count()
    const day = (agoMs: number) => new Date(platform.clock.now().getTime() - agoMs).toISOString().slice(0, 10)
    const [today, yesterday] = [day(0), day(DAY_MS)]
    expect(await figuresOf(tag)).toEqual([
      {
        period: today,
        companyId: 'trailhead',
        tag,
        registrations: 0,
        firstDepositors: 0,
        deposits: [{ currency: 'EUR', count: 1, sum: '1000.00' }],
      },
      {
        period: yesterday,
        companyId: 'trailhead',
        tag,
        registrations: 2,
        firstDepositors: 1,
        deposits: [{ currency: 'EUR', count: 2, sum: '35.51' }],
      },
    ])
    expect(await figuresOf(tag, { dateFrom: today, dateTo: today })).toMatchObject([{ period: today }])
    expect(await figuresOf(tag, { dateTo: '2021-02-31' })).toEqual([])
    expect(await figuresOf(tag, { companyId: 'signpost' })).toEqual([])
    const months = await figuresOf(tag, { by: 'month' })
    const sum = months.reduce((total, line) => total + line.registrations, 0)
    expect([sum, months.at(-1)!.period]).toEqual([2, `${yesterday.slice(0, 7)}-01`])
    const [only] = await figuresOf(tag, { by: 'month', dateFrom: yesterday, dateTo: yesterday })
    expect(only).toMatchObject({ deposits: [{ count: 2, sum: '35.51' }] })
    const other = await broughtBy(`${tag}-too`)
    await pay(other, '1000')
    await count()
    const owner = await platform.operator({ roles: ['content'] })
    const query = { tagPrefix: tag, per: 'company', dateFrom: today, dateTo: today } as const
    expect(await owner.call('listAffiliateFigures', { query })).toEqual([
      {
        period: today,
        companyId: 'trailhead',
        tag: null,
        registrations: 1,
        firstDepositors: 1,
        deposits: [{ currency: 'EUR', count: 2, sum: '1010.00' }],
      },
    ])
    const page = await owner.call('listAffiliateFigures', { query: { tag, perPage: 1, page: 2 } })
    expect(page).toMatchObject([{ period: yesterday }])
  })

  it('are the same when the log is read anew, and nobody is told again', async () => {
    const tag = 'trailhead_anew'
    await pay(await broughtBy(tag))
    await count()
    await tell()
    const [before, told] = [await figuresOf(tag), affiliates.attempts.length]
    const { pool, clock } = platform
    await rebuildConsumer({ pool, clock, logger: silentLogger }, affiliateTallies)
    await tell()
    expect(await figuresOf(tag)).toEqual(before)
    expect(affiliates.attempts).toHaveLength(told)
  })

  it('of a turn that broke off count once, and nobody hears of what did not happen', async () => {
    const tag = 'trailhead_broken'
    await pay(await broughtBy(tag))
    const { pool, clock } = platform
    let turns = 0
    const breaking = {
      ...affiliateTallies,
      async apply(...given: Parameters<typeof affiliateTallies.apply>) {
        await affiliateTallies.apply(...given)
        if (turns++ < 2) throw new Error('the process died before its commit')
      },
    }
    const consumers = startConsumers({ pool, clock, logger: silentLogger, consumers: [breaking] })
    while (turns < 2) await sleep(5)
    await consumers.stop()
    platform.clock.advance(HOUR_MS)
    await count()
    await tell()
    expect(await figuresOf(tag)).toMatchObject([
      { registrations: 1, firstDepositors: 1, deposits: [{ count: 1, sum: '25.50' }] },
    ])
    expect(affiliates.taken.map(({ event }) => event).toSorted()).toEqual(['first-deposit', 'registration'])
    expect(affiliates.attempts).toHaveLength(2)
  })

  it('count players of long ago, and tell nobody of them', async () => {
    const tag = 'trailhead_old'
    await broughtBy(tag)
    const { pool } = platform
    await pool.query('SELECT fact_number(10000)')
    await pool.query(`UPDATE fact SET recorded_at = recorded_at - interval '8 days'`)
    await pool.query('DELETE FROM affiliate_postback')
    await rebuildConsumer({ pool, clock: platform.clock, logger: silentLogger }, affiliateTallies)
    expect(await figuresOf(tag)).toMatchObject([{ registrations: 1 }])
    expect((await one<{ count: number }>(pool, 'SELECT count(*) AS count FROM affiliate_postback')).count).toBe(0)
  })
})

it('companies of a sandbox that is no longer run get nothing', async () => {
  await registerSandbox(platform.services, [])
  platform.services.companies.forget()
  await broughtBy('trailhead_none')
  await count()
  expect(await tell()).toBe(0)
  expect(await postbacksOf('trailhead_none')).toMatchObject([{ state: 'waiting' }])
})
