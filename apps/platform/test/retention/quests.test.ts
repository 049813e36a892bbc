import { many, withTransaction } from '@baize/database'
import type { TestPlayer } from '@baize/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expireQuests } from '../../src/flows/offers/quests/expire-quests.ts'
import { giveQuestRewards } from '../../src/flows/offers/quests/give-quest-rewards.ts'
import { listQuests } from '../../src/flows/offers/quests/quests.ts'
import { checkLedger } from '../../src/modules/money/ledger/index.ts'
import { questProgress } from '../../src/modules/offers/quests/index.ts'
import { DAY_MS, startHouse } from '../cashback/playing.ts'

const words = (en: string) => ({ names: { en, de: `${en} (de)` }, descriptions: { en: `${en}.` } })

/** Two tasks in any order, and one after another; the files of the house are off. */
const files = {
  'quests/pair.json': {
    ...words('A pair'),
    repeats: 'day',
    tasks: [
      { kind: 'bet', times: 2, from: { base: 1 }, ...words('Two rounds') },
      { kind: 'win', times: 1, timesStakeFrom: 5, ...words('A good round') },
    ],
    rewards: [
      { kind: 'money', amount: { base: 3 } },
      { kind: 'points', points: 40 },
      { kind: 'wheelSpins', wheel: 'brass-wheel', count: 2 },
    ],
  },
  'quests/in-turn.json': {
    ...words('In turn'),
    order: 5,
    isInOrder: true,
    tasks: [
      { kind: 'confirmContact', ...words('Confirm') },
      { kind: 'bet', times: 1, ...words('One round') },
      { kind: 'deposit', times: 1, from: { base: 10 }, ...words('A deposit') },
    ],
    rewards: [{ kind: 'offer', offer: 'prize-bonus-5' }],
  },
  'quests/known.json': {
    ...words('Known'),
    order: 7,
    package: { id: 'welcome', order: 1 },
    tasks: [{ kind: 'fillProfile', fields: ['city'], ...words('Your city') }],
    rewards: [{ kind: 'points', points: 5 }],
  },
  'quests/known-next.json': {
    ...words('Known better'),
    order: 8,
    package: { id: 'welcome', order: 2 },
    tasks: [{ kind: 'other', times: 1, deed: 'reality_check_set', ...words('A pause') }],
    rewards: [{ kind: 'points', points: 5 }],
  },
}

let house: Awaited<ReturnType<typeof startHouse>>
beforeAll(async () => {
  house = await startHouse({}, {}, files)
})
afterAll(async () => {
  expect(await checkLedger(house.platform.pool)).toEqual([])
  await house.platform[Symbol.asyncDispose]()
})

const OWN = ['pair', 'in-turn', 'known', 'known-next']
const count = () => house.readFacts(questProgress)

async function newPlayer(): Promise<{ player: TestPlayer; account: string }> {
  const player = await house.platform.player()
  return { player, account: await house.account(player, 100_000n) }
}

const startable = async (player: TestPlayer) =>
  (await player.call('listQuests', { query: { perPage: 100 } })).filter(({ identity }) => OWN.includes(identity))
const taken = (player: TestPlayer, state: (2 | 3 | 4 | 5 | 6)[]) =>
  player.call('listPlayerQuests', { query: { state } })
const start = (player: TestPlayer, id: string) => player.call('activateQuest', { params: { id } })
const progressOf = async (player: TestPlayer) =>
  (await taken(player, [2, 3, 4])).flatMap(({ tasks }) =>
    tasks.map(({ progress, quantity }) => `${progress}/${quantity}`),
  )

it('offers quests in their order, the next of a package once the one before is done', async () => {
  const { player } = await newPlayer()
  expect((await startable(player)).map(({ id, state, order }) => [id, state, order])).toEqual([
    ['pair', 1, 0],
    ['in-turn', 1, 5],
    ['known', 1, 7],
  ])
  const [pair] = await startable(player)
  expect(pair).toMatchObject({
    name: 'A pair',
    names: { de: 'A pair (de)' },
    taskExecutionOrder: 1,
    endAt: '2100-03-04T00:00:00.000Z',
    rewards: [
      { type: 1, amount: 3, attributes: { isoCode: 'EUR', lockBalance: false } },
      { type: 4, amount: 40 },
      { type: 5, amount: 2, wheel: { identity: 'brass-wheel' } },
    ],
  })
  expect(pair!.tasks[0]).toMatchObject({ type: 4, quantity: 2, progress: 0, conditions: { spinAmount: 1 } })
  await player.call('updateProfile', { body: { city: 'Ulm' } })
  // Done before it began: what is left is to claim it.
  expect((await startable(player)).at(-1)!.tasks[0]).toMatchObject({ isCompleted: true })
  expect(await start(player, 'known')).toMatchObject({ state: 3 })
  expect((await startable(player)).map(({ id }) => id)).toEqual(['pair', 'in-turn', 'known-next'])
})

