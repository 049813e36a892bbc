import { createPool, withTransaction } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { startTestProcess, testDatabase } from '@baize/testkit'
import { expect, it } from 'vitest'

const patience = { connectionMs: 1_000, statementMs: 20_000, lockMs: 1_000, idleInTransactionMs: 20_000 }
const notReady = { error: { code: 9, message: 'The platform is not ready' } }

it('answers that it is not ready, instead of hanging, where a row is held or no connection is free', async () => {
  await using database = await testDatabase()
  const pool = createPool(database.url, { max: 2, logger: silentLogger, patience })
  try {
    await using house = await startTestProcess(database, { ports: { pool, logger: silentLogger } })
    const anna = await house.player()
    const read = () => anna.fetch('/api/player/profile')
    const write = () =>
      anna.fetch('/api/player/profile', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ locale: 'fa' }),
      })
    expect((await write()).status).toBe(200)

    await withTransaction(database.pool, async (tx) => {
      await tx.query('SELECT FROM player FOR UPDATE')
      const late = await write()
      expect([late.status, await late.json()]).toEqual([503, notReady])
      expect(late.headers.get('retry-after')).toMatch(/^\d+$/)
    })
    expect((await write()).status).toBe(200)

    const held = [await pool.connect(), await pool.connect()]
    const refused = await read()
    expect([refused.status, await refused.json()]).toEqual([503, notReady])
    for (const client of held) client.release()
    expect((await read()).status).toBe(200)
  } finally {
    await pool.end()
  }
})
