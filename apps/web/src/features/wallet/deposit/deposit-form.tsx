import type { Account, PaymentMethod } from '@baize/contract'
import { Button, ButtonLink } from '@baize/ui/button'
import { type FormEvent, useState } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { AmountField } from './amount-field.tsx'
import { clampAmount, decimalsOf, firstAmount, isWithin, readAmount, toMinorUnits, writeAmount } from './amount.ts'
import { MethodMark } from './method-list.tsx'
import { PaymentFields } from './payment-fields-form.tsx'
import { fieldProblem, fieldsToSend, initialFieldValues, isFixed, localText, shownFields } from './payment-fields.ts'
import { useDeposit } from './use-deposit.ts'
import styles from './deposit-form.module.css'

interface DepositFormProps {
  method: PaymentMethod
  account: Account
  /** Where the player pays from, when that is not where the visit comes from. */
  country: string | undefined
}

/** How much, what the method asks for, and one button that says what it does. */
export function DepositForm({ method, account, country }: DepositFormProps) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const { locale, currencies, flags } = usePage()
  const { currency } = account
  const subunitToUnit = currencies.find(({ code }) => code === currency)?.subunitToUnit ?? 100
  const decimals = decimalsOf(subunitToUnit)
  const limits = { min: method.amountMin, max: method.amountMax }
  const [amount, setAmount] = useState(() => writeAmount(firstAmount(method.presets, limits), decimals))
  const [values, setValues] = useState(() => initialFieldValues(method.fields))
  const deposit = useDeposit({ method, account, country, waitingText: text('deposit.openingWindow') })
  const isValid =
    isWithin(amount, limits) && method.fields.every((field) => !fieldProblem(field, values[field.key] ?? ''))
  const isForm = method.processingType === 'form'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid)
      deposit.submit({ amount: toMinorUnits(amount, subunitToUnit), fields: fieldsToSend(method.fields, values) })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h3 className={styles.method}>
        <MethodMark method={method} currency={currency} />
        {localText(method.names, locale)}
      </h3>
      <AmountField
        value={amount}
        onChange={setAmount}
        limits={limits}
        presets={method.presets}
        currency={currency}
        decimals={decimals}
      />
      <PaymentFields
        fields={shownFields(method.fields, flags.showWalletFilledFields)}
        isFixed={isFixed}
        values={values}
        onChange={(key, value) => setValues({ ...values, [key]: value })}
      />
      {deposit.blockedUrl ? (
        <BlockedWindow url={deposit.blockedUrl} />
      ) : (
        <Button type="submit" variant="accent" size="large" isWide isPending={deposit.isPending} disabled={!isValid}>
          {text('deposit.depositButton', { amount: format.amount(clampAmount(readAmount(amount), limits), currency) })}
        </Button>
      )}
      {isForm && <p className={styles.next}>{text('deposit.windowNote')}</p>}
    </form>
  )
}

/** The payment is ordered, but its window was kept closed: a link the player follows cannot be. */
function BlockedWindow({ url }: { url: string }) {
  const text = useText('modals.wallet')
  const dialogs = useDialogs()
  return (
    <div role="alert" className={styles.blocked}>
      <p>{text('deposit.windowBlocked')}</p>
      <ButtonLink
        href={url}
        variant="accent"
        size="large"
        isWide
        target="_blank"
        rel="noopener"
        // The wallet goes once the browser has followed the link.
        onClick={() => setTimeout(() => dialogs.close('wallet'))}
      >
        {text('deposit.openPaymentPage')}
      </ButtonLink>
    </div>
  )
}
