import { api } from '../../shared/api.ts'
import { profileQuery } from '../../shared/player/queries.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { isInstalledVisit } from './install-state.ts'

/** Tells the platform, once, that this player has the site on a home screen. What fails is told at the next visit. */
export async function markInstalled(): Promise<void> {
  if (!isInstalledVisit()) return
  try {
    const profile = await queryClient.ensureQueryData(profileQuery())
    if (profile.pwaInstalled) return
    const changed = await api.call('updateProfile', { body: { pwaInstalled: true } })
    queryClient.setQueryData(profileQuery().queryKey, changed)
  } catch (error) {
    console.warn('the mark of an installed site', error)
  }
}
