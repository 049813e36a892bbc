import { ApiFailure } from '@baize/client'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { PasswordField } from '@baize/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { isThrottled } from '../../../shared/failure/is-refused.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { ruleOf, sameAs } from '../../../shared/fields/rules.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { type Search, one } from '../../../shared/page/search.ts'
import { NewPassword } from '../../../shared/forms/new-password.tsx'
import { useFirstFocus } from '../use-first-focus.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import styles from '../../../shared/forms/forms.module.css'

/** A new password for whoever holds the code of the address (`resetCode`), which goes with the dialog. */
export function ResetPassDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.resetPass')
  const words = useText('modals.signUp')
  const controls = useText('fieldsSettings.fieldsControls')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const code = useRouterState({ select: ({ location }) => one(location.search as Search, 'resetCode') ?? '' })

  const { values, setServerErrors, wiringOf, ref, formOf } = useForm({
    initial: { newPassword: '', repeatNewPassword: '' },
    checksOf: ({ newPassword }) => ({
      newPassword: { isRequired: true, rules: [ruleOf('password')] },
      repeatNewPassword: { isRequired: true, rules: [sameAs(newPassword)] },
    }),
  })

  const save = useMutation({
    mutationFn: async () => {
      if (code === '') throw new ApiFailure(422, 0, '', { code: [''] })
      return api.call('confirmPassword', { body: { code, ...values } })
    },
    onSuccess: () => {
      showAlert('profile.passwordChanged')
      dialogs.close('reset-pass')
    },
    onError: (error) => {
      const effect = readFailure(error)
      if (isCodeRefused(error)) {
        showAlert('profile.invalidResetCode')
        dialogs.open('forgot-pass')
      } else if (effect.kind === 'fields') setServerErrors(effect.fields)
      else if (effect.kind === 'alert') showAlert(effect.key)
    },
  })
  useFirstFocus(ref, 'newPassword')

  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <form {...formOf(() => save.mutate(), save.isPending)} className={styles.form}>
        <NewPassword
          {...wiringOf('newPassword')}
          label={controls('newPassword.label')}
          placeholder={controls('newPassword.placeholder')}
        />
        <PasswordField
          {...wiringOf('repeatNewPassword')}
          label={controls('repeatNewPassword.label')}
          autoComplete="new-password"
          showLabel={words('showPassword')}
          hideLabel={words('hidePassword')}
        />
        <Button type="submit" variant="accent" size="large" isWide isPending={save.isPending}>
          {text('resetButton')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Whether the answer means that the code is of no use, by name or for want of any other reason. */
function isCodeRefused(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false
  if (error.fields.code) return true
  const isOurs = error.status >= 400 && error.status < 500 && !isThrottled(error)
  return isOurs && Object.keys(error.fields).length === 0
}
