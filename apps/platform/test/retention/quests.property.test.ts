import { many, type Tx } from '@baize/database'
import { silentLogger } from '@baize/kit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FactConsumer, startConsumers } from '../../src/modules/ground/facts/index.ts'
import { questProgress } from '../../src/modules/offers/quests/index.ts'
import { startHouse } from '../cashback/playing.ts'
import { letConsume } from '../support/let-consume.ts'

/** Ten thousand in the full run: `QUEST_STEPS=10000 npx vitest run quests.property`. */
const STEPS = Number(process.env['QUEST_STEPS'] ?? 160)
const LENGTH = 40

interface Asked {
  kind: 'bet' | 'win'
  times: number
  from?: number
  to?: number
  timesStakeFrom?: number
}

const QUESTS: Record<string, { isInOrder: boolean; tasks: Asked[] }> = {
  'any-order': {
    isInOrder: false,
    tasks: [
      { kind: 'bet', times: 6, from: 1 },
      { kind: 'bet', times: 3, from: 2, to: 40 },
      { kind: 'win', times: 2, timesStakeFrom: 2 },
      { kind: 'win', times: 3, from: 5, to: 60 },
    ],
  },
  'in-turn': {
    isInOrder: true,
    tasks: [
      { kind: 'bet', times: 2 },
      { kind: 'win', times: 1, timesStakeFrom: 1.5 },
      { kind: 'bet', times: 3, from: 3 },
    ],
  },
}

const words = { names: { en: 'Some' }, descriptions: { en: 'Some.' } }
const files = Object.fromEntries(
  Object.entries(QUESTS).map(([id, { isInOrder, tasks }]) => [
    `quests/${id}.json`,
    {
      ...words,
      isInOrder,
      repeats: 'day',
      rewards: [{ kind: 'points', points: 1 }],
      tasks: tasks.map(({ from, to, ...task }) => ({
        ...words,
        ...task,
        ...(from !== undefined && { from: { base: from } }),
        ...(to !== undefined && { to: { base: to } }),
      })),
    },
  ]),
)

let house: Awaited<ReturnType<typeof startHouse>>
beforeAll(async () => {
  house = await startHouse({}, {}, files)
})
afterAll(() => house.platform[Symbol.asyncDispose]())

const kinds = [
  'stake',
  'stake',
  'stake',
  'join',
  'win',
  'win',
  'back',
  'take',
  'give-up',
  'read',
  'die',
  'rebuild',
] as const
const step = fc.record({ kind: fc.constantFrom(...kinds), pick: fc.nat(4), amount: fc.integer({ min: 10, max: 9000 }) })
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What happened, in the order of the log. */
type Happened =
  | { what: 'stake' | 'back' | 'win'; round: string; amount: number }
  | { what: 'taken' | 'given-up'; quest: string }

/** How far the tasks of a quest are after everything that happened: worked out anew from the beginning, by sums. */
function expected(quest: string, log: readonly Happened[]): string[] {
  const { isInOrder, tasks } = QUESTS[quest]!
  const begun = log.findLastIndex((one) => one.what === 'taken' && one.quest === quest)
  const opened = tasks.map((_, index) => (!isInOrder || index === 0 ? begun : -1))
  const done = tasks.map(() => false)
  const shown = tasks.map(() => 0)
  for (let end = begun + 1; end <= log.length; end += 1) {
    const rounds = new Map<string, { first: number; staked: number; won: number }>()
    for (let at = begun + 1; at < end; at += 1) {
      const one = log[at]!
      if (!('round' in one)) continue
      if (one.what === 'stake' && !rounds.has(one.round)) rounds.set(one.round, { first: at, staked: 0, won: 0 })
      const round = rounds.get(one.round)
      if (!round) continue
      if (one.what === 'win') round.won += one.amount
      else round.staked += one.what === 'stake' ? one.amount : -one.amount
    }
    for (const [index, task] of tasks.entries()) {
      if (done[index] || opened[index] === -1) continue
      const those = [...rounds.values()].filter(({ first }) => first > opened[index]!)
      shown[index] = those.filter((round) => meets(round, task)).length
      if (shown[index] < task.times) continue
      done[index] = true
      if (isInOrder && index + 1 < tasks.length) opened[index + 1] = end - 1
    }
  }
  return tasks.map(({ times }, index) => `${shown[index]}/${times}`)
}

function meets({ staked, won }: { staked: number; won: number }, { kind, from = 0, to, timesStakeFrom = 0 }: Asked) {
  const amount = kind === 'bet' ? staked : won
  const isWithin = amount >= from * 100 && (to === undefined || amount <= to * 100)
  return staked > 0 && isWithin && (kind === 'bet' || (won > 0 && won >= timesStakeFrom * staked))
}

