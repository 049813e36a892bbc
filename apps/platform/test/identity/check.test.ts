import { maybeOne } from '@baize/database'
import { rotateSecret } from '../../src/modules/ground/companies/index.ts'
import type { TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { factsOf } from '../support/money.ts'
import { pass, settleAll, startChecks, tell } from './fake-sumsub.ts'

let house: Awaited<ReturnType<typeof startChecks>>
beforeAll(async () => void (house = await startChecks()))
afterAll(() => house.platform[Symbol.asyncDispose]())

const stateOf = async (player: TestPlayer) => (await player.call('getIdentityCheck', {})).state
const kycOf = (player: TestPlayer) => factsOf(house.platform.pool, 'player:profile', player.id)
const lettersOf = async (player: TestPlayer) =>
  (await house.post.lettersTo(house.platform, player.email)).filter(({ kind }) => kind.startsWith('identity'))
const unavailable = { status: 400, code: 12_202 }
const green = { type: 'applicantReviewed', answer: 'GREEN' } as const
const red = { type: 'applicantReviewed', answer: 'RED' } as const

it('begins with a token of the company, asked for by a signed call', async () => {
  const anna = await house.platform.player()
  expect(await anna.call('getIdentityCheck', {})).toEqual({ state: 'none', reason: null, isNeededFor: [] })
  expect(await anna.call('createIdentityCheckToken', {})).toEqual({ token: expect.stringMatching(/^_act-/) })
  expect(house.company.asked.at(-1)).toEqual({ userId: anna.id, levelName: 'id-and-liveness', ttlInSecs: 600 })
  expect(await stateOf(anna)).toBe('started')
})

it.each(['unreachable', 'error', 'nonsense'] as const)('is not begun while the company is %s', async (trouble) => {
  const anna = await house.platform.player()
  house.company.troubles.push(trouble)
  expect(await anna.refusal('createIdentityCheckToken', {})).toMatchObject(unavailable)
  expect(await stateOf(anna)).toBe('none')
})

it('is approved once it is known whose identity it is, which open pages, the bell and a letter tell once', async () => {
  const anna = await house.platform.player()
  await anna.call('createIdentityCheckToken', {})
  expect(await tell(house.platform, anna.id, { type: 'applicantPending' })).toBe(200)
  expect(await stateOf(anna)).toBe('pending')
  house.company.knows(anna.id, { number: 'C01X0006H' })
  house.company.troubles.push('error')
  await tell(house.platform, anna.id, { ...green, afterMs: 5 })
  await expect(settleAll(house.platform)).rejects.toThrow('answered 500')
  expect(await stateOf(anna)).toBe('pending')
  await settleAll(house.platform)
  expect(await stateOf(anna)).toBe('approved')
  await tell(house.platform, anna.id, { ...green, afterMs: 5 })
  await settleAll(house.platform)
  expect(await kycOf(anna)).toEqual([
    { event: 'player.kyc.updated', type: 1, value: false },
    { event: 'player.kyc.updated', type: 1, value: true },
  ])
  expect(await lettersOf(anna)).toMatchObject([{ kind: 'identityApproved', subject: 'Your identity is checked' }])
  expect(await anna.refusal('createIdentityCheckToken', {})).toMatchObject(unavailable)
})

it('takes webhooks in the order in which they were said, whatever order they come in', async () => {
  const anna = await house.platform.player()
  await pass(house, anna)
  await tell(house.platform, anna.id, { type: 'applicantPending', afterMs: -10 })
  await tell(house.platform, anna.id, { ...red, rejectType: 'FINAL', afterMs: -5 })
  await tell(house.platform, anna.id, { type: 'applicantPending' })
  expect(await stateOf(anna)).toBe('approved')
  expect(await lettersOf(anna)).toHaveLength(1)
})

it('can be tried again where the company says so, and says why', async () => {
  const anna = await house.platform.player({ form: { locale: 'de' } })
  await tell(house.platform, anna.id, { ...red, rejectType: 'RETRY', comment: ' Das Foto ist unscharf. ' })
  expect(await anna.call('getIdentityCheck', {})).toMatchObject({ state: 'retry', reason: 'Das Foto ist unscharf.' })
  expect(await lettersOf(anna)).toMatchObject([{ kind: 'identityRejected', locale: 'de' }])
  await anna.call('createIdentityCheckToken', {})
  expect(await stateOf(anna)).toBe('retry')
  await tell(house.platform, anna.id, { ...red, rejectType: 'FINAL', afterMs: 1 })
  expect(await anna.call('getIdentityCheck', {})).toMatchObject({ state: 'rejected', reason: null })
  expect(await anna.refusal('createIdentityCheckToken', {})).toMatchObject(unavailable)
})

it('is void once the applicant was reset, and goes on anew', async () => {
  const anna = await house.platform.player()
  await pass(house, anna)
  await tell(house.platform, anna.id, { type: 'applicantReset', afterMs: 1 })
  expect(await stateOf(anna)).toBe('started')
  expect((await kycOf(anna)).at(-1)).toMatchObject({ value: false })
  await tell(house.platform, anna.id, { ...green, afterMs: 2 })
  await settleAll(house.platform)
  expect(await stateOf(anna)).toBe('approved')
})

it('is not approved by a word that was taken back before anybody could read it', async () => {
  const anna = await house.platform.player()
  house.company.knows(anna.id)
  await tell(house.platform, anna.id, green)
  await tell(house.platform, anna.id, { ...red, rejectType: 'RETRY', afterMs: 1 })
  await settleAll(house.platform)
  expect(await stateOf(anna)).toBe('retry')
})

it('is not approved by an applicant that is somebody else, or did not pass', async () => {
  const [anna, berta] = [await house.platform.player(), await house.platform.player()]
  const id = house.company.knows(anna.id)
  house.company.applicants.set(id, {
    id,
    externalUserId: berta.id,
    review: { reviewResult: { reviewAnswer: 'GREEN' } },
  })
  house.company.knows(berta.id, {}, 'RED')
  await tell(house.platform, anna.id, green)
  await tell(house.platform, berta.id, green)
  await settleAll(house.platform)
  expect([await stateOf(anna), await stateOf(berta)]).toEqual(['pending', 'pending'])
})

it.each([
  ['another secret', { secret: 'some other secret of forty characters or so' }],
  ['no digest', { digest: '' }],
  ['a digest in no form', { digest: 'not hex' }],
  ['SHA-1', { algorithm: 'HMAC_SHA1_HEX' }],
  ['no algorithm that is known', { algorithm: 'none' }],
  ['a company of another kind', { companyId: 'mail' }],
  ['a company that is not known', { companyId: 'nobody' }],
])('does not believe a webhook with %s', async (_, forgery) => {
  const anna = await house.platform.player()
  expect(await tell(house.platform, anna.id, { ...red, rejectType: 'FINAL' }, forgery)).toBe(401)
  expect(await stateOf(anna)).toBe('none')
  expect(house.platform.lines.at(-1)).toMatchObject({ event: 'signature_forged' })
})

it.each([
  ['of another level', { ...red, level: 'address' }],
  ['of a kind that says nothing here', { type: 'applicantTagsChanged' }],
  ['without a verdict', { type: 'applicantReviewed' }],
])('receives a webhook %s and lets it be', async (_, webhook) => {
  const anna = await house.platform.player()
  expect(await tell(house.platform, anna.id, webhook)).toBe(200)
  expect(await stateOf(anna)).toBe('none')
})

it('receives what concerns nobody of this house', async () => {
  expect(await tell(house.platform, '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f', green)).toBe(200)
  expect(await tell(house.platform, 'made-in-the-dashboard', green)).toBe(200)
})

it('keeps neither name nor number', async () => {
  const anna = await house.platform.player()
  await pass(house, anna, { firstName: 'Anna', lastName: 'Berg', dob: '1990-02-03', number: 'L01X00T47' })
  const row = await maybeOne(house.platform.pool, 'SELECT * FROM identity_check WHERE player_id = $1', [anna.id])
  expect(row).toMatchObject({ document_hash: expect.any(Buffer), name_hash: expect.any(Buffer) })
  expect(JSON.stringify(row)).not.toMatch(/Anna|Berg|1990|L01X/i)
})

it('believes SHA-512, and both secrets while one takes over from the other', async () => {
  const anna = await house.platform.player()
  expect(await tell(house.platform, anna.id, { type: 'applicantPending' }, { algorithm: 'HMAC_SHA512_HEX' })).toBe(200)
  const { pool, clock, services } = house.platform
  const secret = await rotateSecret({ pool, clock, config: services.config }, 'sumsub', 3600)
  services.companies.forget()
  expect(await tell(house.platform, anna.id, { type: 'applicantReset', afterMs: 1 })).toBe(200)
  expect(await tell(house.platform, anna.id, { type: 'applicantPending', afterMs: 2 }, { secret })).toBe(200)
  expect(await stateOf(anna)).toBe('pending')
})
