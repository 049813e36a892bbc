// @vitest-environment jsdom
import type { PlayerBonus } from '@baize/contract'
import { PlayerBonusResult, PlayerBonusStatus } from '@baize/contract/kinds'
import { expect, it } from 'vitest'
import { queryClient } from '../query/query-client.ts'
import { heldBonusesQuery } from './queries.ts'
import { receiveBonus } from './receive-bonus.ts'

it('an answer that was on its way when a bonus was pushed never takes its place', async () => {
  const bonus = (openedTransactionsCount: number) =>
    ({
      id: 'one',
      currency: 'EUR',
      status: PlayerBonusStatus.active,
      result: PlayerBonusResult.active,
      currentWagerAmount: 1,
      openedTransactionsCount,
    }) as PlayerBonus
  const query = heldBonusesQuery('EUR')
  queryClient.setQueryData(query.queryKey, [bonus(0)])
  const answers: ((bonuses: PlayerBonus[]) => void)[] = []
  const queryFn = () => new Promise<PlayerBonus[]>((resolve) => answers.push(resolve))
  const reading = queryClient.fetchQuery({ ...query, queryFn, staleTime: 0 }).catch(() => undefined)
  receiveBonus(bonus(1), { locale: 'en', amount: String })
  answers[0]!([bonus(0)])
  await reading
  expect(queryClient.getQueryData(query.queryKey)).toEqual([bonus(1)])
})
