import type { Queryable } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { expect, it } from 'vitest'
import type { BetCall } from './bets.ts'
import { takeTogether } from './stakes.ts'

/** A database that notes what it is sent, and answers when it is told to. */
function slowDatabase(fails: (ids: readonly string[]) => boolean = () => false, code = '55P03') {
  const sent: string[][] = []
  const answering: (() => void)[] = []
  const query = ({ name, values }: { name: string; values: unknown[][] }) => {
    const isAlone = name === 'seamless-stake'
    const ids = isAlone ? [String(values[2])] : (values[2] as string[])
    sent.push(isAlone ? ['alone', ...ids] : ids)
    return new Promise((resolve, reject) =>
      answering.push(() => {
        if (!isAlone && fails(ids)) reject(Object.assign(new Error('not now'), { code }))
        else if (isAlone) resolve({ rows: [{ answer: `alone ${ids[0]}` }] })
        else resolve({ rows: ids.map((id, place) => ({ place: place + 1, answer: id })) })
      }),
    )
  }
  return {
    // oxlint-disable-next-line typescript/no-explicit-any -- a stand-in knows two statements
    pool: { query: query as any } satisfies Queryable,
    sent,
    answer: async () => {
      for (const answer of answering.splice(0)) answer()
      await turn()
    },
  }
}

/** Until what has arrived by now was looked at. */
const turn = async () => {
  for (let times = 0; times < 3; times += 1) await new Promise((resolve) => setImmediate(resolve))
}

function bet(transactionId: string, player: string): BetCall {
  const request = { sessionToken: '', transactionId, roundId: 'r', gameId: 'g', amount: '1', currency: 'EUR' }
  return { source: 'studio', tokenHash: Buffer.from(player), bodyHash: Buffer.alloc(1), request, now: new Date(0) }
}

it('sends few at once, each by itself', async () => {
  const { pool, sent, answer } = slowDatabase()
  const take = takeTogether(pool, silentLogger)
  const taken = Promise.all([take(bet('a', '1')), take(bet('b', '2'))])
  await turn()
  expect(sent).toEqual([
    ['alone', 'a'],
    ['alone', 'b'],
  ])
  await answer()
  expect((await taken).map((outcome) => outcome.answer)).toEqual(['alone a', 'alone b'])
})

it('shares a crowd that came at one moment among two statements, and what comes meanwhile goes together next', async () => {
  const { pool, sent, answer } = slowDatabase()
  const take = takeTogether(pool, silentLogger)
  const first = ['a', 'b', 'c', 'd', 'e'].map((id) => take(bet(id, id)))
  await turn()
  expect(sent.splice(0)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
  const next = ['f', 'g', 'h'].map((id) => take(bet(id, id)))
  await turn()
  expect(sent).toEqual([])
  await answer()
  expect((await Promise.all(first)).map((outcome) => outcome.answer)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(sent.splice(0)).toEqual([
    ['f', 'g'],
    ['alone', 'h'],
  ])
  await answer()
  await Promise.all(next)
})

it('has bets of one player follow each other', async () => {
  const { pool, sent, answer } = slowDatabase()
  const take = takeTogether(pool, silentLogger)
  const players = { a: '1', b: '1', c: '2', d: '1', e: '1' }
  const taken = Promise.all(Object.entries(players).map(([id, player]) => take(bet(id, player))))
  await turn()
  expect(sent.splice(0)).toEqual([['a', 'c']])
  await answer()
  expect(sent.splice(0)).toEqual([['alone', 'b']])
  await answer()
  expect(sent.splice(0)).toEqual([
    ['alone', 'd'],
    ['alone', 'e'],
  ])
  await answer()
  expect((await taken).map((outcome) => outcome.answer)).toEqual(['a', 'alone b', 'c', 'alone d', 'alone e'])
})

it('sends a single one by itself beside others, until so many are that only crowds get connections', async () => {
  const { pool, sent, answer } = slowDatabase()
  const take = takeTogether(pool, silentLogger)
  const taken: Promise<unknown>[] = []
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    taken.push(take(bet(id, id)))
    await turn()
  }
  expect(sent.splice(0)).toEqual([...['a', 'b', 'c', 'd'].map((id) => ['alone', id]), ['e'], ['f']])
  await answer()
  expect(sent.splice(0)).toEqual([
    ['alone', 'g'],
    ['alone', 'h'],
  ])
  await answer()
  expect(await Promise.all(taken)).toHaveLength(8)
})

it('tries the halves of a crowd that fails, and at last each bet by itself', async () => {
  const { pool, sent, answer } = slowDatabase((ids) => ids.includes('bad'))
  const take = takeTogether(pool, silentLogger, { aloneMax: 0 })
  const names = ['a', 'b', 'c', 'd', 'bad', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p']
  const taken = Promise.all(names.map((id) => take(bet(id, id))))
  for (let times = 0; times < 8; times += 1) {
    await turn()
    await answer()
  }
  expect((await taken).map((outcome) => outcome.answer)).toEqual(
    names.map((id) => (['bad', 'f', 'g', 'h'].includes(id) ? `alone ${id}` : id)),
  )
  expect(sent.filter(([kind]) => kind !== 'alone')).toEqual([
    names.slice(0, 8),
    names.slice(8),
    names.slice(0, 4),
    names.slice(4, 8),
  ])
})

it('tries each bet by itself at once where the database is away', async () => {
  const { pool, sent, answer } = slowDatabase(() => true, '08006')
  const take = takeTogether(pool, silentLogger, { aloneMax: 0 })
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p']
  const taken = Promise.all(names.map((id) => take(bet(id, id))))
  await turn()
  await answer()
  expect(sent.filter(([kind]) => kind === 'alone')).toHaveLength(names.length)
  await answer()
  expect((await taken).map((outcome) => outcome.answer)).toEqual(names.map((id) => `alone ${id}`))
  expect(sent.filter(([kind]) => kind !== 'alone')).toEqual([names.slice(0, 8), names.slice(8)])
})
