import type { AuthResult, GivenFactor } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { isCodeWrong } from '../../../shared/forms/codes/codes.ts'
import { FactorField } from '../../../shared/forms/codes/factor-field.tsx'
import styles from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/page/page-context.tsx'

export interface SecondFactorProps {
  /** The sign-in is finished. */
  onAnswer: (answer: AuthResult) => void
}

/** The second proof of a sign-in whose first one was right. */
export function SecondFactorDialog({ onAnswer, onClose, closesOnOverlay }: DialogViewProps & SecondFactorProps) {
  const text = useText('modals.secondFactor')
  const shell = useText('layout.shell')
  const [by, setBy] = useState<GivenFactor['by']>('authenticator')
  const finish = useMutation({
    mutationFn: (given: GivenFactor) => api.call('finishSignIn', { body: given }),
    onSuccess: (auth) => {
      onAnswer(auth)
      onClose()
    },
    onError: (error) => {
      if (isCodeWrong(error)) return
      const effect = readFailure(error)
      if (isRefused(error, 'sign_in_over')) showAlert('profile.signInOver')
      else if (isRefused(error, 'account_blocked')) showAlert('profile.accountBlocked')
      else showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
      if (isRefused(error, 'sign_in_over')) onClose()
    },
  })
  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={finish.isPending}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{text(`${by}.description`)}</p>
        <FactorField
          key={by}
          by={by}
          text={text}
          isWrong={isCodeWrong(finish.error)}
          isBusy={finish.isPending}
          onGive={(code) => finish.mutate({ by, code })}
        />
        <Button
          variant="quiet"
          isWide
          disabled={finish.isPending}
          onClick={() => {
            finish.reset()
            setBy(by === 'recovery' ? 'authenticator' : 'recovery')
          }}
        >
          {text(`${by}.switchButton`)}
        </Button>
      </div>
    </Dialog>
  )
}
