import { describe, expect, it } from 'vitest'
import { betTask, someQuest } from '../../../test/fixtures/quests.ts'
import { pictureAt, startLabelOf, tabOf, tabsInOrder, timerOf } from './quest-tab.ts'
import { rewardGroups, rewardsInOrder } from './rewards.ts'
import { partOf, tasksOf } from './task-states.ts'
import { fieldsOf, gamesOf, taskTerms } from './task-terms.ts'

const currency = (code: string, rate: number, isBase = false) => ({
  code,
  name: code,
  symbol: code,
  type: 'fiat' as const,
  subunitToUnit: 100,
  rate: { rate, rateTime: '2026-01-01T00:00:00Z' },
  isBase,
})
const currencies = [currency('EUR', 100, true), currency('SEK', 1100)]

describe('the tabs of the hub', () => {
  it.each([
    [1, 'available'],
    [2, 'active'],
    [3, 'completed'],
    [4, 'completed'],
    [5, 'expired'],
    [6, 'expired'],
  ] as const)('put state %i under %s', (state, tab) => {
    expect(tabOf({ state })).toBe(tab)
  })

  it('stand in the order of the content', () => {
    expect(tabsInOrder({ expired: '', active: '' })).toEqual(['expired', 'active', 'available', 'completed'])
  })
})

describe('the card of a quest', () => {
  const endAt = '2026-02-01T00:00:00Z'

  it.each([
    [1, endAt],
    [2, endAt],
    [3, null],
    [5, null],
  ] as const)('in state %i runs to %s', (state, until) => {
    expect(timerOf({ state, endAt })).toBe(until)
  })

  it('claims when every task is done already', () => {
    expect(startLabelOf({ tasks: [betTask({ isCompleted: true })] })).toBe('claimReward')
    expect(startLabelOf({ tasks: [betTask({ isCompleted: true }), betTask()] })).toBe('startQuestButton')
    expect(startLabelOf({ tasks: [] })).toBe('startQuestButton')
  })

  it('takes the pictures in turn', () => {
    const images = [{ src: 'a' }, { src: 'b' }]
    expect([0, 1, 2].map((place) => pictureAt(images, place))).toEqual(['a', 'b', 'a'])
    expect(pictureAt([], 0)).toBe('/pictures/quest-default.svg')
  })
})

describe('the tasks of a quest', () => {
  const tasks = [
    betTask({ id: 'c', executionOrder: 3 }),
    betTask({ id: 'a', executionOrder: 1, isCompleted: true }),
    betTask({ id: 'd', executionOrder: 4 }),
    betTask({ id: 'b', executionOrder: 2 }),
  ]
  const brief = (quest: Parameters<typeof tasksOf>[0]) =>
    tasksOf(quest).map(({ task, state, tasksLeft }) => `${task.id} ${state} ${tasksLeft}`)

  it('one after another come done first, then the present, the next, and those behind it', () => {
    const quest = someQuest({ tasks, taskExecutionOrder: 2 })
    expect(brief(quest)).toEqual(['a completed 0', 'b inProgress 0', 'c next 1', 'd locked 2'])
  })

  it('in any order can all be done at once', () => {
    expect(brief(someQuest({ tasks }))).toEqual(['a completed 0', 'c inProgress 0', 'd inProgress 0', 'b inProgress 0'])
  })

  it('of a quest that has not begun have no state', () => {
    expect(brief(someQuest({ tasks: [betTask()], state: 1 }))).toEqual(['bet open 0'])
  })

  it('advance from nothing to the whole', () => {
    expect(partOf(betTask({ progress: 25 }))).toBe(0.5)
    expect(partOf(betTask({ progress: 80 }))).toBe(1)
    expect(partOf(betTask({ quantity: 0 }))).toBe(0)
    expect(partOf(betTask({ quantity: 0, isCompleted: true }))).toBe(1)
  })
})

describe('what a task asks for', () => {
  const bet = betTask({
    conditions: {
      games: ['last-light'],
      spinAmount: 1,
      currencies: [{ isoCode: 'EUR', spinAmount: 0.2, maxSpinAmount: 5 }],
    },
  })

  it('is told in the own currency, or converted from the base currency', () => {
    expect(taskTerms(bet, { currency: 'EUR', currencies })).toEqual([
      { key: 'betAmountLabel', from: 0.2, to: 5, unit: 'money' },
    ])
    expect(taskTerms(bet, { currency: 'SEK', currencies })).toMatchObject([{ from: 11, to: null }])
  })

  it('has no line where nothing is asked', () => {
    expect(taskTerms(betTask(), { currency: 'EUR', currencies })).toEqual([])
  })

  it('knows games only of wins and stakes, and fields only of the profile', () => {
    expect(gamesOf(bet)).toEqual(['last-light'])
    const profile = { ...betTask(), type: 2 as const, conditions: { fields: ['city'] } }
    expect(gamesOf(profile)).toBeNull()
    expect(fieldsOf(profile)).toEqual(['city'])
    expect(fieldsOf(bet)).toEqual([])
  })
})

describe('rewards', () => {
  const reward = (amount: number, isoCode: string, lockBalance = false) => ({
    type: 1 as const,
    amount,
    attributes: { isoCode, lockBalance },
  })
  const all = [reward(100, 'SEK'), reward(20, 'EUR', true), reward(10, 'EUR')]

  it('begin with those in the currency of the player, real money first', () => {
    expect(rewardsInOrder(all, 'EUR').map(({ amount }) => amount)).toEqual([10, 20, 100])
  })

  it('are told by kind of money', () => {
    const groups = rewardGroups(all, 'EUR').map(({ kind, rewards }) => [kind, rewards.map(({ amount }) => amount)])
    expect(groups).toEqual([
      ['real', [10, 100]],
      ['bonus', [20]],
    ])
    expect(rewardGroups([all[0]!], 'EUR').map(({ kind }) => kind)).toEqual(['real'])
  })
})
