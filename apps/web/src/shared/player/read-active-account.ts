import type { Account } from '@baize/contract'
import { queryClient } from '../query/query-client.ts'
import { accountsQuery, isActive } from './queries.ts'

/** The active account, loaded first when it is not there; undefined when it cannot be learnt. */
export async function readActiveAccount(): Promise<Account | undefined> {
  const accounts = await queryClient.ensureQueryData(accountsQuery()).catch(() => [])
  return accounts.find(isActive)
}
