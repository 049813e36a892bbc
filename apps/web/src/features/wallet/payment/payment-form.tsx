import type { PaymentMethod } from '@baize/contract'
import type { ReactNode } from 'react'
import { usePage } from '../../../shared/page/page-context.tsx'
import { MethodMark } from './method-list.tsx'
import { localText } from './payment-fields.ts'
import styles from './payment-form.module.css'

interface PaymentFormProps {
  method: PaymentMethod
  currency: string
  /** Names the form where its heading, the method's name, does not say what it is for. */
  label?: string
  onSubmit: () => void
  children: ReactNode
  /** What comes after the button was pressed. */
  note?: string | null
}

/** The form of a method, in or out, under the method's mark and name. */
export function PaymentForm({ method, currency, label, onSubmit, children, note }: PaymentFormProps) {
  const { locale } = usePage()
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <h3 className={styles.method}>
        <MethodMark method={method} currency={currency} />
        {localText(method.names, locale)}
      </h3>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </form>
  )
}
