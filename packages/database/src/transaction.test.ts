import { silentLogger } from '@baize/kit'
import { testDatabase, type TestDatabase } from '@baize/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { afterCommit, createPool, maybeOne, one, toBigInt, withSavepoint, withTransaction, type Tx } from './index.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ logger: silentLogger })
  await database.pool.query('CREATE TABLE note (id integer PRIMARY KEY, text text NOT NULL)')
})
afterAll(() => database[Symbol.asyncDispose]())

const note = (tx: Tx, id: number, text = 'written') => tx.query('INSERT INTO note VALUES ($1, $2)', [id, text])
const textOf = async (id: number) =>
  (await database.pool.query('SELECT text FROM note WHERE id = $1', [id])).rows[0]?.text

describe('a transaction', () => {
  it('keeps everything when its work returns, and nothing when it throws', async () => {
    expect(await withTransaction(database.pool, (tx) => note(tx, 1).then(() => 'done'))).toBe('done')
    const failing = withTransaction(database.pool, async (tx) => {
      await note(tx, 2)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await textOf(1)).toBe('written')
    expect(await textOf(2)).toBeUndefined()
  })

  it('runs callbacks after the commit only', async () => {
    const heard: unknown[] = []
    await withTransaction(database.pool, async (tx) => {
      afterCommit(tx, () => heard.push('first'))
      afterCommit(tx, () => heard.push('second'))
      await note(tx, 3)
      expect(heard).toEqual([])
    })
    expect(heard).toEqual(['first', 'second'])
    const failing = withTransaction(database.pool, async (tx) => {
      afterCommit(tx, () => heard.push('never'))
      await note(tx, 3)
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(heard).toEqual(['first', 'second'])
  })

  it('sends statements that are asked at once together, and answers them in their order', async () => {
    await withTransaction(database.pool, async (tx) => {
      const asked = Promise.all([140, 141, 142].map((id) => note(tx, id)))
      const { rows } = await tx.query('SELECT array_agg(id ORDER BY id) AS ids FROM note WHERE id BETWEEN 140 AND 142')
      await asked
      expect(rows).toEqual([{ ids: [140, 141, 142] }])
    })
    expect(await textOf(142)).toBe('written')
  })

  it('keeps nothing where one of several statements asked at once fails, and its connection is as good as before', async () => {
    const pool = createPool(database.url, { max: 1 })
    const outcomes: string[] = []
    const failing = withTransaction(
      pool,
      async (tx) => {
        const settled = await Promise.allSettled([143, 1, 144, 145].map((id) => note(tx, id)))
        outcomes.push(...settled.map(({ status }) => status))
        for (const outcome of settled) if (outcome.status === 'rejected') throw outcome.reason
      },
      { isPrepared: true },
    )
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
    await withTransaction(pool, (tx) => Promise.all([146, 147].map((id) => note(tx, id))), { isPrepared: true })
    await pool.end()
    expect(await Promise.all([143, 144, 145, 146, 147].map(textOf))).toEqual([
      undefined,
      undefined,
      undefined,
      'written',
      'written',
    ])
  })

  it('prepares its statements by their text when asked to, and knows them again on the same connection', async () => {
    const pool = createPool(database.url, { max: 1 })
    for (const id of [5, 6])
      await withTransaction(pool, (tx) => note(tx, id).then(() => tx.query('SELECT 1')), { isPrepared: true })
    const { rows } = await pool.query('SELECT statement FROM pg_prepared_statements')
    await pool.end()
    expect(rows).toEqual([{ statement: 'INSERT INTO note VALUES ($1, $2)' }])
    expect([await textOf(5), await textOf(6)]).toEqual(['written', 'written'])
  })

  it('stands although a callback throws, and the other callbacks still run', async () => {
    const heard: string[] = []
    await withTransaction(database.pool, async (tx) => {
      afterCommit(tx, () => {
        throw new Error('a broken listener')
      })
      afterCommit(tx, () => heard.push('second'))
      await note(tx, 4)
    })
    expect(heard).toEqual(['second'])
    expect(await textOf(4)).toBe('written')
  })

  it('is tried again when two wait for each other, with only its last callbacks', async () => {
    await database.pool.query(`INSERT INTO note VALUES (10, '0'), (11, '0')`)
    const heard: string[] = []
    let attempts = 0
    let arrivals = 0
    let meet: () => void = () => undefined
    const met = new Promise<void>((resolve) => (meet = resolve))
    const raise = (name: string, first: number, second: number) =>
      withTransaction(database.pool, async (tx) => {
        attempts++
        afterCommit(tx, () => heard.push(name))
        await tx.query('UPDATE note SET text = (text::int + 1)::text WHERE id = $1', [first])
        if (++arrivals === 2) meet()
        await met
        await tx.query('UPDATE note SET text = (text::int + 1)::text WHERE id = $1', [second])
      })
    await Promise.all([raise('anna', 10, 11), raise('ben', 11, 10)])
    // Once more than two; where the loser comes back before the winner has gone on, they may meet again.
    expect(attempts).toBeGreaterThan(2)
    expect(heard.toSorted((left, right) => left.localeCompare(right))).toEqual(['anna', 'ben'])
    expect([await textOf(10), await textOf(11)]).toEqual(['2', '2'])
  })

  it('gives up after three retries', async () => {
    let attempts = 0
    const failing = withTransaction(database.pool, async (tx) => {
      attempts++
      await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`)
    })
    await expect(failing).rejects.toMatchObject({ code: '40001' })
    expect(attempts).toBe(4)
  })

  it('fails when a failed statement was ignored, because nothing was written', async () => {
    const failing = withTransaction(database.pool, async (tx) => {
      await note(tx, 20)
      await tx.query('SELECT 1 / 0').catch(() => undefined)
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await textOf(20)).toBeUndefined()
  })

  it('cannot be used when it is over', async () => {
    let kept: Tx | undefined
    await withTransaction(database.pool, async (tx) => void (kept = tx))
    await expect(kept!.query('SELECT 1')).rejects.toThrow('over')
    expect(() => afterCommit(kept!, () => undefined)).toThrow('open transaction')
  })

  it('fails, and nothing else does, when its connection is lost between two statements', async () => {
    const { pool } = database
    const failing = withTransaction(pool, async (tx) => {
      const { pid } = await one<{ pid: number }>(tx, 'SELECT pg_backend_pid() AS pid')
      await pool.query('SELECT pg_terminate_backend($1, 5000)', [pid])
      await new Promise((resolve) => setTimeout(resolve, 50))
      await note(tx, 40)
    })
    await expect(failing).rejects.toThrow()
    expect(await withTransaction(pool, (tx) => note(tx, 41).then(() => 'done'))).toBe('done')
    expect(await textOf(40)).toBeUndefined()
  })

  it('takes back a part of its work, callbacks included', async () => {
    const heard: string[] = []
    await withTransaction(database.pool, async (tx) => {
      await note(tx, 30)
      const part = withSavepoint(tx, async () => {
        afterCommit(tx, () => heard.push('part'))
        await note(tx, 31)
        await note(tx, 30)
      })
      await expect(part).rejects.toMatchObject({ code: '23505' })
      afterCommit(tx, () => heard.push('whole'))
    })
    expect([await textOf(30), await textOf(31)]).toEqual(['written', undefined])
    expect(heard).toEqual(['whole'])
  })
})

describe('a pool', () => {
  it('gives counts as numbers, money as exact text, days as text and instants as dates', async () => {
    const row = await one(
      database.pool,
      `SELECT count(*) AS count, 123456789012345678901234567890::numeric(38,0) AS money,
        '1990-02-28'::date AS day, '2026-01-02T03:04:05Z'::timestamptz AS instant FROM note WHERE id < 0`,
    )
    expect(row).toEqual({
      count: 0,
      money: '123456789012345678901234567890',
      day: '1990-02-28',
      instant: new Date('2026-01-02T03:04:05Z'),
    })
    expect(toBigInt(row['money'] as string)).toBe(123456789012345678901234567890n)
    expect(() => toBigInt('1.5')).toThrow('whole number')
  })

  it('refuses a bigint that a number cannot hold', async () => {
    await expect(database.pool.query('SELECT 9007199254740993::bigint AS big')).rejects.toThrow('2^53')
  })

  it('keeps its connection when a statement is refused, and replaces it when it is lost', async () => {
    const pool = createPool(database.url, { max: 1, logger: silentLogger })
    const session = async () => (await one<{ pid: number }>(pool, 'SELECT pg_backend_pid() AS pid')).pid
    const first = await session()
    await expect(pool.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' })
    expect(await session()).toBe(first)
    await expect(pool.query('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
    expect(await session()).not.toBe(first)
    await pool.end()
  })

  it('insists on the number of rows that was asked for', async () => {
    await expect(one(database.pool, 'SELECT 1 WHERE false')).rejects.toThrow('got none')
    await expect(maybeOne(database.pool, 'SELECT generate_series(1, 2)')).rejects.toThrow('got 2')
    expect(await maybeOne(database.pool, 'SELECT 1 WHERE false')).toBeUndefined()
  })
})
