import { withTransaction } from '@baize/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Reply, startStudio } from './studio.ts'

let studio: Awaited<ReturnType<typeof startStudio>>

beforeAll(async () => {
  const patience = { connectionMs: 2_000, statementMs: 20_000, lockMs: 150, idleInTransactionMs: 20_000 }
  studio = await startStudio({ patience })
})
afterAll(() => studio[Symbol.asyncDispose]())

function expectBusy({ statusCode, headers, json }: Reply): void {
  expect([statusCode, json['status']]).toEqual([503, 'busy'])
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
}

it('a call the database has no time for is told to come again, and counts once when it does', async () => {
  const anna = await studio.player(1000n)
  const stake = { transactionId: 'patient', roundId: 'patient', amount: '100' }
  await withTransaction(studio.pool, async (tx) => {
    await tx.query('SELECT FROM ledger_account FOR UPDATE')
    expectBusy(await anna.bet(stake))
  })
  const held = [await studio.serving.connect(), await studio.serving.connect()]
  expectBusy(await anna.bet(stake))
  for (const client of held) client.release()

  expect((await anna.bet(stake)).json).toMatchObject({ status: 'ok', balance: '900' })
  expect((await anna.bet(stake)).json).toMatchObject({ status: 'ok', balance: '900' })
})
