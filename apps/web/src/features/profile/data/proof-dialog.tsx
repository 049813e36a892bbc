import { Button } from '@baize/ui/button'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { PasswordField } from '@baize/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useProfile } from '../../../shared/player/queries.ts'
import styles from './proof-dialog.module.css'

interface ProofDialogProps<Result> {
  title: string
  /** What will happen. */
  children: ReactNode
  confirmLabel: string
  tone?: 'accent' | 'danger'
  /** Does it, with the password that was typed. */
  act: (password: string) => Promise<Result>
  onDone: (result: Result) => void
  /** What is not about the password. */
  onRefused?: (error: unknown) => boolean
  onClose: () => void
}

/** Asks for the password once more, before what a thief of the session must not do. */
export function ProofDialog<Result>(props: ProofDialogProps<Result>) {
  const { title, children, confirmLabel, tone = 'accent', act, onDone, onRefused, onClose } = props
  const text = useText('profile.personal')
  const words = useText('modals.signUp')
  const controls = useText('fieldsSettings.fieldsControls')
  const shell = useText('layout.shell')
  const profile = useProfile()
  const { values, setServerErrors, wiringOf, formOf } = useForm({
    initial: { password: '' },
    checksOf: () => ({ password: { isRequired: true, rules: [] } }),
  })
  const run = useMutation({
    mutationFn: () => act(values.password),
    onSuccess: onDone,
    onError: (error) => {
      if (!onRefused?.(error)) showFailure(error, setServerErrors)
    },
  })
  return (
    <Dialog title={title} size="small" closeLabel={shell('close')} isBusy={run.isPending} onClose={onClose}>
      <form {...formOf(() => run.mutate(), run.isPending)} className={styles.form}>
        {children}
        <input type="text" name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
        <PasswordField
          {...wiringOf('password')}
          label={controls('currentPassword.label')}
          autoComplete="current-password"
          showLabel={words('showPassword')}
          hideLabel={words('hidePassword')}
        />
        <DialogActions>
          <Button disabled={run.isPending} onClick={onClose}>
            {text('cancelButton')}
          </Button>
          <Button type="submit" variant={tone} isPending={run.isPending}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
