import type { Quest, QuestTask } from '@baize/contract'
import type { LoyaltyLevelProps } from '../features/loyalty/loyalty-level-dialog.tsx'
import type { QuestRewardsProps } from '../features/quests/quest-rewards-dialog.tsx'
import type { QuestTaskGamesProps } from '../features/quests/quest-task-games-dialog.tsx'
import type { QuestTasksProps } from '../features/quests/quest-tasks-dialog.tsx'
import type { QuestsHubProps } from '../features/quests/quests-hub-props.ts'
import type { WheelRewardProps } from '../features/wheels/wheel-reward-dialog.tsx'
import { done, inHours } from './sample-tools.ts'

const games = [
  'last-light',
  'clover-field-rules',
  'trident-and-tide',
  'five-to-midnight',
  'pick-and-mix-mine',
  'the-fox-who-banked',
  'oracle-at-noon',
  'bullpen',
]

const tasks: QuestTask[] = [
  {
    id: '1',
    type: 2,
    name: 'Complete your profile',
    description: 'Tell us the name and the city that stand in your papers.',
    executionOrder: 1,
    isActive: false,
    isCompleted: true,
    progress: 1,
    quantity: 1,
    conditions: { fields: ['firstName', 'lastName', 'city'] },
  },
  {
    id: '2',
    type: 4,
    name: 'Fifty rounds',
    description: 'Play fifty rounds on any of these games.',
    executionOrder: 2,
    isActive: true,
    isCompleted: false,
    progress: 18,
    quantity: 50,
    conditions: {
      games,
      currencies: [{ isoCode: 'EUR', spinAmount: 0.2, maxSpinAmount: 5 }],
    },
  },
  {
    id: '3',
    type: 6,
    name: 'One deposit',
    description: 'Make a deposit by any method.',
    executionOrder: 3,
    isActive: false,
    isCompleted: false,
    progress: 0,
    quantity: 1,
    conditions: { minAmount: 20, currencies: [] },
  },
  {
    id: '4',
    type: 3,
    name: 'Three good rounds',
    description: 'Reach a win of ten times the stake, three times.',
    executionOrder: 4,
    isActive: false,
    isCompleted: false,
    progress: 0,
    quantity: 3,
    conditions: { games: [], multiplier: 10, currencies: [] },
  },
]

const quest: Quest = {
  id: 'q1',
  playerId: '5f3a2b1c-0000-4000-8000-000000000001',
  identity: 'lighthouse-week',
  name: 'The lighthouse week',
  description: 'Four tasks, one after another, on the games of the coast.',
  state: 2,
  order: 1,
  packageOrder: null,
  taskExecutionOrder: 2,
  tasks,
  rewards: [
    { type: 1, amount: 10, attributes: { isoCode: 'EUR', lockBalance: false } },
    { type: 1, amount: 25, attributes: { isoCode: 'EUR', lockBalance: true } },
    { type: 1, amount: 120, attributes: { isoCode: 'SEK', lockBalance: false } },
  ],
  endAt: inHours(53),
}

const other = (id: string, name: string, change: Partial<Quest>): Quest => ({
  ...quest,
  id,
  name,
  tasks: tasks.slice(1, 3),
  ...change,
})

const finished = tasks.map((task) => ({ ...task, isCompleted: true, progress: task.quantity }))

const hub: QuestsHubProps = {
  currency: 'EUR',
  lists: {
    active: {
      quests: [quest, other('q2', 'A quiet evening', { endAt: null, description: 'Two tasks in any order.' })],
    },
    available: {
      quests: [
        other('q3', 'First steps', { state: 1, description: 'See how the house works.' }),
        other('q4', 'Ready to claim', { state: 1, tasks: finished, description: 'Everything is done already.' }),
      ],
    },
    completed: { quests: [other('q5', 'Ten small stakes', { state: 4, tasks: finished })], count: 4, onMore: done },
  },
  onStart: done,
  onCancel: done,
}
const tasksOfQuest: QuestTasksProps = { quest, currency: 'EUR' }
const taskGames: QuestTaskGamesProps = { games }
const rewards: QuestRewardsProps = { rewards: quest.rewards, currency: 'EUR' }
const level: LoyaltyLevelProps = { level: { id: 'l3', name: 'Silver', order: 3, points: 1500 } }
const wheel: WheelRewardProps = { sector: { id: 's4', title: '25 free spins' } }

/** Quests in every state, a level that was just reached, and a wheel that just stopped. */
export const questSamples = {
  'quests-hub': hub,
  'quest-tasks': tasksOfQuest,
  'quest-task-games': taskGames,
  'quest-rewards': rewards,
  'loyalty-level': level,
  'wheel-reward': wheel,
}
