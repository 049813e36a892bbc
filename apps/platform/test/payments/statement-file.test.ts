import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { startTestPlatform, type TestPlatform, type TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { writeStatementFile } from '../../src/flows/money/statement-file.ts'
import { ensureAccount, hold, post, postHold, reverse } from '../../src/modules/money/ledger/index.ts'
import { pay } from '../support/money.ts'

let platform: TestPlatform
let anna: TestPlayer
beforeAll(async () => void (platform = await startTestPlatform()))
afterAll(() => platform[Symbol.asyncDispose]())
beforeEach(async () => void (anna = await platform.player()))

type Asked = { format: 'csv' | 'pdf'; dateFrom?: string; dateTo?: string; currency?: string }

/** Asks for a statement when the house's clock has caught up with the database's. */
async function ask(asked: Asked) {
  await setTimeout(2)
  platform.clock.advance(Math.max(0, Date.now() - platform.clock.now().getTime()))
  return anna.call('requestStatement', { body: { currency: 'EUR', ...asked } })
}

async function write(): Promise<void> {
  const { rows } = await platform.pool.query(
    `SELECT id FROM player_export WHERE kind = 'statement' AND ready_at IS NULL AND player_id = $1`,
    [anna.id],
  )
  for (const { id } of rows) await writeStatementFile(platform.services, id)
}

async function download(): Promise<{ bytes: Buffer; fileName: string; contentType: string }> {
  const pieces: Buffer[] = []
  for (;;) {
    const piece = await anna.call('downloadStatement', { query: { part: pieces.length } })
    pieces.push(Buffer.from(piece.content, 'base64'))
    if (pieces.length === piece.partCount) return { ...piece, bytes: Buffer.concat(pieces) }
  }
}

async function rowsOf(asked: Omit<Asked, 'format'> = {}): Promise<string[][]> {
  await ask({ format: 'csv', ...asked })
  await write()
  const text = (await download()).bytes.toString('utf8')
  expect(text.startsWith('\u{feff}')).toBe(true)
  return text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((row) => row.split(','))
}

/** What of a row does not hang on the moment or on what it is called by. */
const plain = (rows: string[][]) => rows.map(([, kind, amount, balance]) => [kind, amount, balance])

async function purses() {
  const open = (owner: string, kind: 'cash' | 'gaming' | 'cashier') =>
    ensureAccount(platform.pool, { owner, kind, currency: 'EUR' })
  return {
    cash: await open(anna.id, 'cash'),
    gaming: await open('studio', 'gaming'),
    cashier: await open('test', 'cashier'),
  }
}

const entry = (kind: string, from: string, to: string, amount: bigint) =>
  post(platform.pool, { key: `${kind}:${randomUUID()}`, kind, postings: [{ from, to, amount }] })

/** Entries are in the order of their milliseconds; two of one stand in any order. */
const aMomentLater = () => setTimeout(2)

it('lists every movement from the opening to the closing balance', async () => {
  const { cash, gaming, cashier } = await purses()
  await pay(platform.pool, anna, 10_000n)
  await aMomentLater()
  const { entryId } = await entry('bet', cash, gaming, 250n)
  await aMomentLater()
  await entry('win', gaming, cash, 1_000n)
  await aMomentLater()
  await reverse(platform.pool, entryId)
  await aMomentLater()
  const { holdId } = await hold(platform.pool, { key: `hold:${randomUUID()}`, accountId: cash, amount: 4_000n })
  await postHold(platform.pool, { key: `payout:${holdId}`, holdId, to: cashier })
  const [head, ...rows] = await rowsOf()
  expect(head).toEqual(['Time', 'What', 'Amount', 'Balance', 'Currency', 'Reference'])
  expect(plain(rows)).toEqual([
    ['Opening balance', '', '0.00'],
    ['Deposit', '100.00', '100.00'],
    ['Stake', '-2.50', '97.50'],
    ['Win', '10.00', '107.50'],
    ['Stake given back', '2.50', '110.00'],
    ['Withdrawal', '-40.00', '70.00'],
    ['Closing balance', '', '70.00'],
  ])
})

it('begins a later period with what the earlier one ended with', async () => {
  await pay(platform.pool, anna, 500n)
  await setTimeout(5)
  const between = new Date()
  await setTimeout(5)
  await pay(platform.pool, anna, 700n)
  expect(plain(await rowsOf({ dateTo: new Date(between.getTime() - 1).toISOString() })).slice(1)).toEqual([
    ['Opening balance', '', '0.00'],
    ['Deposit', '5.00', '5.00'],
    ['Closing balance', '', '5.00'],
  ])
  expect(plain(await rowsOf({ dateFrom: between.toISOString() })).slice(1)).toEqual([
    ['Opening balance', '', '5.00'],
    ['Deposit', '7.00', '12.00'],
    ['Closing balance', '', '12.00'],
  ])
})

it('says so when the ledger does not bear out the balances, and gives no file', async () => {
  await pay(platform.pool, anna, 500n)
  const { cash } = await purses()
  await platform.pool.query('UPDATE ledger_balance SET balance = balance + 1 WHERE account_id = $1', [cash])
  await ask({ format: 'csv' })
  await expect(write()).rejects.toThrow('by every posting')
  expect(await anna.call('getStatement', {})).toMatchObject({ state: 'failed' })
  expect(await anna.refusal('downloadStatement', { query: {} })).toMatchObject({ status: 404 })
  await platform.pool.query('UPDATE ledger_balance SET balance = balance - 1 WHERE account_id = $1', [cash])
  await write()
  expect(await anna.call('getStatement', {})).toMatchObject({ state: 'ready' })
})

it('is written once however often it is asked for, and belongs to its player alone', async () => {
  await pay(platform.pool, anna, 500n)
  const asked = await ask({ format: 'pdf' })
  expect(asked).toMatchObject({ state: 'making', currency: 'EUR', format: 'pdf', dateFrom: anna.profile.createdAt })
  expect(await anna.call('requestStatement', { body: { currency: 'EUR', format: 'pdf' } })).toEqual(asked)
  await write()
  const { bytes, ...file } = await download()
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file).toMatchObject({
    contentType: 'application/pdf',
    fileName: expect.stringMatching(/^statement-EUR-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.pdf$/),
  })
  const eve = await platform.player()
  expect(await eve.call('getStatement', {})).toBeNull()
  expect(await eve.refusal('downloadStatement', { query: {} })).toMatchObject({ status: 404 })
  // It is not what the archive of everything hands over.
  expect(await anna.call('getExport', {})).toBeNull()
  expect(await anna.refusal('downloadExport', { body: {} })).toMatchObject({ status: 404 })
})

