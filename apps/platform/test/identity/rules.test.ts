import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { many, withTransaction } from '@baize/database'
import type { TestOperator, TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refuseUncheckedPayout, type Sum } from '../../src/flows/person/identity-rules.ts'
import { pass, startChecks, tell } from './fake-sumsub.ts'

type House = Awaited<ReturnType<typeof startChecks>>

/** A house that asks for a check, with players of Malta under the rules of their own country. */
let asking: House
/** A house with the rules of the specification alone. */
let open: House
let folder: string
let risk: TestOperator
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'house-pack-'))
  const clause = (value: unknown) => [
    { clause: 'House 1', text: 'What this house asks of everybody.', value, certainty: 'known' },
  ]
  const settings = {
    identityBefore: clause('deposit'),
    identityAtPayouts: clause({ amount: '1000', currency: 'EUR' }),
  }
  const pack = { name: 'house', title: 'The house of the test', countries: [], settings }
  writeFileSync(join(folder, 'house.json'), JSON.stringify(pack))
  asking = await startChecks({ packs: { countries: ['mt'], licence: null, folder } })
  open = await startChecks()
  risk = await open.platform.operator({ roles: ['risk'] })
})
afterAll(async () => {
  await asking.platform[Symbol.asyncDispose]()
  await open.platform[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true })
})

const reason = 'asked by the licence'
const required = { status: 400, code: 12_203 }
const query = { currency: 'EUR' }
const payOut = ({ platform }: House, player: TestPlayer, payouts: Sum[]) =>
  withTransaction(platform.pool, (tx) => refuseUncheckedPayout(tx, platform.services, { playerId: player.id, payouts }))
const eur = (cents: bigint): Sum => ({ currency: 'EUR', amount: cents })

it('asks nobody for anything where no rule says so', async () => {
  const anna = await open.platform.player()
  expect(await anna.call('getIdentityCheck', {})).toMatchObject({ isNeededFor: [] })
  await anna.call('listDepositMethods', { query })
  await payOut(open, anna, [eur(100_000_000n)])
})

it('asks who pays in for a checked identity, and takes the deposits of whom it was checked', async () => {
  const anna = await asking.platform.player()
  expect(await anna.call('getIdentityCheck', {})).toMatchObject({ isNeededFor: ['play', 'deposit', 'payout'] })
  expect(await anna.refusal('listDepositMethods', { query })).toMatchObject(required)
  const [account] = await anna.call('listAccounts', {})
  const body = { method: 'card', currency: 'EUR', amount: 2500, accountId: account!.id, isBonusDecline: false }
  expect(await anna.refusal('createDeposit', { body })).toMatchObject(required)
  await pass(asking, anna)
  expect(await anna.call('listDepositMethods', { query })).not.toEqual([])
  await tell(asking.platform, anna.id, { type: 'applicantReset', afterMs: 1 })
  expect(await anna.refusal('listDepositMethods', { query })).toMatchObject(required)
})

it('goes by the rules of the country of the player first, and by those of the house where that says nothing', async () => {
  const mario = await asking.platform.player({ form: { country: 'MT' } })
  await mario.call('declineLimitPrompt', {})
  // Malta lets people pay in unchecked up to a sum, and leaves payouts to the house.
  expect(await mario.call('getIdentityCheck', {})).toMatchObject({ isNeededFor: ['deposit', 'payout'] })
  expect(await mario.call('listDepositMethods', { query })).not.toEqual([])
  await expect(payOut(asking, mario, [eur(100_000n)])).rejects.toMatchObject({ reason: 'identity_required' })
})

it('asks for it from a sum that is paid out, in whatever currency and in however many parts', async () => {
  const anna = await asking.platform.player()
  await payOut(asking, anna, [eur(99_999n)])
  await expect(payOut(asking, anna, [eur(100_000n)])).rejects.toMatchObject({ reason: 'identity_required' })
  await expect(payOut(asking, anna, [eur(60_000n), eur(40_000n)])).rejects.toMatchObject({
    reason: 'identity_required',
  })
  await payOut(asking, anna, [{ currency: 'JPY', amount: 1000n }])
  await expect(payOut(asking, anna, [{ currency: 'BTC', amount: 100_000_000n }])).rejects.toThrow()
  await pass(asking, anna)
  await payOut(asking, anna, [eur(100_000_000n)])
})

it('is set by hand by risk until the company says otherwise, with a line in the log and without the note', async () => {
  const anna = await open.platform.player()
  const params = { playerId: anna.id }
  const body = { state: 'approved', note: 'Seen at the desk', reason } as const
  expect(await risk.call('setPlayerIdentity', { params, body })).toMatchObject({ state: 'approved', companyId: null })
  expect((await anna.call('getIdentityCheck', {})).state).toBe('approved')
  const lines = await many<{ before: object; after: object; reason: string }>(
    open.platform.pool,
    `SELECT before, after, reason FROM audit_line WHERE operation = 'setPlayerIdentity' AND subject_id = $1`,
    [anna.id],
  )
  expect(lines).toMatchObject([{ before: { state: 'none' }, after: { state: 'approved' }, reason }])
  expect(JSON.stringify(lines)).not.toContain('Seen at')
  await tell(open.platform, anna.id, { type: 'applicantReviewed', answer: 'RED', rejectType: 'FINAL', afterMs: -1 })
  expect(await risk.call('getPlayerIdentity', { params })).toMatchObject({ state: 'approved' })
  await tell(open.platform, anna.id, { type: 'applicantReviewed', answer: 'RED', rejectType: 'FINAL', afterMs: 1 })
  expect(await risk.call('getPlayerIdentity', { params })).toMatchObject({ state: 'rejected', companyId: 'sumsub' })
})