it('counts rounds and wins from the moment it was taken up, and takes back what is given back', async () => {
  const { player, account } = await newPlayer()
  await house.stake(account, 500n)
  await start(player, 'pair')
  const small = await house.stake(account, 50n)
  const round = await house.stake(account, 100n)
  await count()
  expect(await progressOf(player)).toEqual(['1/2', '0/1'])
  await house.giveBack(account, round.round, round.reference)
  await house.win(account, small.round, 240n)
  await count()
  expect(await progressOf(player)).toEqual(['0/2', '0/1'])
  // Another win of the same round makes it five times its stake.
  await house.win(account, small.round, 10n)
  await house.stake(account, 100n)
  await count()
  expect(await progressOf(player)).toEqual(['1/2', '1/1'])
})

it('gives what it brings once, whoever gives it, and tells the page at every step', async () => {
  const { player, account } = await newPlayer()
  const { id } = await start(player, 'pair')
  const { round } = await house.stake(account, 100n)
  await house.win(account, round, 500n)
  await house.stake(account, 100n)
  await count()
  expect(await taken(player, [3])).toMatchObject([{ id, state: 3 }])
  const { services } = house.platform
  await Promise.all([giveQuestRewards(services, player.id), giveQuestRewards(services, player.id)])
  await giveQuestRewards(services, player.id)
  expect(await taken(player, [4])).toMatchObject([{ id, state: 4 }])
  const [own] = await player.call('listAccounts', {})
  expect(own!.realBalance).toBe(1000 - 2 + 5 + 3)
  const spins = await many(house.platform.pool, 'SELECT FROM wheel_spin WHERE player_id = $1', [player.id])
  expect(spins).toHaveLength(2)
  const told = await many<{ data: { event: string; quest?: { state: number }; task?: { progress: number } } }>(
    house.platform.pool,
    'SELECT data FROM outbox WHERE channel = $1 ORDER BY id',
    [`retention:quests#${player.id}`],
  )
  expect(told.map(({ data }) => data.quest?.state ?? data.event)).toEqual(
    expect.arrayContaining([2, 'quest.task.updated', 3, 4]),
  )
  const messages = await player.call('listMessages', { query: {} })
  expect(messages.filter(({ content }) => content.title === 'You completed a quest')).toHaveLength(1)
  expect((await startable(player)).map((quest) => quest.id)).not.toContain('pair')
  house.platform.clock.advance(DAY_MS)
  const wish = { playerId: player.id, currency: undefined, states: [1 as const], limit: 100, offset: 0 }
  expect((await listQuests(house.platform.pool, services, wish)).rows.map((quest) => quest.id)).toContain('pair')
  house.platform.clock.advance(-DAY_MS)
})

it('does tasks one after another, each from the moment the one before is done', async () => {
  const { player, account } = await newPlayer()
  await player.call('updateProfile', { body: { city: 'Ulm' } })
  await start(player, 'in-turn')
  await house.stake(account, 100n)
  await count()
  expect(await progressOf(player)).toEqual(['0/1', '0/1', '0/1'])
  await withTransaction(house.platform.pool, async (tx) => {
    await tx.query('UPDATE player SET confirmed_at = now() WHERE id = $1', [player.id])
  })
  await player.call('updateProfile', { body: { city: 'Bonn' } })
  await count()
  expect(await progressOf(player)).toEqual(['1/1', '0/1', '0/1'])
  await house.stake(account, 100n)
  await count()
  expect(await progressOf(player)).toEqual(['1/1', '1/1', '0/1'])
})

it('is taken up once in its turn, given up, and taken up again', async () => {
  const { player } = await newPlayer()
  const [first, again] = await Promise.all([start(player, 'pair'), start(player, 'pair')])
  expect(again.id).toBe(first.id)
  expect(await player.call('cancelPlayerQuest', { params: { id: first.id } })).toMatchObject({ state: 6 })
  const stranger = await house.platform.player()
  const refused = async (who: TestPlayer) =>
    (await who.refusal('cancelPlayerQuest', { params: { id: first.id } })).status
  expect([await refused(player), await refused(stranger)]).toEqual([409, 404])
  expect((await start(player, 'pair')).id).not.toBe(first.id)
  expect((await player.refusal('activateQuest', { params: { id: 'nothing' } })).status).toBe(404)
})

it('ends when its time is over, once everything that happened in it was counted', async () => {
  const { player, account } = await newPlayer()
  const { id } = await start(player, 'pair')
  house.platform.clock.advance(12 * 3_600_000 + 6 * 60_000)
  await house.stake(account, 100n)
  await count()
  await expireQuests(house.platform.services)
  const sql = 'SELECT state, progress FROM quest JOIN quest_task ON quest_id = id WHERE id = $1 AND place = 1'
  expect(await many(house.platform.pool, sql, [id])).toEqual([{ state: 5, progress: 0 }])
  house.platform.clock.advance(-(12 * 3_600_000 + 6 * 60_000))
})

