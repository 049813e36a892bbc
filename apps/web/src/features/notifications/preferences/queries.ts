import type { OperationInputs } from '@baize/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { queryClient } from '../../../shared/query/query-client.ts'

export const preferencesQuery = () =>
  queryOptions({
    queryKey: ['player', 'notification-preferences'],
    queryFn: ({ signal }) => api.call('getNotificationPreferences', {}, { signal }),
  })

type Wanted = NonNullable<OperationInputs['setNotificationPreferences']['body']>

/** Saves some choices; every open view shows the answer. One after another, so that no older answer comes last. */
export function useSetPreferences() {
  return useMutation({
    scope: { id: 'notification-preferences' },
    mutationFn: (body: Wanted) => api.call('setNotificationPreferences', { body }),
    onSuccess: (preferences) => queryClient.setQueryData(preferencesQuery().queryKey, preferences),
    onError: showRefusal,
  })
}

/** Says in an alert why a press of a switch did nothing. */
export function showRefusal(error: unknown): void {
  const effect = readFailure(error)
  if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
}
