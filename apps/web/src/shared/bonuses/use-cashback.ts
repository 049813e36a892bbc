import type { Cashback } from '@baize/contract'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useActiveAccount } from '../player/queries.ts'
import { queryClient } from '../query/query-client.ts'
import { cashbackQuery } from './queries.ts'

/** A stake is counted a tenth of a second or two after it is taken; the later look finds what took longer. */
const LOOKS_AFTER_MS = [250, 1000]

/** Cashback in the currency of the active account; read anew after the balance has moved. */
export function useCashback(): UseQueryResult<Cashback[]> {
  const account = useActiveAccount()
  const currency = account?.currency ?? ''
  const query = useQuery({ ...cashbackQuery(currency), enabled: account !== undefined })
  const version = account?.version
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries({ queryKey: cashbackQuery(currency).queryKey })
    const looks = LOOKS_AFTER_MS.map((afterMs) => setTimeout(refresh, afterMs))
    return () => looks.forEach(clearTimeout)
  }, [currency, version])
  return query
}
