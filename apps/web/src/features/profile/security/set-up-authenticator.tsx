import { ONE_TIME_CODE_LENGTH } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { CodeField } from '@baize/ui/code-field'
import { CopyField } from '@baize/ui/copy-field'
import { QrCode } from '@baize/ui/qr-code'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { isCodeWrong } from '../../../shared/forms/codes/codes.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { showRefusal } from '../queries.ts'
import styles from './second-factor.module.css'

interface SetUpAuthenticatorProps {
  authenticatorKey: string
  authenticatorUri: string
  /** It is on, with these recovery codes. */
  onDone: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** The key for the authenticator, as a picture and as text, and its first code. */
export function SetUpAuthenticator({ authenticatorKey, authenticatorUri, onDone, onCancel }: SetUpAuthenticatorProps) {
  const text = useText('profile.security')
  const [code, setCode] = useState('')
  const confirm = useMutation({
    mutationFn: (given: string) => api.call('confirmSecondFactor', { body: { code: given } }),
    onSuccess: ({ recoveryCodes }) => {
      showAlert('profile.secondFactorOn')
      onDone(recoveryCodes)
    },
    onError: (error) => {
      if (!isCodeWrong(error)) showRefusal(error)
    },
  })
  return (
    <div className={styles.setUp}>
      <p>{text('secondFactor.scan')}</p>
      <QrCode text={authenticatorUri} label={text('secondFactor.qrLabel')} />
      <CopyField
        label={text('secondFactor.keyLabel')}
        value={authenticatorKey}
        copyLabel={text('secondFactor.copyLabel')}
        copiedLabel={text('secondFactor.copiedLabel')}
        promptLabel={text('secondFactor.copyLabel')}
      />
      <CodeField
        label={text('secondFactor.codeLabel')}
        name="code"
        length={ONE_TIME_CODE_LENGTH}
        value={code}
        error={isCodeWrong(confirm.error) ? text('secondFactor.wrong') : null}
        isBusy={confirm.isPending}
        onChange={setCode}
        onComplete={(given) => confirm.mutate(given)}
      />
      <div>
        <Button variant="quiet" disabled={confirm.isPending} onClick={onCancel}>
          {text('secondFactor.cancelButton')}
        </Button>
      </div>
    </div>
  )
}