const read = (consumer: FactConsumer) => letConsume(house.platform, consumer)

async function live(steps: Step[]): Promise<void> {
  const { platform } = house
  const anna = await platform.player()
  const account = await house.account(anna, 1_000_000_000n)
  const log: Happened[] = []
  const rounds: { name: string; stakes: { reference: string; amount: number }[] }[] = []
  const active = new Map<string, string>()

  const look = async () => {
    const rows = await many<{ quest: string; far: string[] }>(
      platform.pool,
      `SELECT offer_id AS quest, array_agg(progress || '/' || quantity ORDER BY place) AS far
       FROM quest JOIN quest_task ON quest_id = id WHERE player_id = $1 AND state <> 6 GROUP BY 1 ORDER BY 1`,
      [anna.id],
    )
    expect(Object.fromEntries(rows.map(({ quest, far }) => [quest, far]))).toEqual(
      Object.fromEntries([...active.keys()].map((quest) => [quest, expected(quest, log)])),
    )
  }
  const turns: Record<Step['kind'], (one: Step) => Promise<void>> = {
    async stake({ amount }) {
      const { round, reference } = await house.stake(account, BigInt(amount))
      rounds.push({ name: round, stakes: [{ reference, amount }] })
      log.push({ what: 'stake', round, amount })
    },
    async join({ pick, amount }) {
      const round = rounds.at(-1 - pick)
      if (!round) return
      const { reference, outcome } = await house.stake(account, BigInt(amount), { round: round.name })
      if (outcome.kind !== 'taken') return
      round.stakes.push({ reference, amount })
      log.push({ what: 'stake', round: round.name, amount })
    },
    async win({ pick, amount }) {
      const round = rounds.at(-1 - pick)
      if (!round) return
      const paid = Math.ceil(amount * 1.7)
      const { kind } = await house.win(account, round.name, BigInt(paid), false)
      // A round whose stakes were all given back wins nothing.
      if (kind !== 'paid') return
      log.push({ what: 'win', round: round.name, amount: paid })
    },
    async back({ pick }) {
      const round = rounds.at(-1 - pick)
      const stake = round?.stakes[0]
      if (!round || !stake) return
      const { kind } = await house.giveBack(account, round.name, stake.reference)
      if (kind !== 'given_back') return
      round.stakes.shift()
      log.push({ what: 'back', round: round.name, amount: stake.amount })
    },
    async take({ pick }) {
      const quest = Object.keys(QUESTS)[pick % 2]!
      if (active.has(quest)) return
      const { id } = await anna.call('activateQuest', { params: { id: quest } })
      active.set(quest, id)
      log.push({ what: 'taken', quest })
    },
    async 'give-up'({ pick }) {
      const quest = Object.keys(QUESTS)[pick % 2]!
      const id = active.get(quest)
      if (pick < 3 || !id) return
      await read(questProgress)
      if (expected(quest, log).every((far) => new Set(far.split('/')).size === 1)) return
      await anna.call('cancelPlayerQuest', { params: { id } })
      active.delete(quest)
      log.push({ what: 'given-up', quest })
    },
    async read() {
      await read(questProgress)
      await look()
    },
    /** A process that dies in the middle of a turn leaves nothing, and the next one takes the same facts. */
    async die() {
      const apply = async (tx: Tx, facts: Parameters<typeof questProgress.apply>[1]) => {
        await questProgress.apply(tx, facts)
        throw new Error('the process is killed')
      }
      const dying: FactConsumer = { ...questProgress, apply }
      await platform.pool.query('SELECT fact_number(100000)')
      const { pool, clock } = platform
      const consumers = startConsumers({ pool, clock, logger: silentLogger, consumers: [dying] })
      await consumers.stop()
      await pool.query('DELETE FROM fact_delay WHERE consumer = $1', [dying.name])
      await house.readFacts(questProgress)
      await look()
    },
    async rebuild() {
      await house.readFacts(questProgress)
      await look()
    },
  }
  await turns.take({ pick: 0 } as Step)
  for (const one of steps) await turns[one.kind](one)
  await turns.read({} as Step)
  await turns.rebuild({} as Step)
}

it('is as far as a model that works everything out anew, however often facts are read and whoever dies', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: LENGTH, maxLength: LENGTH }), live)
  await fc.assert(property, { numRuns: Math.ceil(STEPS / LENGTH), endOnFailure: true })
}, 3_600_000)
