import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { send } from '../documents/send.ts'
import { pay } from '../support/money.ts'

let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

const close = () => anna.call('closeAccount', {})

it('closes the account of a player who gave a fresh proof, and says until when what is kept', async () => {
  const terms = await anna.call('getClosingTerms', {})
  expect(terms).toMatchObject({ hasMoney: false, deletions: [{ what: 'signIns' }, { what: 'details' }] })
  const [signIns, details] = terms.deletions
  expect(Date.parse(signIns!.deletedAt) - platform.clock.now().getTime()).toBe(180 * 86_400_000)
  expect(new Date(details!.deletedAt).getUTCFullYear()).toBe(platform.clock.now().getUTCFullYear() + 5)
  expect(await close()).toEqual({ deletions: terms.deletions })

  expect(await anna.refusal('getProfile', {})).toMatchObject({ status: 401 })
  expect(await anna.refusal('refreshSession', {})).toMatchObject({ status: 401 })
  expect(await platform.disconnected()).toContain(anna.sessionId)
  const again = { login: anna.email, password: anna.password }
  expect(await platform.refusal('createSession', { body: again })).toMatchObject({ status: 403, code: 11_015 })
})

it('keeps the account open for whoever gave no fresh proof', async () => {
  anna.cookies.delete('baize_proof')
  expect(await anna.refusal('closeAccount', {})).toMatchObject({ status: 409, code: 11_020 })
  expect((await anna.call('getProfile', {})).status).toBe(1)
})

it('keeps it open while money lies on it', async () => {
  await pay(platform.pool, anna, 1n)
  expect(await anna.call('getClosingTerms', {})).toMatchObject({ hasMoney: true })
  expect(await anna.refusal('closeAccount', {})).toMatchObject({
    status: 409,
    code: 13200,
  })
  expect((await anna.call('getProfile', {})).status).toBe(1)
})

it('forgets who the player was when the law lets it, and keeps what they did', async () => {
  await anna.call('updateProfile', { body: { firstName: 'Anna', city: 'Köln' } })
  await send(anna)
  await close()
  const files = async () => (await platform.pool.query('SELECT object_id FROM player_document')).rows.length
  const kept = async () => (await platform.pool.query('SELECT id FROM document_object')).rows.length
  const row = async () =>
    (await platform.pool.query('SELECT email, first_name, city, country FROM player WHERE id = $1', [anna.id])).rows[0]
  platform.clock.advance(5 * 365 * 86_400_000 - 86_400_000)
  await cleanUp(platform.services)
  expect(await row()).toMatchObject({ first_name: 'Anna' })
  expect([await files(), await kept()]).toEqual([1, 1])
  platform.clock.advance(4 * 86_400_000)
  await cleanUp(platform.services)
  expect(await row()).toEqual({ email: null, first_name: null, city: null, country: 'DE' })
  await cleanUp(platform.services)
  expect([await files(), await kept()]).toEqual([0, 0])
})

it('remembers who they were for longer where their country lets them ask for what they did', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-packs-'))
  const clause = { clause: 'Records 7', text: 'Players may ask for seven years.', certainty: 'seen' }
  const settings = { statements: [{ ...clause, value: { keptMonths: 84 } }] }
  const pack = { name: 'at', title: 'Austria', countries: ['AT'], settings }
  writeFileSync(join(folder, 'at.json'), JSON.stringify(pack))
  await using house = await startTestPlatform({ config: { packs: { countries: ['at'], licence: null, folder } } })
  rmSync(folder, { recursive: true })
  const [here, there] = [await house.player({ form: { country: 'AT' } }), await house.player()]
  const details = (await here.call('closeAccount', {})).deletions.find(({ what }) => what === 'details')!
  expect(new Date(details.deletedAt).getUTCFullYear()).toBe(house.clock.now().getUTCFullYear() + 7)
  await there.call('closeAccount', {})
  const known = async () =>
    (await house.pool.query<{ country: string }>('SELECT country FROM player WHERE email IS NOT NULL')).rows.map(
      ({ country }) => country,
    )
  house.clock.advance(Date.parse(details.deletedAt) - house.clock.now().getTime() - 86_400_000)
  await cleanUp(house.services)
  expect(await known()).toEqual(['AT'])
  house.clock.advance(2 * 86_400_000)
  await cleanUp(house.services)
  expect(await known()).toEqual([])
})
