import { Button } from '@baize/ui/button'
import { phone, phoneDigits } from '../../../shared/fields/rules.ts'
import { PhoneInput } from '../../../shared/forms/phone-input.tsx'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useUpdateProfile } from '../queries.ts'
import styles from './contact-section.module.css'

/** A first phone, which is still to be confirmed. */
export function AddPhone() {
  const text = useText('profile.verification')
  const update = useUpdateProfile()
  const { values, setServerErrors, wiringOf, formOf } = useForm({
    initial: { phone: '' },
    checksOf: () => ({ phone: { isRequired: true, rules: [phone] } }),
  })
  const add = () =>
    update.mutate({ phone: phoneDigits(values.phone) }, { onError: (error) => showFailure(error, setServerErrors) })
  return (
    <form {...formOf(add, update.isPending)} className={styles.form}>
      <PhoneInput {...wiringOf('phone')} />
      <div>
        <Button type="submit" variant="accent" isPending={update.isPending}>
          {text('phone.addButton')}
        </Button>
      </div>
    </form>
  )
}
