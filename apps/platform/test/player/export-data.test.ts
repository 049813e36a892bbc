import { randomBytes } from 'node:crypto'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cleanUp } from '../../src/flows/ground/clean-up.ts'
import { exportPlayerData } from '../../src/flows/person/export-player-data.ts'
import { syncFeed } from '../../src/modules/play/games/index.ts'
import { pdf } from '../documents/files.ts'
import { send, sendBytes } from '../documents/send.ts'
import { giveBonus } from '../support/bonuses.ts'
import { downloadArchive } from '../support/download-archive.ts'
import { CHAIN, FakeChain } from '../support/fake-chain.ts'
import { makeFeed } from '../support/feed.ts'
import { giveSpins } from '../support/free-spins.ts'
import { pay } from '../support/money.ts'
import { readZip } from '../support/read-zip.ts'

let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => {
  platform = await startTestPlatform({ companies: [CHAIN], services: { fetch: new FakeChain().fetch } })
})
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

/** Does what the jobs would do. */
async function makeAll(): Promise<void> {
  const { rows } = await platform.pool.query('SELECT id FROM player_export WHERE ready_at IS NULL')
  for (const { id } of rows) await exportPlayerData(platform.services, id)
}

async function download(player: TestPlayer): Promise<Record<string, string>> {
  return readZip((await downloadArchive(player)).archive)
}

it('gives a player everything that is kept about them, to read and for programs', async () => {
  await anna.call('updateProfile', { body: { locale: 'de', nickname: '<b>Anna</b>', firstName: 'Anna' } })
  expect(await anna.call('getExport', {})).toBeNull()
  const support = await platform.operator({ roles: ['support'] })
  const params = { playerId: anna.id }
  await support.call('writeNote', { params, body: { text: 'asked for a call' } })
  await support.call('writeNote', { params, body: { text: 'a suspicion', isConfidential: true } })
  const asked = await anna.call('requestExport', {})
  expect(asked.readyAt).toBeNull()
  expect(await anna.refusal('downloadExport', { body: {} })).toMatchObject({ status: 404 })
  await makeAll()
  expect((await anna.call('getExport', {}))?.readyAt).toBe(platform.clock.now().toISOString())

  const files = await download(anna)
  expect(Object.keys(files)).toEqual([
    'profile.json',
    'agreements.json',
    'accounts.json',
    'postings.json',
    'payments.json',
    'addresses.json',
    'rounds.json',
    'bets.json',
    'bonuses.json',
    'freeSpins.json',
    'levels.json',
    'quests.json',
    'wheelSpins.json',
    'limits.json',
    'shortChecks.json',
    'signIns.json',
    'passkeys.json',
    'identity.json',
    'notifications.json',
    'notes.json',
    'messages.json',
    'documents.json',
    'index.html',
  ])
  expect(JSON.parse(files['profile.json']!)).toContainEqual({ member: 'firstName', value: 'Anna' })
  expect(JSON.parse(files['agreements.json']!)).toEqual(
    ['privacy', 'terms'].map((document) => ({
      document,
      version: '1',
      agreedAt: anna.profile.createdAt,
      sessionId: anna.sessionId,
      ip: anna.address,
    })),
  )
  expect(JSON.parse(files['accounts.json']!)).toMatchObject([{ currency: 'EUR', balance: 0 }])
  expect(JSON.parse(files['signIns.json']!)).toMatchObject([{ id: anna.sessionId, ip: anna.address }])
  expect(JSON.parse(files['messages.json']!)).toHaveLength(1)
  expect(JSON.parse(files['notes.json']!)).toEqual([
    { id: expect.any(String), text: 'asked for a call', corrects: null, writtenAt: expect.any(String) },
  ])
  expect(files['index.html']).toContain('lang="de"')
  expect(files['index.html']).toContain('Anmeldungen')
  expect(files['index.html']).toContain('&lt;b&gt;Anna&lt;/b&gt;')
  expect(JSON.stringify(files)).not.toContain('password')
})

