import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { readFailure } from '../../shared/failure/failure.ts'
import type { Problem } from '../../shared/fields/rules.ts'
import { useFieldMessage } from '../../shared/fields/use-field-message.ts'

/** Carries out what the opener of a dialog promised; closes when it succeeded and says what went wrong otherwise. */
export function useLimitChange<Input>(change: (input: Input) => Promise<unknown>, onClose: () => void) {
  const [error, setError] = useState<Problem | string | null>(null)
  const message = useFieldMessage()
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
    error: message(error),
    forgetError: () => setError(null),
  }
}
