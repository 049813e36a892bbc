import type { Passkey } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Confirm } from '@baize/ui/confirm'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { queryClient } from '../../../shared/query/query-client.ts'
import { showRefusal } from '../queries.ts'
import { passkeysQuery } from './queries.ts'

/** Takes a passkey away, after asking. */
export function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const text = useText('profile.security')
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.call('removePasskey', { params: { id } }),
    onSuccess: () => {
      showAlert('profile.passkeyRemoved')
      return queryClient.invalidateQueries({ queryKey: passkeysQuery().queryKey })
    },
    onError: showRefusal,
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        aria-label={text('passkeys.removeLabel', { name })}
        onClick={() => setIsAsking(true)}
      >
        {text('passkeys.removeButton')}
      </Button>
      {isAsking && (
        <Confirm
          title={text('passkeys.remove.title')}
          confirmLabel={text('passkeys.remove.confirmButton')}
          cancelLabel={text('passkeys.remove.cancelButton')}
          tone="danger"
          isBusy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => setIsAsking(false)}
        >
          {text('passkeys.remove.description', { name: `\u2068${name}\u2069` })}
        </Confirm>
      )}
    </>
  )
}
