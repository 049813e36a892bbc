import type { AuthResult, GivenFactor } from '@baize/contract'
import { ONE_TIME_CODE_LENGTH } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { CodeField } from '@baize/ui/code-field'
import { Dialog } from '@baize/ui/dialog'
import { TextField } from '@baize/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { isCodeWrong } from '../../../shared/forms/codes/codes.ts'
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
  const form = {
    error: isCodeWrong(finish.error) ? text(`${by}.wrong`) : null,
    isBusy: finish.isPending,
    onGive: (code: string) => finish.mutate({ by, code }),
  }
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
        {by === 'authenticator' ? <AuthenticatorCode {...form} /> : <RecoveryCode {...form} />}
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

interface CodeFormProps {
  error: string | null
  isBusy: boolean
  onGive: (code: string) => void
}

function AuthenticatorCode({ error, isBusy, onGive }: CodeFormProps) {
  const text = useText('modals.secondFactor')
  const [code, setCode] = useState('')
  const input = useFocused()
  return (
    <CodeField
      ref={input}
      label={text('authenticator.label')}
      name="code"
      length={ONE_TIME_CODE_LENGTH}
      value={code}
      error={error}
      isBusy={isBusy}
      data-autofocus=""
      onChange={setCode}
      onComplete={onGive}
    />
  )
}

function RecoveryCode({ error, isBusy, onGive }: CodeFormProps) {
  const text = useText('modals.secondFactor')
  const [code, setCode] = useState('')
  const input = useFocused()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !isBusy) onGive(code.trim())
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={text('recovery.label')}
        name="recovery"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={code}
        error={error}
        onChange={setCode}
      />
      <Button type="submit" variant="accent" size="large" isWide isPending={isBusy}>
        {text('confirmButton')}
      </Button>
    </form>
  )
}

/** For a field that comes while the dialog is open; the dialog itself gives the focus as it opens. */
function useFocused() {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return input
}
