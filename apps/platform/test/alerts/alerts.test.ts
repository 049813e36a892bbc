import { many, withTransaction } from '@baize/database'
import { startTestProcess, testConfig, testDatabase } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reportDifferences, watchHouse, watchReports } from '../../src/flows/desk/watch-house.ts'
import { deliverLeftAlerts, reportTroubles, type Trouble } from '../../src/modules/delivery/alerts/index.ts'
import { addJob, cancelJobs, jobKind, listJobs } from '../../src/modules/ground/jobs/index.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { registerSeamless } from '../../src/modules/play/seamless/index.ts'
import { deposit, startWithCashier } from '../payments/fake-cashier.ts'
import { richPlayer, withdraw } from '../payouts/withdrawing.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'
import { playRound, STUDIO } from '../support/studio-calls.ts'
import { openChatRoom } from './chat-room.ts'

const MINUTE_MS = 60_000

let room: Awaited<ReturnType<typeof openChatRoom>>
let site: Awaited<ReturnType<typeof startWithCashier>>
/** Companies that answer nothing, by their addresses. */
const away = new Set<string>()

/** The network: the room at its real address, with less patience than the house has; companies answer unless away. */
const network: typeof fetch = (input, init) => {
  const url = new URL(input as string)
  if (url.origin === room.origin) {
    const signal = AbortSignal.any([init!.signal!, AbortSignal.timeout(150)])
    return fetch(url, { ...init, ...(room.troubles[0] === 'late' && { signal }) })
  }
  if (away.has(url.origin)) return Promise.reject(new TypeError('fetch failed'))
  return Promise.resolve(new Response(null, { status: 404 }))
}

beforeAll(async () => {
  room = await openChatRoom()
  site = await startWithCashier([], {
    config: { alertAddresses: [room.address] },
    companies: [STUDIO],
    fetch: network,
    register: registerSeamless,
  })
  await syncFeed(site.platform.pool, STUDIO.id, new Date(), makeFeed(1))
  await look()
})
afterAll(async () => {
  await site.platform[Symbol.asyncDispose]()
  await room[Symbol.asyncDispose]()
})
beforeEach(() => {
  room.texts.length = 0
})

/** Signed in now: sessions of operators do not last as long as these tests. */
const someone = (role: 'payments' | 'risk' | 'owner') => site.platform.operator({ roles: [role] })
const deliver = () => deliverLeftAlerts(site.platform.services)

/** A look at the house, and what the room heard of it. */
async function look(afterMs = 0): Promise<string[]> {
  site.platform.clock.advance(afterMs)
  room.texts.length = 0
  await watchHouse(site.platform.services)
  await deliver()
  return [...room.texts]
}

const trouble = (subject: string): Trouble => ({
  subject,
  begins: `${subject} begins.`,
  ends: `${subject} is over.`,
  patienceMs: 0,
})
const report = (...subjects: string[]) =>
  reportTroubles(site.platform.services, 'test', subjects.map(trouble), { calmMs: 0 })

it('tells of withdrawals once they have waited for an hour, once, and when none waits any more', async () => {
  const anna = await richPlayer(site.platform, 1_000_000n)
  const id = await withdraw(anna, { amount: 6_000 })
  expect(await look()).toEqual([])
  expect(await look(60 * MINUTE_MS)).toEqual(['Baize: Withdrawals that wait for an operator for over an hour: 1.'])
  expect(await look(MINUTE_MS)).toEqual([])
  const body = { reason: 'not this one', why: 'account_in_doubt' as const }
  await (await someone('risk')).call('refuseWithdrawal', { params: { withdrawalId: id }, body })
  expect(await look(4 * MINUTE_MS)).toEqual([])
  expect(await look(MINUTE_MS)).toEqual([
    'Baize: Withdrawals that wait for an operator for over an hour: none any more.',
  ])
  expect(await look(MINUTE_MS)).toEqual([])
})

it('tells of deposits in review and of wins above a ceiling until a person has decided', async () => {
  const anna = await site.platform.player()
  const depositId = await deposit(anna)
  await site.report({ paymentId: depositId, status: 'paid', amount: '3000' })
  await pay(site.platform.pool, anna, 1000n)
  const launch = { lobbyUrl: '/', locale: 'en', countryCode: 'DE', platform: 2 as const, demoMode: false }
  const { gameUrl } = await anna.call('playGame', { params: { id: 'game-0' }, body: launch })
  const launchToken = new URL(gameUrl).searchParams.get('token')!
  await playRound(site.platform, { launchToken, gameId: 'game-0', payout: '99999999' })
  expect(await look()).toEqual(['Baize: Deposits in review: 1.\nBaize: Wins held above a ceiling: 1.'])
  expect(await look(MINUTE_MS)).toEqual([])
  const body = { reason: 'looked at it' }
  await (await someone('payments')).call('settleDeposit', { params: { depositId }, body })
  const risk = await someone('risk')
  const [win] = await risk.call('listWaitingWins', {})
  await risk.call('approveWin', { params: { winId: win!.id }, body })
  expect(await look(5 * MINUTE_MS)).toEqual([
    'Baize: Deposits in review: none any more.\nBaize: Wins held above a ceiling: none any more.',
  ])
})

