import { refusalCodes } from '@baize/contract'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { switchSecondFactorOn } from '../support/authenticators.ts'
import { addPasskeyTo } from '../support/passkeys.ts'
import { POST, TestPost } from '../support/post.ts'

const post = new TestPost()
let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => void (platform = await startTestPlatform({ companies: [POST], services: { fetch: post.fetch } })))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

const lettersOf = async (player: TestPlayer) => (await post.lettersTo(platform, player.email)).map(({ kind }) => kind)

it('shows what a player signs in by, and nothing by which one could sign in', async () => {
  const support = await platform.operator({ roles: ['support'] })
  const params = { playerId: anna.id }
  expect(await support.call('getPlayerGuards', { params })).toEqual({
    hasPassword: true,
    passkeys: [],
    secondFactor: { since: null, recoveryCodesLeft: 0 },
  })
  const { id, device } = await addPasskeyTo(anna, platform.services.config.publicUrl)
  const { recoveryCodes } = await switchSecondFactorOn(platform, anna)
  const shown = await support.call('getPlayerGuards', { params })
  expect(shown).toMatchObject({ passkeys: [{ id, name: 'My phone' }], secondFactor: { recoveryCodesLeft: 10 } })
  for (const secret of [device.id, ...recoveryCodes]) expect(JSON.stringify(shown)).not.toContain(secret)
  const stranger = { params: { playerId: '00000000-0000-4000-8000-000000000000' } }
  expect(await support.refusal('getPlayerGuards', stranger)).toMatchObject({ status: 404 })
})

it('lets risk take a passkey away from a player who lost its device: told by letter, every session ends', async () => {
  const { id } = await addPasskeyTo(anna, platform.services.config.publicUrl)
  const eve = await platform.player()
  const { id: hers } = await addPasskeyTo(eve, platform.services.config.publicUrl)
  const risk = await platform.operator({ roles: ['risk'] })
  const body = { reason: 'phone stolen, told by video' }
  const others = { params: { playerId: anna.id, passkeyId: hers }, body }
  expect(await risk.refusal('removePlayerPasskey', others)).toMatchObject({ status: 404 })
  expect(await anna.call('getProfile', {})).toMatchObject({ id: anna.id })

  const call = { params: { playerId: anna.id, passkeyId: id }, body }
  expect(await risk.call('removePlayerPasskey', call)).toMatchObject({ id })
  expect(await anna.refusal('getProfile', {})).toMatchObject(refusalCodes.session_guards_changed)
  expect(await platform.disconnected()).toContain(anna.sessionId)
  expect(await lettersOf(anna)).toContain('passkeyRemoved')
  expect(await risk.refusal('removePlayerPasskey', call)).toMatchObject({ status: 404 })
  expect(await eve.call('listPasskeys', {})).toHaveLength(1)
  const { data } = await risk.callWithMeta('listAuditLines', { query: { operation: 'removePlayerPasskey' } })
  expect(data).toMatchObject([{ subject: { kind: 'player', id: anna.id }, reason: body.reason }])
  expect(JSON.stringify(data)).not.toContain('My phone')
})

it('lets risk take the second factor away from a player who lost it, in the same way', async () => {
  await switchSecondFactorOn(platform, anna)
  const risk = await platform.operator({ roles: ['risk'] })
  const call = { params: { playerId: anna.id }, body: { reason: 'lost phone and codes, seen by video' } }
  await risk.call('removePlayerSecondFactor', call)
  expect(await anna.refusal('getProfile', {})).toMatchObject(refusalCodes.session_guards_changed)
  expect(await platform.disconnected()).toContain(anna.sessionId)
  expect(await lettersOf(anna)).toContain('secondFactorOff')
  const body = { login: anna.email, password: anna.password }
  expect((await platform.client('createSession', { body })).profile.id).toBe(anna.id)
  const { data } = await risk.callWithMeta('listAuditLines', { query: { operation: 'removePlayerSecondFactor' } })
  expect(data).toMatchObject([{ subject: { kind: 'player', id: anna.id }, reason: call.body.reason }])
  expect(await risk.refusal('removePlayerSecondFactor', call)).toMatchObject({ status: 404 })
})
