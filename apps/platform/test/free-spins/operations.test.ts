import { BonusTrigger } from '@baize/contract'
import { isSignatureValid } from '@baize/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { depositListeners } from '../../src/deposit-listeners.ts'
import { createCompanies } from '../../src/modules/ground/companies/index.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { tellStudio, tellUntold } from '../../src/modules/offers/free-spins/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { depositBody, startWithCashier, type TestPlayer } from '../payments/fake-cashier.ts'
import { makeFeed } from '../support/feed.ts'
import { factsOf } from '../support/money.ts'
import { STUDIO } from '../support/studio-calls.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
beforeAll(async () => {
  site = await startWithCashier([...depositListeners], { companies: [STUDIO], register: registerSeamless })
  const feed = makeFeed(2)
  const [first, second] = feed.games
  const games = [{ ...first!, identity: 'last-light', name: 'Last Light' }, second!]
  await syncFeed(site.platform.pool, 'studio', site.platform.clock.now(), { ...feed, games })
})
afterAll(async () => {
  expect(await checkLedger(site.platform.pool)).toEqual([])
  await site.platform[Symbol.asyncDispose]()
})

const amount = 5000

async function deposit(player: TestPlayer, bonusId?: string): Promise<void> {
  const chosen = bonusId ? { bonusId } : { isBonusDecline: true }
  const { invoiceId } = await player.call('createDeposit', { body: await depositBody(player, { amount, ...chosen }) })
  await site.report({ paymentId: invoiceId, status: 'paid', amount: String(amount) })
}

const giveCode = (player: TestPlayer, bonusCode = 'spin20') =>
  player.call('applyBonusCode', { body: { bonusCode, trigger: BonusTrigger.code } })

const spinsOf = (player: TestPlayer, query = {}) => player.call('listPlayerFreespins', { query })

/** What the studio is told; it answers as it is asked to. */
function studioThat(answer: (path: string, body: Record<string, unknown>) => Response) {
  const calls: { path: string; body: Record<string, unknown> }[] = []
  const { pool, clock, services } = site.platform
  const call: typeof fetch = async (input, init) => {
    const { pathname } = new URL(input as string)
    const headers = new Headers(init!.headers)
    const header = (name: string) => headers.get(name)!
    const signed = { timestamp: header('x-timestamp'), nonce: header('x-nonce'), method: 'POST', path: pathname }
    expect(isSignatureValid(STUDIO.secret, { ...signed, body: init!.body as string }, header('x-signature'))).toBe(true)
    const body = JSON.parse(init!.body as string) as Record<string, unknown>
    calls.push({ path: pathname, body })
    return answer(pathname, body)
  }
  const companies = createCompanies({ pool, clock, config: services.config })
  return { calls, ports: { ...services, companies, fetch: call } }
}

