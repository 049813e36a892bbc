import { Button } from '@baize/ui/button'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { email } from '../../../shared/fields/rules.ts'
import { EmailInput } from '../../../shared/forms/email-input.tsx'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useProfile } from '../../../shared/player/queries.ts'
import { profileFieldsQuery, showRefusal, useUpdateProfile } from '../queries.ts'
import { SectionPlaceholder } from '../section.tsx'
import { ContactSection, stateOf } from './contact-section.tsx'
import styles from './contact-section.module.css'

/** The e-mail of the account: to add one, or to have the letter that confirms it sent again. */
export function EmailSection() {
  const text = useText('profile.verification')
  const fields = useQuery(profileFieldsQuery())
  const profile = useProfile()
  if (!profile || !fields.data) return <SectionPlaceholder query={fields} />
  if (!fields.data.some(({ name }) => name === 'email')) return null
  const state = stateOf(profile.email, profile.confirmedAt !== null)
  return (
    <ContactSection
      title={text('email.title')}
      description={text(`email.${state}Text`)}
      value={profile.email}
      state={state}
    >
      {state === 'none' && <AddEmail />}
      {state === 'unconfirmed' && <ResendLink />}
    </ContactSection>
  )
}

function AddEmail() {
  const text = useText('profile.verification')
  const update = useUpdateProfile()
  const { values, setServerErrors, wiringOf, formOf } = useForm({
    initial: { email: '' },
    checksOf: () => ({ email: { isRequired: true, rules: [email] } }),
  })
  const add = () =>
    update.mutate(
      { email: values.email.trim() },
      {
        onSuccess: () => showAlert('profile.resentVerification'),
        onError: (error) => showFailure(error, setServerErrors),
      },
    )
  return (
    <form {...formOf(add, update.isPending)} className={styles.form}>
      <EmailInput {...wiringOf('email')} />
      <div>
        <Button type="submit" variant="accent" isPending={update.isPending}>
          {text('email.addButton')}
        </Button>
      </div>
    </form>
  )
}

/** Another letter, once while the page is open: what is sent again and again only fills the mailbox. */
function ResendLink() {
  const text = useText('profile.verification')
  const [isAsked, setIsAsked] = useState(false)
  const resend = useMutation({
    mutationFn: () => api.call('resendEmailConfirmation', {}),
    onSuccess: () => showAlert('profile.resentVerification'),
    onError: showRefusal,
    onSettled: () => setIsAsked(true),
  })
  return (
    <div>
      <Button isPending={resend.isPending} disabled={isAsked} onClick={() => resend.mutate()}>
        {text('email.verifyButton')}
      </Button>
    </div>
  )
}
