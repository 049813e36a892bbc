import { randomUUID } from 'node:crypto'
import type { Limit } from '@baize/contract'
import { registrationForm, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { depositBody, startWithCashier } from '../payments/fake-cashier.ts'
import { makeFeed } from '../support/feed.ts'
import { pay } from '../support/money.ts'

let site: Awaited<ReturnType<typeof startWithCashier>>
beforeAll(async () => {
  site = await startWithCashier()
  await syncFeed(site.platform.pool, 'studio', new Date(), makeFeed(1))
})
afterAll(() => site.platform[Symbol.asyncDispose]())

const set = (anna: TestPlayer, definition: 1 | 2 | 3, amount: number): Promise<Limit> =>
  anna.call('createLimit', { body: { definition, period: 'daily', currency: 'EUR', amount } })
const pause = (anna: TestPlayer, definition: 4 | 5, period: string) =>
  anna.call('createLimit', { body: { definition, period } })

const order = async (anna: TestPlayer, amount: number, requestKey: string = randomUUID()) =>
  anna.call('createDeposit', { body: await depositBody(anna, { amount }) }, { requestKey })

const playBody = { lobbyUrl: '/', locale: 'en', countryCode: 'DE', platform: 2 as const, demoMode: false }
const play = { params: { id: 'game-0' }, body: playBody }
const methods = { query: { currency: 'EUR' } }

describe('a deposit limit', () => {
  it('stops the order that would go over it, counting those that are not paid yet', async () => {
    const anna = await site.platform.player()
    await set(anna, 3, 50)
    await order(anna, 3000)
    const body = { ...(await depositBody(anna)), amount: 2001 }
    expect(await anna.refusal('createDeposit', { body })).toMatchObject({ status: 400, code: 13100 })
    expect(await anna.call('listDepositMethods', methods)).not.toEqual([])
    await order(anna, 2000)
    expect(await anna.refusal('listDepositMethods', methods)).toMatchObject({ status: 400, code: 13100 })
    expect(await anna.call('listLimits', {})).toMatchObject([{ amount: 50, currentAmount: 50 }])
  })

  it('makes room again when a deposit fails, and answers a repeat as before whatever it says now', async () => {
    const anna = await site.platform.player()
    await set(anna, 3, 50)
    const key = randomUUID()
    const first = await order(anna, 5000, key)
    expect(await order(anna, 5000, key)).toEqual(first)
    await site.platform.pool.query(`UPDATE invoice SET status = 'failure' WHERE id = $1`, [first.invoiceId])
    expect(await anna.call('listLimits', {})).toMatchObject([{ currentAmount: 0 }])
    await order(anna, 5000)
  })

  it('lets through exactly what fits of many orders at the same moment', async () => {
    const anna = await site.platform.player()
    await set(anna, 3, 100)
    const body = { ...(await depositBody(anna)), amount: 1500 }
    const orders = await Promise.allSettled(Array.from({ length: 30 }, () => anna.call('createDeposit', { body })))
    expect(orders.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    expect(await anna.call('listLimits', {})).toMatchObject([{ currentAmount: 90 }])
  })
})

describe('opening a game for real money', () => {
  it('is refused once a limit is used up, each by its own code', async () => {
    const anna = await site.platform.player()
    await pay(site.platform.pool, anna, 10_000n)
    const { id } = await set(anna, 1, 10)
    await anna.call('playGame', play)
    await site.platform.pool.query('UPDATE player_limit SET used = amount WHERE id = $1', [id])
    expect(await anna.refusal('playGame', play)).toMatchObject({ status: 400, code: 14100 })
    await site.platform.pool.query('UPDATE player_limit SET definition = 2 WHERE id = $1', [id])
    expect(await anna.refusal('playGame', play)).toMatchObject({ status: 400, code: 14101 })
    await pause(anna, 5, '1_day')
    expect(await anna.refusal('playGame', play)).toMatchObject({ status: 400, code: 14105 })
  })
})

describe('a cooling-off', () => {
  it('stops play and deposits for its time, and not the sign-in', async () => {
    const anna = await site.platform.player()
    const { id, expiredAt } = await pause(anna, 5, '1_day')
    expect(Date.parse(expiredAt!) - site.platform.clock.now().getTime()).toBe(86_400_000)
    expect(await anna.refusal('listDepositMethods', methods)).toMatchObject({ code: 13100 })
    expect(await anna.refusal('createDeposit', { body: await depositBody(anna) })).toMatchObject({ code: 13100 })
    await anna.call('createSession', { body: { login: anna.email, password: anna.password } })
    expect(await anna.refusal('createLimit', { body: { definition: 5, period: '1_week' } })).toMatchObject({
      code: 12101,
    })
    // Less than a day is left: it may last longer, and no longer end early.
    site.platform.clock.advance(60_000)
    expect(await anna.refusal('deleteLimit', { params: { limitId: id } })).toMatchObject({ code: 12103 })
    const longer = await anna.call('updateLimit', { params: { limitId: id }, body: { period: '1_week' } })
    expect(Date.parse(longer.expiredAt!)).toBeGreaterThan(Date.parse(expiredAt!))
    const shorter = { params: { limitId: id }, body: { period: '1_day' } }
    expect(await anna.refusal('updateLimit', shorter)).toMatchObject({ status: 409, code: 12103 })
  })

  it('ends the sessions of every other device and all launched games, and keeps the one that asked', async () => {
    const anna = await site.platform.player()
    await pay(site.platform.pool, anna, 10_000n)
    await anna.call('playGame', play)
    const body = { login: anna.email, password: anna.password }
    const other = await site.platform.visitor().call('createSession', { body })
    await pause(anna, 5, '1_day')
    expect(await site.platform.disconnected()).toContain(other.sessionId)
    expect(await site.platform.disconnected()).not.toContain(anna.sessionId)
    expect(await anna.call('listLimits', {})).toHaveLength(1)
    const { rows } = await site.platform.pool.query(
      'SELECT ends_at <= $2 AS over FROM game_session WHERE player_id = $1',
      [anna.id, site.platform.clock.now()],
    )
    expect(rows).toEqual([{ over: true }])
  })

  it('ends a day after the player asked for it, unless they think again', async () => {
    const anna = await site.platform.player()
    const { id: limitId, expiredAt } = await pause(anna, 5, '1_week')
    const early = await anna.call('deleteLimit', { params: { limitId } })
    expect(early).toMatchObject({ cancelProcess: true, pendingExist: false })
    expect(Date.parse(early.expiredAt!) - site.platform.clock.now().getTime()).toBe(86_400_000)
    expect(await anna.call('updateLimit', { params: { limitId }, body: {} })).toMatchObject({ expiredAt })
    await anna.call('deleteLimit', { params: { limitId } })
    site.platform.clock.advance(86_400_000)
    const body = { login: anna.email, password: anna.password }
    anna.token = (await anna.call('createSession', { body })).accessToken
    expect(await anna.call('listLimits', {})).toEqual([])
    await anna.call('listDepositMethods', methods)
  })
})

describe('a self-exclusion', () => {
  const signIn = (anna: TestPlayer) =>
    anna.refusal('createSession', { body: { login: anna.email, password: anna.password } })

  it('ends every session and refuses the sign-in to whoever knows the password, and says until when', async () => {
    const anna = await site.platform.player()
    const body = { login: anna.email, password: anna.password }
    const other = await site.platform.visitor().call('createSession', { body })
    const { expiredAt } = await pause(anna, 4, '6_months')
    expect(await site.platform.disconnected()).toEqual(expect.arrayContaining([anna.sessionId, other.sessionId]))
    expect(await anna.refusal('listLimits', {})).toMatchObject({ status: 401 })
    const refusal = await signIn(anna)
    expect(refusal).toMatchObject({ status: 422 })
    expect(refusal.issues['login']).toEqual([{ code: 'excludedUntil', values: { until: expiredAt!.slice(0, 10) } }])
    const wrong = { login: anna.email, password: 'not the password' }
    expect(await anna.refusal('createSession', { body: wrong })).toMatchObject({ status: 401 })
  })

  it('may be for ever', async () => {
    const anna = await site.platform.player()
    expect(await pause(anna, 4, 'forever')).toMatchObject({ definition: 4, expiredAt: null })
    site.platform.clock.advance(40 * 365 * 86_400_000)
    expect((await signIn(anna)).issues['login']).toEqual([{ code: 'excludedForever' }])
    site.platform.clock.advance(-40 * 365 * 86_400_000)
  })

  it('is not shortened by anybody, not in the database either', async () => {
    const anna = await site.platform.player()
    const { id } = await pause(anna, 4, '6_months')
    for (const sql of [
      `UPDATE player_limit SET ends_at = now() WHERE id = $1`,
      `UPDATE player_limit SET removed_at = now() WHERE id = $1`,
      `UPDATE player_limit SET definition = 5 WHERE id = $1`,
      `DELETE FROM player_limit WHERE id = $1`,
    ])
      await expect(site.platform.pool.query(sql, [id])).rejects.toThrow()
    await site.platform.pool.query('UPDATE player_limit SET ends_at = NULL WHERE id = $1', [id])
  })

  it('covers accounts that give the mailbox or the phone the person proved to own, and no stranger’s', async () => {
    const name = randomUUID()
    const anna = await site.platform.player({ email: `${name}@gmail.com` })
    const same = await site.platform.player({ email: `${name.slice(0, 8)}.${name.slice(8)}+two@gmail.com` })
    const byPhone = await site.platform.player()
    const stranger = await site.platform.player()
    const { pool } = site.platform
    await pool.query(
      `UPDATE player SET confirmed_at = now(), phone = '4915112345678', phone_confirmed = true WHERE id = $1`,
      [anna.id],
    )
    await pool.query(`UPDATE player SET phone = '4915112345678' WHERE id = $1`, [byPhone.id])
    await pause(anna, 4, '1_year')
    for (const player of [same, byPhone]) {
      expect(await player.refusal('getProfile', {})).toMatchObject({ status: 401 })
      expect(await signIn(player)).toMatchObject({ status: 422 })
    }
    await stranger.call('getProfile', {})
  })

  it('keeps the person from registering anew by the same mailbox, and tells strangers nothing of it', async () => {
    const name = randomUUID().replaceAll('-', '')
    const anna = await site.platform.player({ email: `${name}@example.com` })
    await site.platform.pool.query('UPDATE player SET confirmed_at = now() WHERE id = $1', [anna.id])
    await pause(anna, 4, '6_months')
    const body = registrationForm({ email: `${name}+again@example.com` })
    const refusal = await site.platform.visitor().refusal('registerByEmail', { body })
    expect(refusal.issues).toEqual({ email: [{ code: 'taken' }] })
  })

  it('does not reach somebody whose address or phone the excluded player only claimed', async () => {
    const victim = await site.platform.player({ email: `${randomUUID()}@gmail.com` })
    const mallory = await site.platform.player({ email: victim.email.replace('@', '+m@') })
    await pause(mallory, 4, 'forever')
    await victim.call('getProfile', {})
  })

  it('reaches an account that gives what the excluded person proved, when it gives it', async () => {
    const anna = await site.platform.player()
    await site.platform.pool.query(`UPDATE player SET phone = '4915100000001', phone_confirmed = true WHERE id = $1`, [
      anna.id,
    ])
    await pause(anna, 4, '1_year')
    const again = await site.platform.player()
    await again.call('updateProfile', { body: { phone: '4915100000001' } })
    expect(await again.refusal('getProfile', {})).toMatchObject({ status: 401 })
    expect(await signIn(again)).toMatchObject({ status: 422 })
  })
})
