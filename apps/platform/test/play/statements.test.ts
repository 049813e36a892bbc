import type { TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { writeStatements } from '../../src/flows/money/monthly-statements.ts'
import { TestPost } from '../support/post.ts'
import { berliner, count, later, play, startAtPlay } from './at-play.ts'

const DAY_MS = 86_400_000

const post = new TestPost()
let platform: TestPlatform
beforeAll(async () => {
  platform = await startAtPlay(post)
})
beforeEach(() => {
  platform.clock.advance(Date.parse('2100-03-20T12:00:00Z') - platform.clock.now().getTime())
})
afterAll(() => platform[Symbol.asyncDispose]())

const lettersTo = async (email: string) =>
  (await post.lettersTo(platform, email)).filter(({ kind }) => kind === 'activityStatement')

it('each month a letter says what it came to, once however many processes write it', async () => {
  const anna = await berliner(platform)
  await play(platform, anna, [
    { stake: '1000', win: '2500' },
    { stake: '4000', win: '0' },
  ])
  await count(platform)
  await writeStatements(platform.services)
  expect(await lettersTo(anna.email)).toEqual([])

  await later(platform, anna, 13 * DAY_MS)
  await Promise.all([1, 2, 3].map(() => writeStatements(platform.services)))
  const [letter, ...more] = await lettersTo(anna.email)
  expect(more).toEqual([])
  expect(letter).toMatchObject({ locale: 'en', subject: expect.stringContaining('March 2100') })
  expect(letter!.text).toContain(`EUR
Balance at the beginning: 100.00 EUR
Paid in: 0.00 EUR
Paid out: 0.00 EUR
Stakes: 50.00 EUR
Wins: 25.00 EUR
Result of play: -25.00 EUR
Other: 0.00 EUR
Balance at the end: 75.00 EUR`)
})

it('the next one begins with what the last one ended with, and who did nothing gets none', async () => {
  const [anna, ben] = [await berliner(platform), await berliner(platform)]
  await play(platform, anna, [{ stake: '1000', win: '0' }])
  await play(platform, ben, [{ stake: '1000', win: '0' }])
  await later(platform, anna, 13 * DAY_MS)
  await count(platform)
  await writeStatements(platform.services)
  expect(await lettersTo(anna.email)).toHaveLength(1)
  await play(platform, anna, [{ stake: '500', win: '100' }])
  await later(platform, anna, 30 * DAY_MS)
  await count(platform)
  await writeStatements(platform.services)
  const letters = await lettersTo(anna.email)
  expect(letters.map(({ text }) => /at the beginning: (\S+) EUR/.exec(text)![1])).toEqual(['100.00', '90.00'])
  expect(letters.map(({ text }) => /at the end: (\S+) EUR/.exec(text)![1])).toEqual(['90.00', '86.00'])
  expect(await lettersTo(ben.email)).toHaveLength(1)
})

it('who excluded themselves is told as well, in their language', async () => {
  const anna = await berliner(platform)
  await anna.call('updateProfile', { body: { locale: 'de' } })
  await play(platform, anna, [{ stake: '1000', win: '0' }])
  await anna.call('createLimit', { body: { definition: 4, period: '6_months' } })
  platform.clock.advance(13 * DAY_MS)
  await count(platform)
  await writeStatements(platform.services)
  const [letter] = await lettersTo(anna.email)
  expect(letter).toMatchObject({ locale: 'de', subject: expect.stringContaining('März 2100') })
  expect(letter!.text).toContain('Einsätze: 10,00 EUR')
})

it('one that does not begin with what the last one ended with is not sent, and the others are', async () => {
  const [anna, ben] = [await berliner(platform), await berliner(platform)]
  await play(platform, anna, [{ stake: '1000', win: '0' }])
  await play(platform, ben, [{ stake: '1000', win: '0' }])
  await platform.pool.query(
    `INSERT INTO player_statement (player_id, month, written_at, closings, ends_at)
     VALUES ($1, '2100-02-01', $2, '{"EUR": "7"}', '2100-02-28T23:00:00Z')`,
    [anna.id, platform.clock.now()],
  )
  platform.clock.advance(13 * DAY_MS)
  await count(platform)
  await expect(writeStatements(platform.services)).rejects.toThrow('not every statement')
  expect(await lettersTo(anna.email)).toEqual([])
  expect(await lettersTo(ben.email)).toHaveLength(1)
  await platform.pool.query('DELETE FROM player_statement WHERE player_id = $1', [anna.id])
})

it('a month is that of the player, across a change of clocks and a move, and no moment is told twice or never', async () => {
  const anna = await berliner(platform)
  const until = (at: string) => later(platform, anna, Date.parse(at) - platform.clock.now().getTime())
  // Ten minutes before and after midnight of summer time in Berlin, both of March in UTC.
  await until('2100-03-31T21:50:00Z')
  await play(platform, anna, [{ stake: '1000', win: '0' }])
  await until('2100-03-31T22:10:00Z')
  await play(platform, anna, [{ stake: '2000', win: '300' }])
  await until('2100-04-02T12:00:00Z')
  await count(platform)
  await writeStatements(platform.services)
  // Delivered before it is too old to be.
  expect(await lettersTo(anna.email)).toHaveLength(1)
  await anna.call('updateProfile', { body: { timeZone: 'America/New_York' } })
  // Still April in New York.
  await until('2100-05-01T02:00:00Z')
  await play(platform, anna, [{ stake: '500', win: '0' }])
  await until('2100-05-01T05:00:00Z')
  await play(platform, anna, [{ stake: '70', win: '0' }])
  await until('2100-05-02T12:00:00Z')
  await count(platform)
  await writeStatements(platform.services)
  const lines = (text: string, name: string) => new RegExp(`${name}: (\\S+) EUR`).exec(text)![1]
  const letters = await lettersTo(anna.email)
  expect(letters.map(({ subject, text }) => [subject?.includes('March'), lines(text, 'Stakes')])).toEqual([
    [true, '10.00'],
    [false, '25.00'],
  ])
  // The ledger says the same of the two stretches, moment by moment.
  const { rows } = await platform.pool.query<{ staked: string }>(
    `SELECT sum(amount)::text AS staked FROM ledger_posting JOIN ledger_account purse ON purse.id = from_account
     WHERE purse.owner = $1 AND entry_id >= volume_first_id($2) AND entry_id < volume_first_id($3)`,
    [anna.id, '2100-03-31T22:00:00Z', '2100-05-01T04:00:00Z'],
  )
  expect(rows).toEqual([{ staked: '2500' }])
  expect(lines(letters[1]!.text, 'at the beginning')).toBe(lines(letters[0]!.text, 'at the end'))
})

it('who wants no letter gets none, and the next one they want goes on where the months stand', async () => {
  const anna = await berliner(platform)
  expect(await anna.call('getStatementLetters', {})).toEqual({ isWanted: true, mayChoose: true })
  await anna.call('setStatementLetters', { body: { isWanted: false } })
  await play(platform, anna, [{ stake: '1000', win: '0' }])
  await later(platform, anna, 13 * DAY_MS)
  await count(platform)
  await writeStatements(platform.services)
  expect(await lettersTo(anna.email)).toEqual([])
  expect(await anna.call('setStatementLetters', { body: { isWanted: true } })).toEqual({
    isWanted: true,
    mayChoose: true,
  })
  await play(platform, anna, [{ stake: '500', win: '0' }])
  await later(platform, anna, 30 * DAY_MS)
  await count(platform)
  await writeStatements(platform.services)
  const [letter, ...more] = await lettersTo(anna.email)
  expect(more).toEqual([])
  expect(letter!.text).toContain('Balance at the beginning: 90.00 EUR')
})
