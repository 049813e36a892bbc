import { Button } from '@baize/ui/button'
import { PasswordField } from '@baize/ui/password-field'
import { useMutation, useQuery } from '@tanstack/react-query'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { ruleOf, sameAs } from '../../../shared/fields/rules.ts'
import { NewPassword } from '../../../shared/forms/new-password.tsx'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useProfile } from '../../../shared/player/queries.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { proofWaysQuery } from '../proof/queries.ts'
import { putProfile } from '../queries.ts'
import { Section, SectionPlaceholder } from '../section.tsx'
import styles from './password-section.module.css'

const EMPTY = { currentPassword: '', newPassword: '', repeatNewPassword: '' }

/** A new password for whoever knows the present one, and a first one for whoever has none. */
export function PasswordSection() {
  const ways = useQuery(proofWaysQuery())
  if (!ways.data) return <SectionPlaceholder query={ways} />
  return <PasswordForm hasPassword={ways.data.hasPassword} />
}

/** Every other device is signed out by it. */
function PasswordForm({ hasPassword }: { hasPassword: boolean }) {
  const text = useText('profile.security')
  const words = useText('modals.signUp')
  const controls = useText('fieldsSettings.fieldsControls')
  const profile = useProfile()
  const { values, setServerErrors, wiringOf, formOf, reset } = useForm({
    initial: EMPTY,
    checksOf: ({ newPassword }) => ({
      currentPassword: { isRequired: hasPassword, rules: [] },
      newPassword: { isRequired: true, rules: [ruleOf('password')] },
      repeatNewPassword: { isRequired: true, rules: [sameAs(newPassword)] },
    }),
  })
  const save = useMutation({
    mutationFn: () => api.call('changePassword', { body: values }),
    onSuccess: (changed) => {
      putProfile(changed)
      reset()
      showAlert('profile.passwordChanged')
      void queryClient.invalidateQueries({ queryKey: proofWaysQuery().queryKey })
      return queryClient.invalidateQueries({ queryKey: ['player', 'sessions'] })
    },
    onError: (error) => showFailure(error, setServerErrors),
  })
  const labels = { showLabel: words('showPassword'), hideLabel: words('hidePassword') }
  return (
    <Section
      title={text(hasPassword ? 'password.label' : 'password.firstLabel')}
      description={text(hasPassword ? 'password.description' : 'password.firstDescription')}
    >
      <form {...formOf(() => save.mutate(), save.isPending)} className={styles.form}>
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={profile?.email ?? ''} readOnly hidden />
        {hasPassword && (
          <PasswordField
            {...wiringOf('currentPassword')}
            {...labels}
            label={controls('currentPassword.label')}
            autoComplete="current-password"
          />
        )}
        <NewPassword
          {...wiringOf('newPassword')}
          label={controls('newPassword.label')}
          placeholder={controls('newPassword.placeholder')}
        />
        <PasswordField
          {...wiringOf('repeatNewPassword')}
          {...labels}
          label={controls('repeatNewPassword.label')}
          autoComplete="new-password"
        />
        <div>
          <Button type="submit" variant="accent" isPending={save.isPending}>
            {text('password.saveButton')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
