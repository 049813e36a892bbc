import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { email } from '../../../shared/fields/rules.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { EmailInput } from '../../../shared/forms/email-input.tsx'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import styles from '../../../shared/forms/forms.module.css'

/** Asks for the link; the answer is the same whether the address is known or not. */
export function ForgotByEmail({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const text = useText('modals.forgotPass')
  const dialogs = useDialogs()
  const { values, setServerErrors, wiringOf, ref, formOf } = useForm({
    initial: { email: '' },
    checksOf: () => ({ email: { isRequired: true, rules: [email] } }),
  })

  const ask = useMutation({
    mutationFn: () => api.call('resetPassword', { body: { email: values.email.trim() } }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: () => {
      showAlert('profile.sentResetLink')
      dialogs.close('forgot-pass')
    },
    onError: (error) => showFailure(error, setServerErrors),
  })
  useFirstFocus(ref, 'email')
  return (
    <form {...formOf(() => ask.mutate(), ask.isPending)} className={styles.form}>
      <p className={styles.lead}>{text('emailDescription')}</p>
      <EmailInput {...wiringOf('email')} />
      <Button type="submit" variant="accent" size="large" isWide isPending={ask.isPending}>
        {text('forgotButton')}
      </Button>
    </form>
  )
}
