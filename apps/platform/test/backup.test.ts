import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BackupMisfit, many, one, restoreBackup, writeBackup } from '@baize/database'
import { startTestPlatform, testDatabase } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkLedger } from '../src/modules/money/ledger/index.ts'
import { ourSchemas } from '../src/schema.ts'
import { pay } from './support/money.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'baize-backup-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const WHOLE = `SELECT (SELECT count(*) FROM player) AS players, (SELECT count(*) FROM ledger_entry) AS entries,
  (SELECT coalesce(sum(balance), 0)::text FROM ledger_balance WHERE is_floored) AS held,
  (SELECT count(*) FROM fact_inbox) + (SELECT count(*) FROM fact) AS facts`

it('goes back whole as of one moment, written while players pay', async () => {
  await using platform = await startTestPlatform()
  const { pool } = platform
  const anna = await platform.player()
  await pay(pool, anna, 1234n)
  // Rows beyond the first volume of the log, whose table a fresh database lacks.
  await pool.query(`SELECT fact_open_volume(10000001)`)
  const before = await one(pool, WHOLE)
  let isOver = false
  const paying = (async () => {
    while (!isOver) await pay(pool, anna, 1n)
  })()
  const folder = join(parent, 'beside-players')
  await writeBackup(pool, folder, ourSchemas)
  isOver = true
  await paying

  await using fresh = await testDatabase()
  const { tables, parts } = await restoreBackup(fresh.pool, folder, ourSchemas)
  expect(parts.map(({ name }) => name)).toContain('fact_1')
  expect(await checkLedger(fresh.pool)).toEqual([])
  const after = await one<{ players: number; entries: number }>(fresh.pool, WHOLE)
  expect(after.players).toBe(1)
  expect(after.entries).toBeGreaterThanOrEqual((before as { entries: number }).entries)
  for (const { name, rows } of tables)
    expect([name, await many(fresh.pool, `SELECT count(*) AS count FROM ${name}`)]).toEqual([name, [{ count: rows }]])
  // Numbers go on behind those in the rows, and what guards the rows does so again.
  await fresh.pool.query(`INSERT INTO outbox (channel, data) VALUES ('test', '{}')`)
  await expect(fresh.pool.query('DELETE FROM ledger_entry')).rejects.toThrow()

  // The same again over a house that has lived is the same house.
  await restoreBackup(fresh.pool, folder, ourSchemas)
  expect(await one(fresh.pool, WHOLE)).toEqual(after)
})

it('refuses what is not whole, damaged or of another release, and changes nothing', async () => {
  await using platform = await startTestPlatform()
  await platform.player()
  const folder = join(parent, 'to-be-damaged')
  const { tables } = await writeBackup(platform.pool, folder, ourSchemas)
  await expect(writeBackup(platform.pool, folder, ourSchemas)).rejects.toMatchObject({ code: 'EEXIST' })
  await using fresh = await testDatabase()
  const restore = () => restoreBackup(fresh.pool, folder, ourSchemas)

  await fresh.pool.query(`UPDATE definition SET hash = 'another' WHERE id = (SELECT min(id) FROM definition)`)
  await expect(restore()).rejects.toThrow(/another release/)
  const path = join(folder, tables.find(({ name }) => name === 'player')!.file)
  await access(path)
  await writeFile(path, (await readFile(path)).subarray(0, -1))
  await expect(restore()).rejects.toThrow(/damaged/)
  await rm(join(folder, 'manifest.json'))
  await expect(restore()).rejects.toThrow(BackupMisfit)
  expect(await one(fresh.pool, 'SELECT count(*) AS players FROM player')).toEqual({ players: 0 })
})
