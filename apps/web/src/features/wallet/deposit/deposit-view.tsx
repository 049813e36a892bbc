import type { Account, PaymentMethod } from '@baize/contract'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { walletStep } from '../../../shared/analytics/wallet-events.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useIsPhone } from '../../../shared/page/use-is-phone.ts'
import { AccountChoice } from '../currency/account-choice.tsx'
import { awaitDeposit, awaitedDeposit, endAwaiting } from '../deposit-outcome/awaited-deposit.ts'
import { useBonusOffers } from './bonus/use-bonus-choice.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositProblem } from './deposit-problem.tsx'
import { MethodList } from '../payment/method-list.tsx'
import { usePaymentCountry } from '../region/use-payment-country.ts'
import { depositMethodsQuery } from '../queries.ts'
import { WalletPanes, stepOf } from '../wallet-panes.tsx'
import { waitingPanes } from '../wallet-skeletons.tsx'

const AddressDeposit = lazy(() =>
  import('./address/address-deposit.tsx').then((module) => ({ default: module.AddressDeposit })),
)
const PaymentStep = lazy(() => import('./steps/payment-step.tsx').then((module) => ({ default: module.PaymentStep })))

interface DepositViewProps {
  /** The method the player chose; `null` shows the first one on wide screens and the list on narrow ones. */
  chosenMethod: string | null
  onChoose: (method: string | null) => void
  onFormShown: (isShown: boolean) => void
  /** The bonus the wallet was opened for. */
  bonusId: string | null
  /** The ordered deposit it was opened for. */
  invoiceId: string | null
}

/** Account, methods and form, beside each other or one after the other. */
export function DepositView(props: DepositViewProps) {
  const account = useActiveAccount()
  if (!account) return <WalletPanes {...waitingPanes()} />
  return <Loaded {...props} account={account} />
}

function Loaded(props: DepositViewProps & { account: Account }) {
  const { account, chosenMethod, onChoose, onFormShown, bonusId, invoiceId } = props
  const text = useText('modals.wallet')
  const country = usePaymentCountry()
  const isPhone = useIsPhone()
  const query = useQuery(depositMethodsQuery(account.currency, country))
  const { data: methods, error } = query
  const bonusOffers = useBonusOffers(account.currency)
  const chosen = methods?.find((candidate) => candidate.method === chosenMethod)
  const method = chosen ?? methods?.[0]
  useFormShown(method, onFormShown)
  const [ordered, setOrdered] = useState({ invoiceId: invoiceId ?? awaitedDeposit('wallet'), by: chosenMethod })
  useEffect(() => {
    if (invoiceId) awaitDeposit('wallet', invoiceId)
  }, [invoiceId])
  // Whoever goes back to the methods, or to another one, leaves what was ordered by the former.
  const awaited = ordered.by === chosenMethod ? ordered.invoiceId : null
  const choose = (name: string | null) => {
    endAwaiting('wallet')
    setOrdered({ invoiceId: null, by: name })
    onChoose(name)
  }

  const accountChoice = <AccountChoice account={account} onSwitched={() => choose(null)} />
  if (error || methods?.length === 0)
    return (
      <WalletPanes
        step="both"
        side={accountChoice}
        main={<DepositProblem currency={account.currency} error={error} query={query} />}
      />
    )
  if (!methods || !method || !bonusOffers) return <WalletPanes {...waitingPanes(accountChoice)} />
  const isOnly = methods.length === 1
  return (
    <WalletPanes
      // One that is gone leads back to those there are.
      step={stepOf({ isOnly, isChosen: chosen !== undefined || awaited !== null })}
      side={
        <>
          {accountChoice}
          {!(isOnly && isPhone) && (
            <MethodList
              label={text('deposit.methodsLabel')}
              methods={methods}
              selected={method.method}
              currency={account.currency}
              onSelect={(name) => {
                walletStep({ funnelStep: 'method', operationType: 'deposit' })
                choose(name)
              }}
            />
          )}
        </>
      }
      main={
        awaited !== null ? (
          <Suspense fallback={waitingPanes().main}>
            <PaymentStep key={awaited} invoiceId={awaited} onLeave={() => choose(chosenMethod)} />
          </Suspense>
        ) : method.type === 'address' ? (
          <Suspense fallback={waitingPanes().main}>
            <AddressDeposit
              key={`${account.id} ${method.method}`}
              method={method}
              account={account}
              country={country}
              bonusOffers={bonusOffers}
              preselected={bonusId}
            />
          </Suspense>
        ) : (
          <DepositForm
            key={`${account.id} ${method.method}`}
            method={method}
            account={account}
            country={country}
            bonusOffers={bonusOffers}
            preselected={bonusId}
            onStep={(id) => setOrdered({ invoiceId: id, by: chosenMethod })}
          />
        )
      }
    />
  )
}

function useFormShown(method: PaymentMethod | undefined, onFormShown: (isShown: boolean) => void): void {
  const tell = useEffectEvent(onFormShown)
  // An address stays good for ever, so leaving it stops nothing.
  const isShown = method !== undefined && method.type !== 'address'
  // Told before the form is painted: whoever closes the moment they see it is asked.
  useLayoutEffect(() => {
    tell(isShown)
    return () => tell(false)
  }, [isShown])
}
