import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTestPlatform, testConfig, type TestPlatform } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'

const [shipped] = testConfig().offerFolders
const felt = JSON.parse(readFileSync(join(shipped!, 'bonuses', 'felt-20.json'), 'utf8'))
/** What the house offers beside the shipped files. */
const own = mkdtempSync(join(tmpdir(), 'offers-'))

let platform: TestPlatform
beforeAll(async () => {
  mkdirSync(join(own, 'bonuses'))
  const write = (id: string, differing: object) =>
    writeFileSync(join(own, 'bonuses', `${id}.json`), JSON.stringify({ ...felt, code: null, ...differing }))
  const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString()
  write('ends-soon', { availableFrom: day(-2), availableTo: day(1) })
  write('comes-later', { availableFrom: day(9) })
  write('comes-soon', { availableFrom: day(3), availableTo: day(4) })
  write('gone', { availableTo: day(-1) })
  write('resting', { isRunning: false })
  platform = await startTestPlatform({ config: { offerFolders: [shipped!, own] } })
})
afterAll(async () => {
  await platform[Symbol.asyncDispose]()
  rmSync(own, { recursive: true, force: true })
})

it('everything of the files stands in one schedule: what runs, what comes, then what is over or off', async () => {
  const operator = await platform.operator({ roles: ['support'] })
  const schedule = await operator.call('listSchedule', {})
  const places = ['running', 'planned', 'over', 'off']
  const states = schedule.map(({ state }) => places.indexOf(state))
  expect(states).toEqual(states.toSorted((left, right) => left - right))
  expect(new Set(schedule.map(({ kind }) => kind))).toEqual(
    new Set(['bonus', 'cashback', 'quest', 'tournament', 'wheel']),
  )
  const bonuses = schedule.filter(({ kind }) => kind === 'bonus')
  const inState = (wanted: string) => bonuses.filter(({ state }) => state === wanted).map(({ offerId }) => offerId)
  expect(inState('running')[0]).toBe('ends-soon')
  expect(inState('running')).toContain('felt-20')
  expect(inState('planned')).toEqual(['comes-soon', 'comes-later'])
  expect(inState('over')).toEqual(['gone'])
  expect(inState('off')).toEqual(['resting'])
  // A season that is not now has its next days.
  const seasons = schedule.filter(({ kind, state }) => kind === 'quest' && state === 'planned')
  expect(seasons.every(({ startAt }) => startAt !== null && Date.parse(startAt) > Date.now())).toBe(true)
  for (const { state, startAt, endAt } of schedule.filter(({ kind }) => kind === 'tournament')) {
    expect(Date.parse(endAt!)).toBeGreaterThan(platform.clock.now().getTime())
    expect(Date.parse(startAt!) <= platform.clock.now().getTime()).toBe(state === 'running')
  }
})

it('a bonus is told with what sets it off, what it gives and what that costs, from the files or before it is among them', async () => {
  const operator = await platform.operator({ roles: ['content'] })
  const known = (await operator.call('listBonusFigures', {})).find(({ offerId }) => offerId === 'felt-20')!
  expect(known).toMatchObject({
    title: 'Felt bonus',
    setOffBy: 'deposit',
    depositFrom: 40,
    bonusAmount: 20,
    wager: 500,
  })
  expect(known.expectedCost).toBeGreaterThan(-40)
  expect(known.expectedCost).toBeLessThan(20)

  const preview = (file: unknown, offerId = 'draft') =>
    operator.call('previewBonus', {
      params: { offerId },
      body: { file: typeof file === 'string' ? file : JSON.stringify(file) },
    })
  const { problems, figures } = await preview({ ...felt, code: null, gives: { amount: { base: 10 } } })
  expect(problems).toEqual([])
  expect(figures).toMatchObject({ offerId: 'draft', depositFrom: 40, bonusAmount: 10, wager: 250 })
  expect(figures!.expectedCost).toBeLessThan(known.expectedCost!)
  expect((await preview(felt, 'felt-20')).problems).toEqual([])

  const wrong = { ...felt, package: { id: 'no-package', priority: 1 }, segments: ['nobody'] }
  expect(await preview(wrong)).toEqual({
    problems: [
      'package.id names no package: no-package',
      'code.text is that of felt-20 too',
      'segments names no segment: nobody',
    ],
    figures: null,
  })
  expect((await preview('{')).problems[0]).toMatch(/^is no JSON/)
  expect((await operator.call('listBonusFigures', {})).map(({ offerId }) => offerId)).not.toContain('draft')
})
