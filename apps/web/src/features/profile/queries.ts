import type { FieldDef, Profile } from '@baize/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { api } from '../../shared/api.ts'
import { readFailure } from '../../shared/failure/failure.ts'
import { profileQuery } from '../../shared/player/queries.ts'
import { queryClient } from '../../shared/query/query-client.ts'

/** The profile form as the server wants it filled, in its order, with what the player has. */
export const profileFieldsQuery = () =>
  queryOptions({
    queryKey: ['player', 'fields', 'profile'],
    queryFn: ({ signal }): Promise<FieldDef[]> =>
      api.call('listFieldValidations', { query: { scenario: 'profile' } }, { signal }),
    staleTime: 0,
  })

/** Members of the profile with their new values; the empty string takes one away. */
export type ProfileChange = Readonly<Record<string, string | boolean | null>>

/** Changes some members of the profile; every open view shows the answer. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (body: ProfileChange) => api.call('updateProfile', { body }),
    onSuccess: (profile) => putProfile(profile),
  })
}

/** The profile as the server gave it, on every open view. */
export function putProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery().queryKey, profile)
  void queryClient.invalidateQueries({ queryKey: profileFieldsQuery().queryKey })
}

/** Says in an alert why a press of a button did nothing. */
export function showRefusal(error: unknown): void {
  const effect = readFailure(error)
  if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
}