it('tells of a company that cannot be reached for longer than a restart, and of one that comes and goes once', async () => {
  const { origin } = new URL(STUDIO.url)
  away.add(origin)
  expect(await look()).toEqual([])
  expect(await look(2 * MINUTE_MS)).toEqual([`Baize: The company ${STUDIO.id} (studio) cannot be reached.`])
  away.delete(origin)
  expect(await look(MINUTE_MS)).toEqual([])
  away.add(origin)
  expect(await look(MINUTE_MS)).toEqual([])
  away.delete(origin)
  expect(await look(4 * MINUTE_MS)).toEqual([])
  expect(await look(MINUTE_MS)).toEqual([`Baize: The company ${STUDIO.id} (studio) can be reached again.`])
  away.add(origin)
  expect(await look(MINUTE_MS)).toEqual([])
  away.delete(origin)
  // Too short for anybody to have heard of it.
  expect(await look(6 * MINUTE_MS)).toEqual([])
})

it('tells of jobs that failed for good, by their name, until somebody looked after them', async () => {
  const { pool } = site.platform
  await withTransaction(pool, (tx) => addJob(tx, jobKind('greet'), {}))
  await pool.query(`UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE task_id =
    (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'greet')`)
  expect(await look()).toEqual(['Baize: Jobs greet that failed for good: 1. npm run jobs shows them.'])
  const failed = (await listJobs(pool, 100)).filter(({ name }) => name === 'greet')
  await cancelJobs(
    pool,
    failed.map(({ id }) => id),
  )
  expect(await look(5 * MINUTE_MS)).toEqual(['Baize: Jobs greet that failed for good: none any more.'])
})

it('tells of differences that a check found until a check finds none', async () => {
  const { services } = site.platform
  // Money that no fact tells of stands in the ledger alone.
  await pay(site.platform.pool, await site.platform.player(), 1000n)
  await watchReports(services)
  await deliver()
  expect(room.texts.splice(0)).toEqual([
    'Baize: The check of the reports found differences: 1. The first: the figures of the reports differ from an account of the house. npm run ledger:check shows them all.',
  ])
  const difference = { problem: 'a balance differs', subject: 'an account', expected: '1', found: '2' }
  for (const found of [[difference, difference], [difference], [], []]) {
    site.platform.clock.advance(MINUTE_MS)
    await reportDifferences(services, 'ledger', found)
    await deliver()
  }
  expect(room.texts).toEqual([
    'Baize: The check of the ledger found differences: 2. The first: a balance differs. npm run ledger:check shows them all.',
    'Baize: The check of the ledger finds no difference any more.',
  ])
})

it('goes again after pauses that grow or that the room asks for, in the order in which things happened', async () => {
  const { clock } = site.platform
  room.troubles.push('error', 'error', 'busy')
  await report('fire')
  for (const pauseMs of [5_000, 10_000, 60_000]) {
    await deliver()
    clock.advance(pauseMs - 1)
    await report()
    await deliver()
    clock.advance(1)
  }
  expect(room.texts).toEqual([])
  await deliver()
  expect(room.texts).toEqual(['Baize: fire begins.\nBaize: fire is over.'])
  await deliver()
  expect(room.texts).toHaveLength(1)
})

it('comes twice rather than never when its answer was lost or late', async () => {
  for (const lost of ['lost', 'late'] as const) {
    room.texts.length = 0
    room.troubles.push(lost)
    await report(lost)
    await deliver()
    await deliver()
    expect(room.texts).toEqual([`Baize: ${lost} begins.`])
    room.answerLate()
    site.platform.clock.advance(5_000)
    await deliver()
    expect(room.texts).toHaveLength(2)
    site.platform.clock.advance(MINUTE_MS)
    await report()
    await deliver()
    expect(room.texts.slice(2)).toEqual([`Baize: ${lost} is over.`])
  }
})

