import type { Account, PaymentMethod } from '@baize/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { AccountChoice } from '../currency/account-choice.tsx'
import { useBonusOffers } from './bonus/use-bonus-choice.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositProblem } from './deposit-problem.tsx'
import { MethodList } from '../payment/method-list.tsx'
import { usePaymentCountry } from '../region/use-payment-country.ts'
import { depositMethodsQuery } from '../queries.ts'
import { WalletPanes } from '../wallet-panes.tsx'
import { waitingPanes } from '../wallet-skeletons.tsx'

interface DepositViewProps {
  /** The method the player chose; `null` shows the first one on wide screens and the list on narrow ones. */
  chosenMethod: string | null
  onChoose: (method: string | null) => void
  onFormShown: (isShown: boolean) => void
  /** The bonus the wallet was opened for. */
  bonusId: string | null
}

/** Account, methods and form, beside each other or one after the other. */
export function DepositView(props: DepositViewProps) {
  const account = useActiveAccount()
  if (!account) return <WalletPanes {...waitingPanes()} />
  return <Loaded {...props} account={account} />
}

function Loaded({ account, chosenMethod, onChoose, onFormShown, bonusId }: DepositViewProps & { account: Account }) {
  const text = useText('modals.wallet')
  const country = usePaymentCountry()
  const query = useQuery(depositMethodsQuery(account.currency, country))
  const { data: methods, error } = query
  const bonusOffers = useBonusOffers(account.currency)
  const method = methods?.find((candidate) => candidate.method === chosenMethod) ?? methods?.[0]
  useFormShown(method, onFormShown)

  const accountChoice = <AccountChoice account={account} onSwitched={() => onChoose(null)} />
  if (error || methods?.length === 0)
    return (
      <WalletPanes
        step="both"
        side={accountChoice}
        main={<DepositProblem currency={account.currency} error={error} query={query} />}
      />
    )
  if (!methods || !method || !bonusOffers) return <WalletPanes {...waitingPanes(accountChoice)} />
  return (
    <WalletPanes
      step={chosenMethod === null ? 'list' : 'form'}
      side={
        <>
          {accountChoice}
          <MethodList
            label={text('deposit.methodsLabel')}
            methods={methods}
            selected={method.method}
            currency={account.currency}
            onSelect={onChoose}
          />
        </>
      }
      main={
        <DepositForm
          key={`${account.id} ${method.method}`}
          method={method}
          account={account}
          country={country}
          bonusOffers={bonusOffers}
          preselected={bonusId}
        />
      }
    />
  )
}

function useFormShown(method: PaymentMethod | undefined, onFormShown: (isShown: boolean) => void): void {
  const tell = useEffectEvent(onFormShown)
  const isShown = method !== undefined
  useEffect(() => {
    tell(isShown)
    return () => tell(false)
  }, [isShown])
}