it('lets operators see what a quest costs, stop it, look who took it up, and put a task right with a reason', async () => {
  const { player } = await newPlayer()
  const operator = await house.platform.operator({ roles: ['owner'] })
  const figuresOf = async () => (await operator.call('listQuestFigures', {})).find(({ questId }) => questId === 'pair')!
  // Two rounds of 1.00, and a win of five times the stake about once in thirty rounds.
  const figures = await figuresOf()
  expect(figures).toMatchObject({ title: 'A pair', isOpen: true, isStopped: false })
  // 3.00, and two spins of the wheel, which are worth 1.54 each and cost less.
  expect(figures.rewardValue).toBe(6.08)
  expect(figures.rewardCost).toBeGreaterThan(4)
  expect(figures.rewardCost).toBeLessThan(6.08)
  expect(figures.expectedStake).toBeGreaterThan(2)
  expect(figures.expectedMargin).toBeLessThan(figures.expectedStake / 10)

  const { id } = await start(player, 'pair')
  await operator.call('switchQuest', { params: { questId: 'pair' }, body: { isStopped: true, reason: 'too dear' } })
  const other = await house.platform.player()
  expect((await other.refusal('activateQuest', { params: { id: 'pair' } })).status).toBe(409)
  await operator.call('switchQuest', { params: { questId: 'pair' }, body: { isStopped: false, reason: 'it is not' } })
  expect((await startable(other)).map((quest) => quest.id)).toContain('pair')

  const correct = (task: number, progress: number) => ({
    params: { playerQuestId: id },
    body: { task, progress, reason: 'a round was lost' },
  })
  await count()
  expect(await operator.call('correctQuest', correct(1, 1))).toMatchObject({
    tasks: [{ progress: 1 }, { progress: 0 }],
  })
  await operator.call('correctQuest', correct(2, 9))
  await count()
  expect(await progressOf(player)).toEqual(['1/2', '1/1'])
  expect((await operator.refusal('correctQuest', correct(2, 0))).status).toBe(409)
  const all = await operator.call('listTakenQuests', { params: { questId: 'pair' }, query: { perPage: 100 } })
  expect(all.find(({ playerQuestId }) => playerQuestId === id)).toMatchObject({
    playerId: player.id,
    state: 2,
    tasks: [{ progress: 1 }, { progress: 1 }],
  })
})

it('tells operators what a file of a quest would cost before it runs, by the mathematics and by what was', async () => {
  const operator = await house.platform.operator({ roles: ['content'] })
  const preview = (file: unknown, questId = 'draft') =>
    operator.call('previewQuest', { params: { questId }, body: { file: JSON.stringify(file) } })
  const pair = (await operator.call('listQuestFigures', {})).find(({ questId }) => questId === 'pair')!
  const task = { kind: 'bet', times: 50, from: { base: 2 }, ...words('Fifty rounds') }
  const file = { ...words('Draft'), repeats: 'day', tasks: [task], rewards: [{ kind: 'money', amount: { base: 9 } }] }
  const { figures, problems } = await preview(file)
  expect(problems).toEqual([])
  expect(figures).toMatchObject({ title: 'Draft', expectedStake: 100, expectedMargin: 4, rewardCost: 9, active: 0 })
  // Nobody took it up yet: as many as the other one of each day, and as many of them complete it.
  const { completedShare, expectedTaken, expectedCost, expectedTotalCost } = figures!
  expect([completedShare, expectedTaken]).toEqual([pair.completedShare, pair.expectedTaken])
  expect(expectedCost).toBeCloseTo((completedShare! / 100) * 5, 1)
  expect(expectedTotalCost! / expectedTaken!).toBeCloseTo(expectedCost, 1)

  const wrong = { ...file, rewards: [{ kind: 'wheelSpins', wheel: 'no-wheel', count: 1 }] }
  expect(await preview(wrong)).toEqual({ problems: ['rewards names no wheel: no-wheel'], figures: null })
  const toNobody = ['segments names no segment: nobody']
  expect(await preview({ ...file, segments: ['nobody'] })).toEqual({ problems: toNobody, figures: null })
  const unread = await operator.call('previewQuest', { params: { questId: 'draft' }, body: { file: '{' } })
  expect(unread.problems[0]).toMatch(/^is no JSON/)
  // Quoted by the half of a sign.
  const odd = await operator.call('previewQuest', { params: { questId: 'draft' }, body: { file: '\u{10000}' } })
  expect(odd.problems[0]).toMatch(/^is no JSON[^\p{Surrogate}]*$/u)
  expect((await operator.call('listQuestFigures', {})).map(({ questId }) => questId)).not.toContain('draft')
})
