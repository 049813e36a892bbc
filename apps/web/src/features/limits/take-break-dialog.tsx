import { Confirm } from '@baize/ui/confirm'
import { useRouter } from '@tanstack/react-router'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { sendBreak } from './send-break.ts'
import { showRefusal } from './show-refusal.ts'
import styles from './limit-form.module.css'

/** A day without play, by one press and one confirmation; it goes on trying while there is no network. */
export function TakeBreakDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.takeBreak')
  const router = useRouter()
  const info = usePage()
  const { playerId } = useSession()
  const [isWaiting, setIsWaiting] = useState(false)
  const begin = useMutation({
    // Offline is when it matters: the first attempt is not held back.
    networkMode: 'always',
    mutationFn: () => sendBreak(playerId!, () => setIsWaiting(true)),
    onSuccess: () => {
      onClose()
      router.history.push(hrefIn(info, '/profile/limits'))
    },
    onError: showRefusal,
  })
  return (
    <Confirm
      title={text('title')}
      confirmLabel={text('confirmButton')}
      cancelLabel={text('cancelButton')}
      isBusy={begin.isPending}
      closesOnOverlay={closesOnOverlay}
      onConfirm={() => begin.mutate()}
      onCancel={onClose}
    >
      <p>{text('description')}</p>
      <p role="status" className={styles.refusal}>
        {isWaiting && text('waiting')}
      </p>
    </Confirm>
  )
}
