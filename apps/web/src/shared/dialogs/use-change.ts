import { useMutation } from '@tanstack/react-query'
import { showAlert } from '../alerts/alert-store.ts'
import { useFieldMessage } from '../fields/use-field-message.ts'
import { readFailure } from '../failure/failure.ts'

/** Carries out what the opener of a dialog promised; closes when it succeeded and says what went wrong otherwise. */
export function useChange<Input = void>(change: (input: Input) => Promise<unknown>, onClose: () => void) {
  const message = useFieldMessage()
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: onClose,
    onError: (failure) => {
      const effect = readFailure(failure)
      if (effect.kind === 'alert') showAlert(effect.key)
    },
  })
  const effect = error && readFailure(error)
  return {
    run: (input: Input) => {
      if (!isPending) mutate(input)
    },
    isPending,
    /** What the server says of what was sent. */
    refusal: effect?.kind === 'fields' ? message(Object.values(effect.fields)[0]) : null,
  }
}
