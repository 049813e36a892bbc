import type { Account, PaymentMethod } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Suspense, lazy, useState } from 'react'
import { type TermUnits, depositRange } from '../../../shared/bonuses/bonus-terms.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { AmountField } from '../payment/amount-field.tsx'
import {
  clampAmount,
  decimalsOf,
  firstAmount,
  readAmount,
  sideOf,
  toMinorUnits,
  writeAmount,
} from '../payment/amount.ts'
import { BlockedWindow } from '../payment/blocked-window.tsx'
import { IdentityFirst } from '../payment/identity-first.tsx'
import { LineNotice } from '../payment/line-notice.tsx'
import { PaymentFields } from '../payment/payment-fields-form.tsx'
import { fieldProblem, fieldsToSend, initialFieldValues, isFixed, shownFields } from '../payment/payment-fields.ts'
import { PaymentForm } from '../payment/payment-form.tsx'
import { BonusEffect } from './bonus/bonus-effect.tsx'
import { BonusPicker } from './bonus/bonus-picker.tsx'
import { spinsOf, worthOf } from './bonus/choose-bonus.ts'
import { type BonusOffers, useBonusChoice } from './bonus/use-bonus-choice.ts'
import { useDeposit } from './use-deposit.ts'

const BonusCost = lazy(() =>
  import('../../../shared/bonuses/cost/bonus-cost.tsx').then((module) => ({ default: module.BonusCost })),
)

interface DepositFormProps {
  method: PaymentMethod
  account: Account
  /** Where the player pays from, when that is not where the visit comes from. */
  country: string | undefined
  /** What may come with it. */
  bonusOffers: BonusOffers
  /** The bonus the wallet was opened for. */
  preselected: string | null
  /** The deposit goes on within the wallet. */
  onStep: (invoiceId: string) => void
}

/** How much, what the method asks for, and one button that says what it does. */
export function DepositForm({ method, account, country, bonusOffers, preselected, onStep }: DepositFormProps) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const { currencies, flags } = usePage()
  const { currency } = account
  const subunitToUnit = currencies.find(({ code }) => code === currency)?.subunitToUnit ?? 100
  const decimals = decimalsOf(subunitToUnit)
  const limits = { min: method.amountMin, max: method.amountMax }
  const units = { currency, currencies }
  const [amount, setAmount] = useState(() => {
    const least = leastOf(preselected, bonusOffers, units)
    return writeAmount(clampAmount(Math.max(firstAmount(method.presets, limits), least), limits), decimals)
  })
  const sum = clampAmount(readAmount(amount), limits)
  const bonus = useBonusChoice({ ...bonusOffers, preselected, amount: sum, units, isCrypto: method.type === 'address' })
  const worth = bonus.row ? worthOf(bonus.row, sum, units) : 0
  const spins = bonus.row ? spinsOf(bonus.row) : 0
  const brings = [
    ...(worth > 0 ? [format.amount(worth, currency)] : []),
    ...(spins > 0 ? [`${format.count(spins)} FS`] : []),
  ]
  const [values, setValues] = useState(() => initialFieldValues(method.fields))
  const deposit = useDeposit({ method, account, country, waitingText: text('deposit.openingWindow'), onStep })
  const side = sideOf(amount, limits)
  const isValid = side === 'within' && method.fields.every((field) => !fieldProblem(field, values[field.key] ?? ''))

  const buttonLabel = () => {
    if (side === 'below') return text('deposit.minSum', { amount: format.amount(limits.min, currency) })
    if (side === 'above') return text('deposit.maxSum', { amount: format.amount(limits.max, currency) })
    const what = { amount: format.amount(sum, currency) }
    if (brings.length === 0) return text('deposit.depositButton', what)
    return text('deposit.depositBonusButton', { ...what, bonus: brings.join(' + ') })
  }
  const submit = () => {
    if (!isValid) return
    const fields = fieldsToSend(method.fields, values)
    deposit.submit({ amount: toMinorUnits(amount, subunitToUnit), fields, ...bonus.toSend }, sum)
  }

  return (
    <PaymentForm
      method={method}
      currency={currency}
      note={method.processingType === 'form' ? text('deposit.windowNote') : null}
      onSubmit={submit}
    >
      <AmountField
        value={amount}
        onChange={setAmount}
        limits={limits}
        presets={method.presets}
        currency={currency}
        decimals={decimals}
      />
      <BonusPicker
        rows={bonus.rows}
        choice={bonus.choice}
        waitingCode={bonusOffers.waitingCode}
        amount={sum}
        units={units}
        isDeclinedByDefault={bonusOffers.isDeclinedByDefault}
        isCrypto={method.type === 'address'}
        onChoose={bonus.choose}
      />
      {bonus.row && <BonusEffect row={bonus.row} amount={sum} units={units} />}
      {bonus.row && (
        <Suspense>
          <BonusCost bonus={bonus.row} currency={currency} amount={sum} hasTitle />
        </Suspense>
      )}
      <PaymentFields
        fields={shownFields(method.fields, flags.showWalletFilledFields)}
        isFixed={isFixed}
        values={values}
        onChange={(key, value) => setValues({ ...values, [key]: value })}
      />
      <LineNotice line={deposit.line} />
      {deposit.isIdentityNeeded && <IdentityFirst />}
      {deposit.blockedUrl ? (
        <BlockedWindow url={deposit.blockedUrl} />
      ) : (
        <Button type="submit" variant="accent" size="large" isWide isPending={deposit.isPending} disabled={!isValid}>
          {buttonLabel()}
        </Button>
      )}
    </PaymentForm>
  )
}

/** The least deposit that the preselected bonus asks for. */
function leastOf(preselected: string | null, { offers }: BonusOffers, units: TermUnits): number {
  const bonus = offers.find(({ id }) => id === preselected)
  return (bonus && depositRange(bonus, units).from) ?? 0
}
