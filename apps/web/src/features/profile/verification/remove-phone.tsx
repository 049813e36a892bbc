import { Button } from '@baize/ui/button'
import { Confirm } from '@baize/ui/confirm'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { showRefusal, useUpdateProfile } from '../queries.ts'

/** Takes the phone out of the account, after asking. */
export function RemovePhone({ phone }: { phone: string }) {
  const text = useText('profile.verification')
  const [isAsking, setIsAsking] = useState(false)
  const update = useUpdateProfile()
  const remove = () =>
    update.mutate(
      { phone: '' },
      {
        onSuccess: () => showAlert('profile.phoneRemoved'),
        onError: showRefusal,
        onSettled: () => setIsAsking(false),
      },
    )
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        {text('phone.removeButton')}
      </Button>
      {isAsking && (
        <Confirm
          title={text('phone.remove.title')}
          confirmLabel={text('phone.remove.confirmButton')}
          cancelLabel={text('phone.remove.cancelButton')}
          tone="danger"
          isBusy={update.isPending}
          onConfirm={remove}
          onCancel={() => setIsAsking(false)}
        >
          {text('phone.remove.description', { phone: `\u2066+${phone}\u2069` })}
        </Confirm>
      )}
    </>
  )
}