it('tells every movement of money, the limits and what was handed in, with the files', async () => {
  for (const amount of [500n, 250n]) await pay(platform.pool, anna, amount)
  await anna.call('createLimit', { body: { definition: 3, period: 'daily', currency: 'EUR', amount: 50 } })
  const { id } = await send(anna)
  const accounts = await anna.call('createAccount', { body: { currency: 'BTC' } })
  const coins = {
    accountId: accounts.find(({ currency }) => currency === 'BTC')!.id,
    method: 'btc',
    currency: 'BTC',
    amount: 100_000,
    isBonusDecline: true,
    fields: { crypto_network: 'bitcoin' },
  }
  const { address } = await anna.call('createDeposit', { body: coins })
  await anna.call('requestExport', {})
  await makeAll()
  const files = await download(anna)
  expect(JSON.parse(files['addresses.json']!)).toMatchObject([{ address, currency: 'BTC', network: 'bitcoin' }])
  expect(JSON.parse(files['postings.json']!)).toMatchObject([
    { kind: 'deposit', purse: 'cash', amount: 2.5, balance: 7.5, currency: 'EUR' },
    { kind: 'deposit', purse: 'cash', amount: 5, balance: 5, currency: 'EUR' },
  ])
  expect(JSON.parse(files['limits.json']!)).toMatchObject([{ definition: 'deposit', period: 'daily', amount: 50 }])
  const [document] = JSON.parse(files['documents.json']!)
  expect(document).toMatchObject({ id, file: expect.stringMatching(/^documents\/\d{4}-\d\d-\d\d-[\w-]+\.\w+$/) })
  expect(files[document.file]!.length).toBeGreaterThan(100)
})

it('tells the bonuses and free spins somebody was given, and what became of them', async () => {
  const [account] = await anna.call('listAccounts', {})
  const to = { playerId: anna.id, accountId: account!.id }
  await syncFeed(platform.pool, 'studio', platform.clock.now(), makeFeed(1))
  await giveBonus(platform.pool, to, 500n, {}, platform.clock.now())
  await giveSpins(platform.pool, to, { rounds: 5 }, platform.clock.now())
  await anna.call('requestExport', {})
  await makeAll()
  const files = await download(anna)
  expect(JSON.parse(files['bonuses.json']!)).toMatchObject([
    { name: 'A bonus', amount: 5, currency: 'EUR', status: 'active', result: 'active' },
  ])
  expect(JSON.parse(files['freeSpins.json']!)).toMatchObject([
    { name: 'Some spins', count: 5, usedCount: 0, gameId: 'game-0', status: 'active' },
  ])
})

it('carries every file that was handed in, in pieces that lie sealed', async () => {
  const noise = randomBytes(4_500_000).toString('hex')
  const file = pdf([`<< /Length ${noise.length} >>\nstream\n${noise}\nendstream`])
  for (let count = 0; count < 2; count++) expect((await sendBytes(anna, file)).ok).toBe(true)
  await anna.call('requestExport', {})
  await makeAll()
  const { archive, partCount } = await downloadArchive(anna)
  expect(partCount).toBe(Math.ceil(archive.length / (4 * 1024 * 1024)))
  expect(partCount).toBeGreaterThan(4)
  const files = readZip(archive)
  const documents = JSON.parse(files['documents.json']!) as { file: string }[]
  expect(documents.map((document) => files[document.file]!.includes(noise))).toEqual([true, true])
  const { rows } = await platform.pool.query(
    `SELECT count(*) AS pieces, bool_or(position('profile.json'::bytea IN bytes) > 0) AS "isOpen" FROM player_export_part
     WHERE export_id = (SELECT id FROM player_export WHERE player_id = $1)`,
    [anna.id],
  )
  expect(rows).toEqual([{ pieces: partCount, isOpen: false }])
  expect(await anna.refusal('downloadExport', { body: { part: partCount } })).toMatchObject({ status: 404 })
})

it('hands over an archive that was made before there were pieces', async () => {
  const now = platform.clock.now()
  await platform.pool.query(
    `INSERT INTO player_export (id, player_id, requested_at, ready_at, expires_at, file)
     VALUES (gen_random_uuid(), $1, $2, $2, $2::timestamptz + interval '7 days', $3)`,
    [anna.id, now, Buffer.from('an archive')],
  )
  expect((await downloadArchive(anna)).archive.toString()).toBe('an archive')
})

