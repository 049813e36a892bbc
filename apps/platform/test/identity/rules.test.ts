import { many, withTransaction } from '@baize/database'
import type { TestOperator, TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PaidOut, refuseUncheckedPayout } from '../../src/flows/identity-rules.ts'
import { startStudio } from '../seamless/studio.ts'
import { pass, startChecks, tell } from './fake-sumsub.ts'

let house: Awaited<ReturnType<typeof startChecks>>
let owner: TestOperator
let risk: TestOperator
beforeAll(async () => {
  house = await startChecks()
  owner = await house.platform.operator({ roles: ['owner'] })
  risk = await house.platform.operator({ roles: ['risk'] })
})
afterAll(() => house.platform[Symbol.asyncDispose]())

const nothing = { isNeededForPlay: false, isNeededForDeposit: false }
const reason = 'asked by the licence'
const ask = (rules: { isNeededForPlay?: boolean; isNeededForDeposit?: boolean; payoutFrom?: number }) =>
  owner.call('setIdentityRules', { body: { ...nothing, ...rules, reason } })
const required = { status: 400, code: 12_203 }
const payOut = (player: TestPlayer, payouts: PaidOut[]) =>
  withTransaction(house.platform.pool, (tx) =>
    refuseUncheckedPayout(tx, house.platform.services, { playerId: player.id, payouts }),
  )
const eur = (cents: bigint): PaidOut => ({ currency: 'EUR', amount: cents })

it('asks nobody for anything until the owner says so', async () => {
  expect(await risk.call('getIdentityRules', {})).toEqual({ ...nothing, payoutFrom: null })
  const anna = await house.platform.player()
  await anna.call('listDepositMethods', { query: { currency: 'EUR' } })
  await payOut(anna, [eur(100_000_000n)])
})

it('asks who pays in for a checked identity, and takes the deposits of whom it was checked', async () => {
  await ask({ isNeededForDeposit: true })
  const anna = await house.platform.player()
  expect(await anna.call('getIdentityCheck', {})).toMatchObject({ isNeededFor: ['deposit'] })
  const query = { currency: 'EUR' }
  expect(await anna.refusal('listDepositMethods', { query })).toMatchObject(required)
  const [account] = await anna.call('listAccounts', {})
  const body = { method: 'card', currency: 'EUR', amount: 2500, accountId: account!.id, isBonusDecline: false }
  expect(await anna.refusal('createDeposit', { body })).toMatchObject(required)
  await pass(house, anna)
  expect(await anna.call('listDepositMethods', { query })).not.toEqual([])
  await tell(house.platform, anna.id, { type: 'applicantReset', afterMs: 1 })
  expect(await anna.refusal('listDepositMethods', { query })).toMatchObject(required)
})

it('asks for it from a sum that is paid out, in whatever currency and in however many parts', async () => {
  await ask({ payoutFrom: 1000 })
  const anna = await house.platform.player()
  await payOut(anna, [eur(99_999n)])
  await expect(payOut(anna, [eur(100_000n)])).rejects.toMatchObject({ reason: 'identity_required' })
  await expect(payOut(anna, [eur(60_000n), eur(40_000n)])).rejects.toMatchObject({ reason: 'identity_required' })
  await payOut(anna, [{ currency: 'JPY', amount: 1000n }])
  await expect(payOut(anna, [{ currency: 'BTC', amount: 100_000_000n }])).rejects.toThrow()
  await pass(house, anna)
  await payOut(anna, [eur(100_000_000n)])
})

it('is set by hand by risk until the company says otherwise, with a line in the log and without the note', async () => {
  await ask({})
  const anna = await house.platform.player()
  const params = { playerId: anna.id }
  const body = { state: 'approved', note: 'Seen at the desk', reason } as const
  expect(await risk.call('setPlayerIdentity', { params, body })).toMatchObject({ state: 'approved', companyId: null })
  expect((await anna.call('getIdentityCheck', {})).state).toBe('approved')
  const lines = await many<{ before: object; after: object; reason: string }>(
    house.platform.pool,
    `SELECT before, after, reason FROM audit_line WHERE operation = 'setPlayerIdentity' AND subject_id = $1`,
    [anna.id],
  )
  expect(lines).toMatchObject([{ before: { state: 'none' }, after: { state: 'approved' }, reason }])
  expect(JSON.stringify(lines)).not.toContain('Seen at')
  await tell(house.platform, anna.id, { type: 'applicantReviewed', answer: 'RED', rejectType: 'FINAL', afterMs: -1 })
  expect(await risk.call('getPlayerIdentity', { params })).toMatchObject({ state: 'approved' })
  await tell(house.platform, anna.id, { type: 'applicantReviewed', answer: 'RED', rejectType: 'FINAL', afterMs: 1 })
  expect(await risk.call('getPlayerIdentity', { params })).toMatchObject({ state: 'rejected', companyId: 'sumsub' })
})

it('takes no stake of somebody unchecked where play needs it, by the short path and by the rules', async () => {
  await using studio = await startStudio()
  const player = await studio.player(10_000n)
  const bet = async () => (await player.bet({})).json['status']
  expect(await bet()).toBe('ok')
  await studio.pool.query('INSERT INTO identity_rule VALUES (true, true, false, NULL)')
  expect(await bet()).toBe('bet_refused')
  await studio.pool.query(
    `INSERT INTO player (id, email, password_hash, nickname, country, currency, locale, created_at, updated_at)
     VALUES ($1, 'anna@example.com', 'x', 'Anna', 'DE', 'EUR', 'en', now(), now()) ON CONFLICT DO NOTHING`,
    [player.playerId],
  )
  await studio.pool.query(
    `INSERT INTO identity_check (player_id, state, told, told_at) VALUES ($1, 'approved', 'by_hand', now())`,
    [player.playerId],
  )
  expect(await bet()).toBe('ok')
  await studio.pool.query(`UPDATE identity_check SET state = 'started'`)
  expect(await bet()).toBe('bet_refused')
})
