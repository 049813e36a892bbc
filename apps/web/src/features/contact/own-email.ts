import { profileQuery } from '../../shared/player/queries.ts'
import { queryClient } from '../../shared/query/query-client.ts'

export async function readOwnEmail(): Promise<string | null> {
  return (await queryClient.ensureQueryData(profileQuery())).email
}
