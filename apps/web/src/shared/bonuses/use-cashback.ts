import type { Cashback } from '@baize/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useActiveAccount } from '../player/queries.ts'
import { queryClient } from '../query/query-client.ts'
import { cashbackQuery } from './queries.ts'

/** A stake is counted a moment after it is taken, and several events follow one cause. */
const REST_MS = 700

/** Cashback in the currency of the active account; read anew after the balance has moved. */
export function useCashback(): UseQueryResult<Cashback[]> {
  const account = useActiveAccount()
  const currency = account?.currency ?? ''
  const query = useQuery({ ...cashbackQuery(currency), enabled: account !== undefined })
  const version = account?.version
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: cashbackQuery(currency).queryKey })
    const resting = setTimeout(refresh, REST_MS)
    return () => clearTimeout(resting)
  }, [currency, version])
  return query
}