it('keeps one archive when two jobs made it at once, and nothing of a broken one after a week', async () => {
  await anna.call('requestExport', {})
  const { rows } = await platform.pool.query('SELECT id FROM player_export WHERE player_id = $1', [anna.id])
  const { id } = rows[0]
  await Promise.all([exportPlayerData(platform.services, id), exportPlayerData(platform.services, id)])
  const pieces = async () =>
    (await platform.pool.query('SELECT count(*) AS n FROM player_export_part WHERE export_id = $1', [id])).rows[0].n
  expect(await pieces()).toBe(1)
  expect(Object.keys(await download(anna))).toContain('profile.json')
  platform.clock.advance(7 * 86_400_000)
  await cleanUp(platform.services)
  expect(await pieces()).toBe(0)
})

it('tells how the check of who they are stands, and never by what they would be known again', async () => {
  const risk = await platform.operator({ roles: ['risk'] })
  const body = { state: 'retry', note: 'The picture is blurred', reason: 'seen at the desk' } as const
  await risk.call('setPlayerIdentity', { params: { playerId: anna.id }, body })
  const hash = Buffer.alloc(32, 7)
  await platform.pool.query('UPDATE identity_check SET name_hash = $2 WHERE player_id = $1', [anna.id, hash])
  await anna.call('requestExport', {})
  await makeAll()
  const files = await download(anna)
  expect(JSON.parse(files['identity.json']!)).toEqual([
    {
      state: 'retry',
      reason: 'The picture is blurred',
      companyId: null,
      applicantId: null,
      toldAt: platform.clock.now().toISOString(),
      isPersonKnownAgain: true,
    },
  ])
  expect(files['index.html']).toContain('The picture is blurred')
  expect(JSON.stringify(files)).not.toContain(hash.toString('hex'))
})

it('has every row of a long history in JSON, and the newest thousand on the page', async () => {
  await platform.pool.query(
    `INSERT INTO player_session (id, player_id, secret_hash, device_type, user_agent, address, created_at, last_seen_at,
       closed_at)
     SELECT gen_random_uuid(), $1, decode(repeat('00', 32), 'hex'), 'desktop', 'agent ' || place, '203.0.113.9', $2, $2, $2
     FROM generate_series(1, 10500) AS place`,
    [anna.id, new Date(platform.clock.now().getTime() - 60_000)],
  )
  await anna.call('requestExport', {})
  await makeAll()
  const files = await download(anna)
  const signIns = JSON.parse(files['signIns.json']!) as { id: string }[]
  expect(new Set(signIns.map(({ id }) => id)).size).toBe(10_501)
  expect(files['index.html']).toContain('1000 of 10501 rows are shown; all of them are in signIns.json.')
})

it('hands it to nobody but its player, and only after a fresh proof', async () => {
  await anna.call('requestExport', {})
  await makeAll()
  anna.cookies.delete('baize_proof')
  expect(await anna.refusal('downloadExport', { body: {} })).toMatchObject({ status: 409, code: 11_020 })
  const eve = await platform.player()
  expect(await eve.call('getExport', {})).toBeNull()
  expect(await eve.refusal('downloadExport', { body: {} })).toMatchObject({ status: 404 })
  expect(await platform.refusal('getExport', {})).toMatchObject({ status: 401 })
})

it('makes one at a time, however often it is asked for', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => anna.call('requestExport', {})))
  expect(new Set(replies.map(({ requestedAt }) => requestedAt)).size).toBe(1)
  const { rows } = await platform.pool.query('SELECT FROM player_export WHERE player_id = $1', [anna.id])
  expect(rows).toHaveLength(1)
  await makeAll()
  platform.clock.advance(1000)
  expect((await anna.call('requestExport', {})).readyAt).toBeNull()
})

it('removes it after a week', async () => {
  await anna.call('requestExport', {})
  await makeAll()
  platform.clock.advance(7 * 86_400_000)
  await anna.call('createSession', { body: { login: anna.email, password: anna.password } }).then(({ accessToken }) => {
    anna.token = accessToken
  })
  expect(await anna.call('getExport', {})).toBeNull()
  expect((await cleanUp(platform.services)).exports).toBeGreaterThan(0)
})
