import { queryClient } from '../query/query-client.ts'
import { accountsQuery, isActive } from './queries.ts'

/** The active account's balance in main units, loaded first when it is not there; 0 when it cannot be learnt. */
export async function readActiveBalance(): Promise<number> {
  const accounts = await queryClient.ensureQueryData(accountsQuery()).catch(() => [])
  return accounts.find(isActive)?.balance ?? 0
}