it('refuses a currency without an account, and a period that ends before it begins', async () => {
  expect(await anna.refusal('requestStatement', { body: { currency: 'JPY', format: 'csv' } })).toMatchObject({
    status: 404,
  })
  const body = { currency: 'EUR', format: 'csv', dateFrom: '2026-02-02', dateTo: '2026-02-01' } as const
  expect(await anna.refusal('requestStatement', { body })).toMatchObject({
    status: 422,
    fields: { dateFrom: expect.anything() },
  })
  expect(await anna.refusal('requestStatement', { body: { ...body, dateTo: '2026-13-01' } })).toMatchObject({
    status: 422,
  })
})

it('writes a player of many movements in pieces, and on paper by days', async () => {
  const { cash, gaming } = await purses()
  await pay(platform.pool, anna, 1_000_000n)
  const count = 6_000
  await platform.pool.query(
    `SELECT ledger_post('bet:' || gen_random_uuid(), 'bet',
       jsonb_build_array(jsonb_build_object('from', $1::uuid, 'to', $2::uuid, 'amount', '3')))
     FROM generate_series(1, $3::integer)`,
    [cash, gaming, count],
  )
  const rows = await rowsOf()
  expect(rows).toHaveLength(count + 4)
  expect(plain(rows).at(-1)).toEqual(['Closing balance', '', (10_000 - count * 0.03).toFixed(2)])
  await ask({ format: 'pdf' })
  await write()
  const { bytes } = await download()
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
})
