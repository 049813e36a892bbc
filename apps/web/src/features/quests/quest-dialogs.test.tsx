// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { betTask, someQuest } from '../../../test/fixtures/quests.ts'
import { stage } from '../../../test/fixtures/stage.tsx'
import { QuestRewardsDialog } from './quest-rewards-dialog.tsx'
import { QuestTaskGamesDialog } from './quest-task-games-dialog.tsx'
import { QuestTasksDialog } from './quest-tasks-dialog.tsx'
import { QuestsHubDialog } from './quests-hub-dialog.tsx'
import type { QuestsHubProps } from './quests-hub-props.ts'

const view = { closesOnOverlay: true, onClose: () => {} }
const hubView = { ...view, name: 'quests-hub' as const }
const game = (identity: string, name: string) => ({
  identity,
  name,
  provider: { name: 'Studio' },
  images: {},
  labels: [],
})
const gamesAnswer = { 'GET /api/game/games': () => ({ body: { data: [game('last-light', 'Last Light')] } }) }

describe('the hub of quests', () => {
  it('shows its tabs, each with what to expect there', async () => {
    const { user } = await stage(<QuestsHubDialog {...hubView} lists={{}} />)
    await screen.findByRole('dialog', { name: 'Quests' })
    const tabs = screen.getAllByRole('tab').map((tab) => tab.textContent)
    expect(tabs).toEqual(['Active', 'Available', 'Completed', 'Expired'])
    expect(screen.getByText('No active quests')).toBeTruthy()
    screen.getByRole('tab', { name: 'Active' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('No quests to start right now')).toBeTruthy()
    await user.keyboard('{End}')
    expect(screen.getByText('No expired quests')).toBeTruthy()
  })

  it('starts at the first tab that holds something, and starts a quest', async () => {
    const quest = someQuest({ state: 1 })
    const onStart = vi.fn<NonNullable<QuestsHubProps['onStart']>>(() => Promise.resolve())
    const lists = { available: { quests: [quest] } }
    const { user } = await stage(<QuestsHubDialog {...hubView} lists={lists} currency="EUR" onStart={onStart} />)
    await screen.findByRole('heading', { name: 'The lighthouse week' })
    expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/Available.*1/)
    await user.click(screen.getByRole('button', { name: 'Start quest' }))
    await waitFor(() => expect(onStart).toHaveBeenCalledWith(quest))
  })

  it('cancels after asking, and opens tasks and rewards', async () => {
    const quest = someQuest()
    const rewards = [
      ...quest.rewards,
      { type: 1 as const, amount: 5, attributes: { isoCode: 'EUR', lockBalance: true } },
    ]
    const onCancel = vi.fn<NonNullable<QuestsHubProps['onCancel']>>(() => Promise.resolve())
    const lists = { active: { quests: [{ ...quest, rewards }] } }
    const { user, dialogs } = await stage(
      <QuestsHubDialog {...hubView} lists={lists} currency="EUR" onCancel={onCancel} />,
    )
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Cancel quest' }))
      return within(await screen.findByRole('alertdialog', { name: 'Cancel this quest?' }))
    }
    await user.click((await ask()).getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onCancel).not.toHaveBeenCalled()
    await user.click((await ask()).getByRole('button', { name: 'Cancel quest' }))
    await waitFor(() => expect(onCancel).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'See tasks' }))
    await user.click(screen.getByRole('button', { name: '+1 more' }))
    expect(dialogs.open.mock.calls.map(([name]) => name)).toEqual(['quest-tasks', 'quest-rewards'])
  })

  it('asks for more of a long list', async () => {
    const onMore = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
    const lists = { completed: { quests: [someQuest({ state: 3 })], count: 9, onMore } }
    const { user } = await stage(<QuestsHubDialog {...hubView} lists={lists} />)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(onMore).toHaveBeenCalledOnce())
    expect(screen.queryByRole('button', { name: 'Start quest' })).toBeNull()
  })

  it('says that a list is on its way', async () => {
    await stage(<QuestsHubDialog {...hubView} lists={{ active: { quests: [], isLoading: true } }} />)
    expect(await screen.findByRole('status', { name: 'The page is loading' })).toBeTruthy()
  })
})

describe('the tasks of a quest', () => {
  it('stand in order, with how far they are and what they ask for', async () => {
    const conditions = { games: [], currencies: [{ isoCode: 'EUR', spinAmount: 0.2, maxSpinAmount: 5 }] }
    const tasks = [
      betTask({ id: '1', name: 'First', isCompleted: true, progress: 50 }),
      betTask({ id: '2', name: 'Second', executionOrder: 2, progress: 20, conditions }),
      betTask({ id: '3', name: 'Third', executionOrder: 3 }),
      betTask({ id: '4', name: 'Fourth', executionOrder: 4 }),
    ]
    const quest = someQuest({ tasks, taskExecutionOrder: 2 })
    await stage(<QuestTasksDialog {...view} name="quest-tasks" quest={quest} currency="EUR" />)
    await screen.findByRole('dialog', { name: 'The lighthouse week' })
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/First.*50 of 50/)
    expect(rows[1]).toMatch(/In progress.*Second.*20 of 50.*at least 0.20 EUR, at most 5.00 EUR.*All games count/)
    expect(rows[2]).toMatch(/Next.*Third/)
    expect(rows[3]).toMatch(/Opens after 2 more.*Fourth/)
  })

  it('lead to where they are done', async () => {
    const deposit = { ...betTask(), type: 6 as const, conditions: { currencies: [] } }
    await stage(
      <QuestTasksDialog {...view} name="quest-tasks" quest={someQuest({ tasks: [deposit] })} currency="EUR" />,
    )
    expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toContain('wallet=deposit')
  })

  it('lead to their games, and to all of them', async () => {
    const games = Array.from({ length: 9 }, (_, place) => `game-${place}`)
    const quest = someQuest({ tasks: [betTask({ conditions: { games, currencies: [] } })] })
    const { user, dialogs, calls } = await stage(
      <QuestTasksDialog {...view} name="quest-tasks" quest={quest} currency="EUR" />,
      { platform: gamesAnswer },
    )
    expect((await screen.findByRole('link', { name: 'Last Light' })).getAttribute('href')).toBe('/games/last-light')
    expect([...calls[0]!.query.values()]).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'See all' }))
    expect(dialogs.open).toHaveBeenCalledWith('quest-task-games', { games })
  })

  it('list every game that counts', async () => {
    await stage(<QuestTaskGamesDialog {...view} name="quest-task-games" games={['last-light']} />, {
      platform: gamesAnswer,
    })
    await screen.findByRole('dialog', { name: 'Games that count' })
    expect(await screen.findByRole('link', { name: 'Last Light' })).toBeTruthy()
  })
})

describe('the rewards of a quest', () => {
  it('stand by kind of money', async () => {
    const rewards = [
      { type: 1 as const, amount: 10, attributes: { isoCode: 'EUR', lockBalance: false } },
      { type: 1 as const, amount: 25, attributes: { isoCode: 'EUR', lockBalance: true } },
    ]
    await stage(<QuestRewardsDialog {...view} name="quest-rewards" rewards={rewards} currency="EUR" />)
    await screen.findByRole('dialog', { name: 'Rewards' })
    expect(screen.getByRole('heading', { name: 'Real money' }).parentElement!.textContent).toContain('10.00 EUR')
    expect(screen.getByRole('heading', { name: 'Bonus money' }).parentElement!.textContent).toContain('25.00 EUR')
  })
})
