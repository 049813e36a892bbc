import { Button } from '@baize/ui/button'
import { PasswordField } from '@baize/ui/password-field'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../shared/api.ts'
import styles from '../../../shared/forms/forms.module.css'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useProfile } from '../../../shared/player/queries.ts'

/** The password once more. */
export function ProveByPassword({ onDone }: { onDone: () => void }) {
  const text = useText('modals.freshProof')
  const controls = useText('fieldsSettings.fieldsControls')
  const profile = useProfile()
  const { values, setServerErrors, wiringOf, formOf, ref } = useForm({
    initial: { password: '' },
    checksOf: () => ({ password: { isRequired: true, rules: [] } }),
  })
  // The way may be known only after the dialog has opened and chosen where the focus goes.
  useEffect(() => ref.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [ref])
  const prove = useMutation({
    mutationFn: () => api.call('giveProof', { body: { by: 'password', password: values.password } }),
    onSuccess: onDone,
    onError: (error) => showFailure(error, setServerErrors),
  })
  return (
    <form {...formOf(() => prove.mutate(), prove.isPending)} className={styles.form}>
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
      <PasswordField
        {...wiringOf('password')}
        label={controls('currentPassword.label')}
        autoComplete="current-password"
        showLabel={text('password.showLabel')}
        hideLabel={text('password.hideLabel')}
        data-autofocus=""
      />
      <Button type="submit" variant="accent" size="large" isWide isPending={prove.isPending}>
        {text('confirmButton')}
      </Button>
    </form>
  )
}
