import { playerNumber } from '@baize/contract/people'
import { type TestOperator, type TestPlatform, startTestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recorded } from '../facts/log.ts'
import { pay } from '../support/money.ts'

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
  expect(await found({ number: playerNumber(player.id) })).toEqual([player.id])
  expect(await found({ number: 'ffffffff' })).toEqual([])
  expect(await found({ email: 'FIND_me' })).toEqual([player.id])
  expect(await found({ email: 'find%' })).toEqual([])
  expect(await found({ id: 'nobody' })).toEqual([])
  expect(await found({ status: 3 })).toEqual([])
})

it('ends one session of a player, whose page says so, and leaves the others', async () => {
  const player = await platform.player()
  const phone = platform.visitor()
  const body = { login: player.email, password: player.password }
  const { accessToken, sessionId } = await phone.call('createSession', { body })
  phone.token = accessToken
  const params = { playerId: player.id, sessionId }
  const reason = { reason: 'seen on a stolen phone' }
  expect(await support.call('closePlayerSession', { params, body: reason })).toMatchObject({ id: sessionId })
  expect(await phone.refusal('getProfile', {})).toMatchObject({ status: 401, code: 11034 })
  expect(await platform.disconnected()).toContain(sessionId)
  expect((await player.call('getProfile', {})).id).toBe(player.id)
  const other = await platform.player()
  for (const [playerId, id] of [
    [other.id, player.sessionId],
    [player.id, crypto.randomUUID()],
    ['nobody', sessionId],
  ] as const)
    expect(
      await support.refusal('closePlayerSession', { params: { playerId, sessionId: id }, body: reason }),
    ).toMatchObject({ status: 404 })
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

it('shows accounts, what the ledger says of them, rounds, sessions and invoices', async () => {
  const player = await platform.player()
  for (const amount of [500n, 250n, 25n]) await pay(platform.pool, player, amount)
  const params = { playerId: player.id }
  const [account] = await support.call('listPlayerAccounts', { params })
  expect(account).toMatchObject({ currency: 'EUR', realBalance: 7.75, isHidden: false })
  const statement = { params: { ...params, accountId: account!.id }, query: { perPage: 2 } }
  const first = await support.callWithMeta('listStatement', statement)
  expect(first.meta).toMatchObject({ totalRows: 3, totalPages: 2 })
  const second = await support.call('listStatement', { ...statement, query: { perPage: 2, page: 2 } })
  // Entries of one millisecond stand in any order; what the account then held tells theirs.
  const lines = [...first.data, ...second].toSorted((left, right) => right.balance - left.balance)
  expect(lines.map(({ kind, currency, amount, balance }) => [kind, currency, amount, balance])).toEqual([
    ['deposit', 'EUR', 0.25, 7.75],
    ['deposit', 'EUR', 2.5, 7.5],
    ['deposit', 'EUR', 5, 5],
  ])
  expect(await support.call('listStatement', { ...statement, query: { purse: 'bonus' } })).toEqual([])
  expect(await support.call('listPlayerRounds', { params, query: {} })).toEqual([])
  expect(await support.call('listPlayerInvoices', { params, query: {} })).toEqual([])
  const sessions = await support.call('listPlayerSessions', { params, query: {} })
  expect(sessions.map(({ id }) => id)).toEqual([player.sessionId])
})

it('knows no account of another player, and no player of another id', async () => {
  const [anna, berta] = [await platform.player(), await platform.player()]
  const [account] = await support.call('listPlayerAccounts', { params: { playerId: anna.id } })
  const params = { playerId: berta.id, accountId: account!.id }
  expect(await support.refusal('listStatement', { params, query: {} })).toMatchObject({ status: 404 })
  for (const playerId of ['nobody', '0197c9f0-0000-7000-8000-000000000000'])
    for (const name of ['listPlayerAccounts', 'listPlayerRounds', 'listPlayerSessions', 'listPlayerInvoices'] as const)
      expect(await support.refusal(name, { params: { playerId }, query: {} }), name).toMatchObject({ status: 404 })
})

const reason = 'asked by the player'

it('shuts a blocked player out at once and lets nobody sign in, until unblocked', async () => {
  const player = await platform.player()
  const params = { playerId: player.id }
  expect(await support.call('blockPlayer', { params, body: { reason } })).toEqual({ id: player.id, status: 3 })
  expect(await player.refusal('getProfile', {})).toMatchObject({ status: 401 })
  expect(await platform.disconnected()).toContain(player.sessionId)
  const signIn = { body: { login: player.email, password: player.password } }
  expect(await platform.refusal('createSession', signIn)).toMatchObject({ status: 403 })
  expect(await support.call('unblockPlayer', { params, body: { reason } })).toEqual({ id: player.id, status: 1 })
  await platform.client('createSession', signIn)
  expect(await player.refusal('getProfile', {})).toMatchObject({ status: 401 })
  const kinds = (await recorded(platform.pool, player.id)).map(({ kind }) => kind)
  expect(kinds.slice(-4)).toEqual(['player_blocked', 'session_closed', 'player_unblocked', 'signed_in'])
})

it('gives a limited player the limits back, blocks once however often asked, and leaves closed accounts closed', async () => {
  const player = await platform.player()
  const params = { playerId: player.id }
  await platform.pool.query('UPDATE player SET status = 2 WHERE id = $1', [player.id])
  await support.call('blockPlayer', { params, body: { reason } })
  await support.call('blockPlayer', { params, body: { reason } })
  expect(await support.call('unblockPlayer', { params, body: { reason } })).toMatchObject({ status: 2 })
  await platform.pool.query('UPDATE player SET status = 4 WHERE id = $1', [player.id])
  for (const name of ['blockPlayer', 'unblockPlayer'] as const)
    expect(await support.refusal(name, { params, body: { reason } })).toMatchObject({ status: 409 })
})

it('leaves no session open to a player who signs in while being blocked', async () => {
  const player = await platform.player()
  const signIn = { body: { login: player.email, password: player.password } }
  const [session] = await Promise.allSettled([
    player.call('createSession', signIn),
    support.call('blockPlayer', { params: { playerId: player.id }, body: { reason } }),
  ])
  const token = session.status === 'fulfilled' ? session.value.accessToken : player.token
  expect(await platform.refusal('getProfile', {}, token)).toMatchObject({ status: 401 })
  const { rowCount } = await platform.pool.query(
    'SELECT 1 FROM player_session WHERE player_id = $1 AND closed_at IS NULL',
    [player.id],
  )
  expect(rowCount).toBe(0)
})
