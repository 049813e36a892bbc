import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { signByPasskey } from '../../../shared/passkeys/passkeys.ts'
import { showRefusal } from '../queries.ts'

/** One of the player's passkeys. */
export function ProveByPasskey({ onDone }: { onDone: () => void }) {
  const text = useText('modals.freshProof')
  const prove = useMutation({
    mutationFn: async () => {
      const passkey = await signByPasskey(await api.call('beginPasskeyProof', {}))
      if (!passkey) return false
      await api.call('giveProof', { body: { by: 'passkey', passkey } })
      return true
    },
    onSuccess: (isGiven) => {
      if (isGiven) onDone()
    },
    onError: (error) =>
      isRefused(error, 'passkey_refused') ? showAlert('profile.passkeyRefused') : showRefusal(error),
  })
  return (
    <Button variant="accent" size="large" isWide isPending={prove.isPending} onClick={() => prove.mutate()}>
      {text('passkey.button')}
    </Button>
  )
}