it('tells nothing of what is two days old', async () => {
  room.troubles.push('error')
  await report('flood')
  await deliver()
  site.platform.clock.advance(2 * 86_400_000)
  await report()
  await deliver()
  expect(room.texts).toEqual(['Baize: flood is over.'])
})

it('stands at the desk while it lasts and when it is over, with how far each room has heard', async () => {
  const { clock } = site.platform
  const owner = await someone('owner')
  const at = () => clock.now().toISOString()
  const lasting = () => owner.call('listAlerts', { query: { state: 'lasting' } })
  const past = async () => (await owner.call('listAlerts', { query: { state: 'over', perPage: 1 } }))[0]
  const roomAtDesk = async () => (await owner.call('listAlertRooms', {}))[0]
  await reportDifferences(site.platform.services, 'reports', [])
  await deliver()
  const heardAll = { origin: room.origin, unheard: 0, waitingSince: null, attempts: 0, problem: null }
  expect(await roomAtDesk()).toMatchObject({ ...heardAll, nextAttemptAt: null })
  const impatient = { ...trouble('drizzle'), patienceMs: MINUTE_MS }
  const begins = 'wave begins, higher.'
  room.troubles.push('error')
  const [beganAt, toldAt] = [at(), at()]
  await report('wave')
  await reportTroubles(site.platform.services, 'test', [trouble('wave'), impatient], { calmMs: 0 })
  await deliver()
  const nextAttemptAt = new Date(clock.now().getTime() + 5_000).toISOString()
  const waits = { unheard: 1, waitingSince: at(), attempts: 1, problem: 'answered 503', nextAttemptAt }
  expect(await roomAtDesk()).toMatchObject({ origin: room.origin, ...waits })
  clock.advance(5_000)
  await reportTroubles(site.platform.services, 'test', [{ ...trouble('wave'), begins }], { calmMs: 0 })
  // Nobody was told of what did not last.
  expect(await lasting()).toMatchObject([{ state: 'lasting', text: begins, beganAt, toldAt, endedAt: null }])
  clock.advance(1)
  await report()
  await deliver()
  expect(await lasting()).toEqual([])
  expect(await past()).toMatchObject({ state: 'over', text: begins, beganAt, toldAt, endedAt: at() })
  expect(await owner.call('listAlerts', { query: { perPage: 1 } })).toEqual([await past()])
  expect(await roomAtDesk()).toMatchObject({ ...heardAll, nextAttemptAt: null })
})

it('lists what lasts before what is over, the newest of each first, page by page', async () => {
  await report('old')
  site.platform.clock.advance(MINUTE_MS)
  await report('old', 'new')
  const risk = await someone('risk')
  const texts = async (page: number) =>
    (await risk.call('listAlerts', { query: { page, perPage: 2 } })).map(({ text }) => text)
  expect(await texts(1)).toEqual(['new begins.', 'old begins.'])
  site.platform.clock.advance(MINUTE_MS)
  await report('old')
  expect(await texts(1)).toEqual(['old begins.', 'new begins.'])
  expect(await texts(2)).toContain('wave begins, higher.')
  await report()
})

it('never shows the address, neither in the log nor in a table', async () => {
  room.troubles.push('error')
  await report('storm')
  await deliver()
  site.platform.clock.advance(5_000)
  await report()
  await deliver()
  const rows = await many(
    site.platform.pool,
    `SELECT a::text FROM alert a UNION ALL SELECT a::text FROM alert_address a
     UNION ALL SELECT payload::text FROM graphile_worker._private_jobs`,
  )
  const rooms = await (await someone('owner')).call('listAlertRooms', {})
  const said = JSON.stringify([rows, rooms, site.platform.lines])
  expect(said).toContain(room.origin)
  expect(said).not.toContain('/services')
})

it('is told once by several processes, by their jobs and at once', async () => {
  await using database = await testDatabase({ max: 10 })
  await using chat = await openChatRoom()
  const config = { ...testConfig(), alertAddresses: [chat.address] }
  await using here = await startTestProcess(database, { config, ports: { jobsPool: database.pool } })
  await using there = await startTestProcess(database, { config, ports: { jobsPool: database.pool } })
  const tell = (subjects: string[], calmMs: number) =>
    Promise.all(
      [here, there, here, there].map(({ platform }) =>
        reportTroubles(platform.services, 'test', subjects.map(trouble), { calmMs }),
      ),
    )
  await tell(['quake', 'wind'], MINUTE_MS)
  const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 })
  await until(() => expect(chat.texts).toEqual(['Baize: quake begins.\nBaize: wind begins.']))
  await tell([], 0)
  await until(() => expect(chat.texts.slice(1)).toEqual(['Baize: quake is over.\nBaize: wind is over.']))
})
