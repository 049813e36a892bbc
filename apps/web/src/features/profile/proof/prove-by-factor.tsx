import type { GivenFactor } from '@baize/contract'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { isCodeWrong } from '../../../shared/forms/codes/codes.ts'
import { FactorField } from '../../../shared/forms/codes/factor-field.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { showRefusal } from '../queries.ts'

/** The second factor of whoever set one up: the code of the authenticator, or one of the recovery codes. */
export function ProveByFactor({ by, onDone }: { by: GivenFactor['by']; onDone: () => void }) {
  const text = useText('modals.freshProof')
  const prove = useMutation({
    mutationFn: (given: string) => api.call('giveProof', { body: { by, code: given } }),
    onSuccess: onDone,
    onError: (error) => {
      if (!isCodeWrong(error)) showRefusal(error)
    },
  })
  return (
    <FactorField
      by={by}
      text={text}
      isWrong={isCodeWrong(prove.error)}
      isBusy={prove.isPending}
      onGive={(code) => prove.mutate(code)}
    />
  )
}
