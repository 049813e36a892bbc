import { useQuery } from '@tanstack/react-query'
import { constantsQuery, countriesQuery } from '../../../shared/forms/settings-queries.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useProfile } from '../../../shared/player/queries.ts'
import { profileFieldsQuery } from '../queries.ts'
import { SectionPlaceholder } from '../section.tsx'
import { AddPhone } from './add-phone.tsx'
import { ConfirmPhone } from './confirm-phone.tsx'
import { ContactSection, stateOf } from './contact-section.tsx'
import { RemovePhone } from './remove-phone.tsx'
import styles from './contact-section.module.css'

/** The phone of the account: to add, to confirm by a code, to remove. Not there where nobody registers by phone. */
export function PhoneSection() {
  const text = useText('profile.verification')
  const constants = useQuery(constantsQuery())
  const countries = useQuery(countriesQuery())
  const fields = useQuery(profileFieldsQuery())
  const profile = useProfile()
  const waiting = [constants, countries, fields].find(({ data }) => !data)
  if (!profile || !constants.data || !fields.data || !countries.data)
    return <SectionPlaceholder query={waiting ?? fields} />
  if (!constants.data.player.registration.phone) return null
  const { phone } = profile
  const state = stateOf(phone, profile.phoneConfirmed)
  // Without an e-mail the phone is the only way in.
  const isRemovable = profile.email !== null && fields.data.some(({ name, editable }) => name === 'phone' && editable)
  const remove = isRemovable && phone !== null && <RemovePhone phone={phone} />
  return (
    <ContactSection
      title={text('phone.title')}
      description={text(`phone.${state}Text`)}
      value={phone && `+${phone}`}
      state={state}
    >
      {phone === null && <AddPhone />}
      {phone !== null && state === 'unconfirmed' && (
        <ConfirmPhone key={phone} phone={phone}>
          {remove}
        </ConfirmPhone>
      )}
      {state === 'confirmed' && remove && <div className={styles.actions}>{remove}</div>}
    </ContactSection>
  )
}
