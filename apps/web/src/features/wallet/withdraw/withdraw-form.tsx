import type { Account, PaymentMethod } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useState } from 'react'
import { walletStep } from '../../../shared/analytics/wallet-events.ts'
import { Marked } from '../../../shared/content/marked.tsx'
import { useFieldMessage } from '../../../shared/fields/use-field-message.ts'
import { displayUnits } from '../../../shared/page/money.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { AmountField } from '../payment/amount-field.tsx'
import { decimalsOf, readAmount, sideOf, writeAmount } from '../payment/amount.ts'
import { BlockedWindow } from '../payment/blocked-window.tsx'
import { IdentityFirst } from '../payment/identity-first.tsx'
import { LineNotice } from '../payment/line-notice.tsx'
import { PaymentFields } from '../payment/payment-fields-form.tsx'
import { fieldProblem, fieldsToSend, initialFieldValues, shownFields } from '../payment/payment-fields.ts'
import { PaymentForm } from '../payment/payment-form.tsx'
import { EndsBonusNote } from './ends-bonus-note.tsx'
import { changesLimits, fieldsFor, firstValues, limitsFor } from './withdraw-fields.ts'
import { useWithdrawal } from './use-withdrawal.ts'
import styles from './withdraw-form.module.css'

interface WithdrawFormProps {
  method: PaymentMethod
  account: Account
  /** Where the player is paid, when that is not where the visit comes from. */
  country: string | undefined
  onDone: () => void
  /** The company's page asks within the wallet where it goes. */
  onStep: (invoiceId: string) => void
}

/** How much, where to, and one button that says what it does. Amounts of coins are typed as they are shown. */
export function WithdrawForm({ method, account, country, onDone, onStep }: WithdrawFormProps) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const message = useFieldMessage()
  const { currencies, flags } = usePage()
  const { currency, withdrawalBalance } = account
  const subunitToUnit = currencies.find(({ code }) => code === currency)?.subunitToUnit ?? 100
  const shown = displayUnits(1, currency, currencies, flags.useAtomicUnits)
  const perMain = shown.amount
  const unitsPerTyped = subunitToUnit / perMain
  const decimals = Math.min(decimalsOf(unitsPerTyped), 8)
  const [values, setValues] = useState(() => firstValues(method.fields, initialFieldValues(method.fields)))
  const fields = fieldsFor(method.fields, values)
  const main = limitsFor(method, values)
  const limits = { min: scaled(main.min, perMain), max: scaled(main.max, perMain) }
  const [amount, setAmount] = useState(() => writeAmount(limits.min, decimals))
  const withdrawal = useWithdrawal({
    method,
    account,
    country,
    onDone,
    onStep,
    waitingText: text('deposit.openingWindow'),
  })
  const isCovered = readAmount(amount) <= scaled(withdrawalBalance, perMain)
  const side = sideOf(amount, limits)
  const isValid =
    isCovered && side === 'within' && fields.every((field) => !fieldProblem(field, values[field.key] ?? ''))

  const change = (key: string, value: string) => {
    const next = { ...values, [key]: value }
    if (key === 'crypto_network') walletStep({ funnelStep: 'network', operationType: 'withdraw' })
    setValues(next)
    withdrawal.forget(key)
    if (changesLimits(key)) setAmount(writeAmount(scaled(limitsFor(method, next).min, perMain), decimals))
  }
  const buttonLabel = () => {
    if (side === 'below') return text('withdraw.minSum', { amount: format.amount(main.min, currency) })
    if (side === 'above') return text('withdraw.maxSum', { amount: format.amount(main.max, currency) })
    return text('withdraw.withdrawButton', {
      amount: format.amount(scaled(readAmount(amount), 1 / perMain), currency),
    })
  }
  const submit = () => {
    if (isValid) withdrawal.submit({ amount, unitsPerTyped, subunitToUnit, fields: fieldsToSend(fields, values) })
  }
  const has = (key: string) => method.fields.some((field) => field.key === key)

  return (
    <PaymentForm
      method={method}
      currency={currency}
      label={text('withdraw.title')}
      note={text('withdraw.nextNote')}
      onSubmit={submit}
    >
      <dl className={styles.balance}>
        <div>
          <dt>{text('withdraw.balanceLabel')}</dt>
          <dd className="tabular">{format.amount(account.balance, currency)}</dd>
        </div>
        <div>
          <dt>{text('withdraw.withdrawLabel')}</dt>
          <dd className="tabular">{format.amount(withdrawalBalance, currency)}</dd>
        </div>
      </dl>
      <AmountField
        value={amount}
        onChange={(next) => {
          setAmount(next)
          withdrawal.forget('amount')
        }}
        limits={limits}
        presets={[]}
        currency={currency}
        decimals={decimals}
        part="withdraw"
        unit={{ code: shown.code, perMain }}
        error={isCovered ? message(withdrawal.errors['amount']) : text('withdraw.tooMuch')}
      />
      <PaymentFields
        fields={shownFields(fields, flags.showWalletFilledFields)}
        values={values}
        onChange={change}
        errors={withdrawal.errors}
      />
      {has('crypto_network') && (
        <div className={styles.warning}>
          <img src={text('withdraw.warning.icon')} alt="" width={24} height={24} />
          <Marked text={text.marked('withdraw.warning.description')} />
        </div>
      )}
      {has('tag') && (
        <div className={styles.warning} role="note" aria-label={text('withdraw.destinationTag.label')}>
          <Marked text={text.marked('withdraw.destinationTag.warning')} />
        </div>
      )}
      <EndsBonusNote currency={currency} />
      <LineNotice line={withdrawal.line} />
      {withdrawal.isIdentityNeeded && <IdentityFirst />}
      {withdrawal.blockedUrl ? (
        <BlockedWindow url={withdrawal.blockedUrl} />
      ) : (
        <Button type="submit" variant="accent" size="large" isWide isPending={withdrawal.isPending} disabled={!isValid}>
          {buttonLabel()}
        </Button>
      )}
    </PaymentForm>
  )
}

/** A product without the noise of binary fractions. */
function scaled(amount: number, factor: number): number {
  return Number((amount * factor).toPrecision(15))
}
