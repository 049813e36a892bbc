import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

let platform: TestPlatform
let support: TestOperator

beforeAll(async () => {
  platform = await startTestPlatform()
  support = await platform.operator({ roles: ['support'] })
})
afterAll(() => platform[Symbol.asyncDispose]())

it('finds a player by id, public number and the beginning of e-mail or nickname, in letters of either case', async () => {
  const player = await platform.player({ email: 'Find_me.100@example.com'.toLowerCase() })
  await platform.player({ email: 'findxme@example.com' })
  const found = async (query: Record<string, unknown>) =>
    (await support.call('listPlayers', { query })).map(({ id }) => id)
  expect(await found({ id: player.id })).toEqual([player.id])
  expect(await found({ externalId: player.profile.externalId })).toEqual([player.id])
  expect(await found({ email: 'FIND_me' })).toEqual([player.id])
  expect(await found({ email: 'find%' })).toEqual([])
  expect(await found({ id: 'nobody' })).toEqual([])
  expect(await found({ status: 3 })).toEqual([])
})

it('pages players, the newest first', async () => {
  const [first, second] = [await platform.player(), await platform.player()]
  const page = await support.callWithMeta('listPlayers', { query: { perPage: 2 } })
  expect(page.data.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(page.meta.totalRows).toBeGreaterThan(2)
})

it('shows who a player is, without what could pass for the player', async () => {
  const player = await platform.player()
  const shown = await support.call('getPlayer', { params: { playerId: player.id } })
  expect(shown).toMatchObject({ id: player.id, email: player.email, status: 1, country: 'DE' })
  expect(Object.keys(shown).join(' ')).not.toMatch(/password|security/i)
  expect(await support.refusal('getPlayer', { params: { playerId: 'nobody' } })).toMatchObject({ status: 404 })
})
