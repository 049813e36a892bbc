// @vitest-environment jsdom
import type { LoyaltyAccount, Quest } from '@baize/contract'
import { beforeEach, expect, it } from 'vitest'
import { loyaltyQuery, putLoyalty } from '../loyalty/queries.ts'
import { queryClient } from '../query/query-client.ts'
import { activeQuestsQuery, putStep, type QuestPage } from '../quests/queries.ts'

beforeEach(() => queryClient.clear())

/** A read of what stands under the key, answered by hand. */
function reading(query: { queryKey: readonly string[] }) {
  const answers: ((data: unknown) => void)[] = []
  const queryFn = () => new Promise<unknown>((resolve) => answers.push(resolve))
  const read = queryClient.fetchQuery({ queryKey: query.queryKey, queryFn, staleTime: 0 }).catch(() => undefined)
  return { answers, read }
}

it('an answer that was on its way when points were pushed never takes their place', async () => {
  const account = (points: number) => ({ points }) as LoyaltyAccount
  queryClient.setQueryData(loyaltyQuery().queryKey, account(1))
  const { answers, read } = reading(loyaltyQuery())
  putLoyalty(account(2))
  answers[0]!(account(1))
  await read
  expect(queryClient.getQueryData(loyaltyQuery().queryKey)).toEqual(account(2))
})

it('an answer that was on its way when a task moved on never takes its place', async () => {
  const page = (progress: number) =>
    ({
      quests: [{ id: 'quest', tasks: [{ id: 'task', progress }] as Quest['tasks'] }],
      count: 1,
    }) as QuestPage
  queryClient.setQueryData(activeQuestsQuery().queryKey, page(0))
  const { answers, read } = reading(activeQuestsQuery())
  const step = { questId: 'quest', id: 'task', isActive: true, isCompleted: false, progress: 5 }
  putStep(step)
  answers[0]!(page(0))
  await read
  expect(queryClient.getQueryData(activeQuestsQuery().queryKey)?.quests[0]?.tasks[0]?.progress).toBe(5)
})
