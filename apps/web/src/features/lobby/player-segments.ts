import { profileQuery } from '../../shared/player/queries.ts'
import { queryClient } from '../../shared/query/query-client.ts'

export async function readSegments(): Promise<readonly string[]> {
  const { segmentIds } = await queryClient.ensureQueryData(profileQuery())
  return segmentIds
}