describe('free spins', () => {
  it('come by a code, wait to be started, and are told to every open tab', async () => {
    const anna = await site.platform.player()
    await giveCode(anna)
    const [spins] = await spinsOf(anna)
    expect(spins).toMatchObject({
      name: 'Twenty for a try',
      names: { en: 'Twenty for a try', fa: 'بیست چرخش برای امتحان' },
      status: 1,
      count: 20,
      usedCount: 0,
      progress: 0,
      gameId: 'last-light',
      currency: 'EUR',
    })
    expect(spins!.expiredAt).toBe(spins!.activationExpiredAt)
    const started = await anna.call('activatePlayerFreespin', { params: { id: spins!.id } })
    expect(started).toMatchObject({ status: 2, result: 1 })
    expect(await anna.refusal('activatePlayerFreespin', { params: { id: spins!.id } })).toMatchObject({ code: 14301 })
    expect(await spinsOf(anna, { status: [1] })).toEqual([])
    expect(await spinsOf(anna, { status: [2], currency: ['EUR'] })).toHaveLength(1)
    const told = await factsOf(site.platform.pool, 'bonus:player-freespins', anna.id)
    expect(told.map(({ event }) => event)).toEqual(['player.freespin.created', 'player.freespin.updated'])
    expect(await giveCode(anna)).toMatchObject({ status: 4 })
  })

  it('are given up at once, by nobody else and once', async () => {
    const [anna, ben] = [await site.platform.player(), await site.platform.player()]
    await giveCode(anna)
    const [{ id } = { id: '' }] = await spinsOf(anna)
    expect(await ben.refusal('cancelPlayerFreespin', { params: { id } })).toMatchObject({ status: 404 })
    expect(await anna.call('cancelPlayerFreespin', { params: { id } })).toMatchObject({ status: 3, result: 3 })
    expect(await anna.refusal('cancelPlayerFreespin', { params: { id } })).toMatchObject({ code: 14301 })
  })

  it('come with a deposit, alone or on top of its bonus, under the terms that were shown', async () => {
    const anna = await site.platform.player()
    await deposit(anna)
    const offers = await anna.call('listDepositBonuses', { query: { currency: 'EUR' } })
    expect(offers.find(({ id }) => id === 'welcome-2')!.assignConditions).toMatchObject({
      gameId: 'last-light',
      presets: [{ currency: 'EUR', price: 0.2, quantity: 20 }],
    })
    await deposit(anna, 'welcome-2')
    expect(await anna.call('listPlayerBonuses', {})).toMatchObject([{ amount: 25, packageId: 'welcome' }])
    expect(await spinsOf(anna, { packageId: ['welcome'] })).toMatchObject([{ count: 20, packageId: 'welcome' }])
    await deposit(anna)
    const weekly = (await anna.call('listDepositBonuses', { query: { currency: 'EUR' } })).find(
      ({ id }) => id === 'weekly-spins',
    )
    expect(weekly).toMatchObject({ type: 3, assignConditions: { presets: [{ quantity: 30 }] } })
    await deposit(anna, 'weekly-spins')
    expect((await spinsOf(anna)).map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([20, 30])
    expect(await anna.call('listPlayerBonuses', {})).toHaveLength(1)
    const again = await depositBody(anna, { amount, bonusId: 'weekly-spins' })
    expect(await anna.refusal('createDeposit', { body: again })).toMatchObject({ code: 14301 })
  })
})

describe('the studio', () => {
  async function started(): Promise<{ player: TestPlayer; id: string }> {
    const player = await site.platform.player()
    await giveCode(player)
    const [{ id } = { id: '' }] = await spinsOf(player)
    await player.call('activatePlayerFreespin', { params: { id } })
    return { player, id }
  }

  it('is told of a start until it answers, and never again after that', async () => {
    const { player, id } = await started()
    const silent = studioThat(() => new Response('', { status: 503 }))
    await expect(tellStudio(silent.ports, id)).rejects.toThrow('/free-rounds/v1/grant')
    const studio = studioThat(() => Response.json({ status: 'ok', played: 0 }))
    for (let times = 0; times < 3; times++) await tellStudio(studio.ports, id)
    expect(studio.calls).toMatchObject([
      {
        path: '/free-rounds/v1/grant',
        body: { grantId: id, playerId: player.id, gameId: 'last-light', currency: 'EUR', value: '20', rounds: 20 },
      },
    ])
  })

  it('is told of an end, also where the start never reached it', async () => {
    const { player, id } = await started()
    await player.call('cancelPlayerFreespin', { params: { id } })
    const studio = studioThat(() => Response.json({ status: 'ok', played: 0 }))
    for (let times = 0; times < 2; times++) await tellStudio(studio.ports, id)
    expect(studio.calls).toEqual([{ path: '/free-rounds/v1/withdraw', body: { grantId: id } }])
  })

  it('is asked again some minutes later, whatever became of the job', async () => {
    const { id } = await started()
    const studio = studioThat(() => Response.json({ status: 'ok', played: 0 }))
    await tellUntold(studio.ports)
    expect(studio.calls.map(({ body }) => body['grantId'])).not.toContain(id)
    site.platform.clock.advance(4 * 60_000)
    await tellUntold(studio.ports)
    expect(studio.calls.map(({ body }) => body['grantId'])).toContain(id)
  })
})

describe('an operator', () => {
  it('gives free spins once for each key, sees them, and ends them, with a reason in the audit log', async () => {
    const payments = await site.platform.operator({ roles: ['payments'] })
    const support = await site.platform.operator({ roles: ['support'] })
    const anna = await site.platform.player()
    const params = { playerId: anna.id }
    const body = { bonusId: 'goodwill-spins', currency: 'EUR', reason: 'for the trouble with the round' }
    const requestKey = crypto.randomUUID()
    const given = await payments.call('giveFreeSpins', { params, body }, { requestKey })
    expect(given).toMatchObject({ name: 'Spins from Baize', count: 10, status: 1 })
    expect(await payments.call('giveFreeSpins', { params, body }, { requestKey })).toEqual(given)
    expect((await support.call('listHeldFreeSpins', { params })).map(({ id }) => id)).toEqual([given.id])
    const money = { ...body, bonusId: 'goodwill' }
    expect(await payments.refusal('giveFreeSpins', { params, body: money })).toMatchObject({ code: 14301 })
    expect(await anna.call('listPlayerBonuses', {})).toEqual([])
    const cancel = { params: { ...params, freeSpinsId: given.id }, body: { reason: 'asked for by letter' } }
    expect(await payments.call('cancelHeldFreeSpins', cancel)).toMatchObject({ status: 3, result: 3 })
    expect(await payments.refusal('cancelHeldFreeSpins', cancel)).toMatchObject({ code: 14301 })
    const owner = await site.platform.operator({ roles: ['owner'] })
    const lines = await owner.call('listAuditLines', { query: { perPage: 20 } })
    expect(lines.map(({ operation }) => operation)).toContain('cancelHeldFreeSpins')
  })
})
