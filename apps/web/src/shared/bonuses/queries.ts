import type { BonusCode, Cashback, DepositBonus, PlayerBonus, PlayerFreespin } from '@baize/contract'
import { BonusTrigger, PlayerBonusStatus } from '@baize/contract/kinds'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../api.ts'
import { useActiveAccount } from '../player/queries.ts'
import { queryClient } from '../query/query-client.ts'
import { type HeldBonus, isActive } from './bonus-kind.ts'

/** The start of the keys of everything about bonuses. */
export const BONUS_KEY = ['bonus'] as const

/** As many as one answer carries; nobody holds more at a time. */
const HELD_MAX = 100

const HELD = [PlayerBonusStatus.issued, PlayerBonusStatus.active]

/** What the player holds in a currency and has not ended. It is asked for in all of them, before one is known. */
export const heldBonusesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['bonus', 'held'],
    queryFn: ({ signal }): Promise<PlayerBonus[]> =>
      api.call('listPlayerBonuses', { query: { status: HELD, perPage: HELD_MAX } }, { signal }),
    select: (all) => all.filter((bonus) => bonus.currency === currency),
    staleTime: Infinity,
  })

/** Free spins the player holds in a currency that have not ended, asked for likewise. */
export const heldSpinsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['bonus', 'spins'],
    queryFn: ({ signal }): Promise<PlayerFreespin[]> =>
      api.call('listPlayerFreespins', { query: { status: HELD, perPage: HELD_MAX } }, { signal }),
    select: (all) => all.filter((spins) => spins.currency === currency),
    staleTime: Infinity,
  })

/** Everything of these packages, what has ended too. */
export const packageMembersQuery = (currency: string, packageIds: readonly string[]) =>
  queryOptions({
    queryKey: ['bonus', 'members', currency, packageIds],
    queryFn: async ({ signal }): Promise<HeldBonus[]> => {
      const query = { packageId: [...packageIds], currency: [currency], perPage: HELD_MAX }
      if (packageIds.length === 0) return []
      const [bonuses, spins] = await Promise.all([
        api.call('listPlayerBonuses', { query }, { signal }),
        api.call('listPlayerFreespins', { query }, { signal }),
      ])
      return [...bonuses, ...spins]
    },
    staleTime: Infinity,
  })

/** What a deposit in a currency may set off for this player. */
export const offeredBonusesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['bonus', 'offered', currency],
    queryFn: ({ signal }): Promise<DepositBonus[]> =>
      api.call('listDepositBonuses', { query: { currency } }, { signal }),
  })

/** What of losses in a currency is coming back, the next payment first. */
export const cashbackQuery = (currency: string) =>
  queryOptions({
    queryKey: ['bonus', 'cashback', currency],
    queryFn: ({ signal }): Promise<Cashback[]> => api.call('listCashback', { query: { currency } }, { signal }),
  })

/** The code whose bonus comes with the next deposit. */
export const waitingCodeQuery = () =>
  queryOptions({
    queryKey: ['bonus', 'code'],
    queryFn: async ({ signal }): Promise<BonusCode | null> => {
      const [first] = await api.call('listBonusCodes', { query: { trigger: BonusTrigger.deposit } }, { signal })
      return first ?? null
    },
  })

/** What is held in the currency of the active account; undefined until it is known. */
export function useHeldBonuses(): PlayerBonus[] | undefined {
  const account = useActiveAccount()
  return useQuery({ ...heldBonusesQuery(account?.currency ?? ''), enabled: account !== undefined }).data
}

/** Free spins in the currency of the active account; undefined until they are known. */
export function useHeldSpins(): PlayerFreespin[] | undefined {
  const account = useActiveAccount()
  return useQuery({ ...heldSpinsQuery(account?.currency ?? ''), enabled: account !== undefined }).data
}

/** The bonus that is played with. */
export function useActiveBonus(): PlayerBonus | undefined {
  return useHeldBonuses()?.find(isActive)
}

/** Reads everything about bonuses anew that is on a screen, and the rest once it is shown. */
export function refreshBonuses(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: BONUS_KEY })
}

/** Whether the player can have a bonus, or had it. */
export const issueStatusQuery = (bonusId: string, currency: string) =>
  queryOptions({
    queryKey: ['bonus', 'status', currency, bonusId],
    queryFn: async ({ signal }): Promise<number | null> => {
      const query = { bonusIds: [bonusId], currency }
      const [found] = await api.call('listBonusStatuses', { query }, { signal })
      return found?.status ?? null
    },
  })
