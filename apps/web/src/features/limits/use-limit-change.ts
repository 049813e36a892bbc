import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { readFailure } from '../../shared/failure/failure.ts'

/** Carries out what the opener of a dialog promised; closes when it succeeded and says what went wrong otherwise. */
export function useLimitChange<Input>(change: (input: Input) => Promise<unknown>, onClose: () => void) {
  const [error, setError] = useState<string | null>(null)
  const mutation = useMutation({
    mutationFn: change,
    onSuccess: onClose,
    onError: (failure) => {
      const effect = readFailure(failure)
      if (effect.kind === 'fields') setError(Object.values(effect.fields)[0] ?? null)
      else if (effect.kind === 'alert') showAlert(effect.key)
    },
  })
  return {
    run: (input: Input) => {
      if (!mutation.isPending) mutation.mutate(input)
    },
    isPending: mutation.isPending,
    /** What the server says of the amount. */
    error,
    forgetError: () => setError(null),
  }
}
