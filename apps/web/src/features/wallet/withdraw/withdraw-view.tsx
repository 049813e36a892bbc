import type { Account, PaymentMethod } from '@baize/contract'
import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '@baize/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { walletStep } from '../../../shared/analytics/wallet-events.ts'
import { StatePicture } from '../../../shared/content/state-picture.tsx'
import { LoadFailed, allOf } from '../../../shared/failure/load-failed.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { useIsPhone } from '../../../shared/page/use-is-phone.ts'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { AccountChoice } from '../currency/account-choice.tsx'
import { awaitedDeposit, endAwaiting } from '../deposit-outcome/awaited-deposit.ts'
import { MethodList } from '../payment/method-list.tsx'
import { turnoverQuery, withdrawalMethodsQuery } from '../queries.ts'
import { usePaymentCountry } from '../region/use-payment-country.ts'
import { TurnoverPanel } from '../turnover/turnover-panel.tsx'
import { WalletPanes, stepOf } from '../wallet-panes.tsx'
import { waitingPanes } from '../wallet-skeletons.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

const PayeeStep = lazy(() => import('./payee-step.tsx').then((module) => ({ default: module.PayeeStep })))

interface WithdrawViewProps {
  /** The method the player chose; `null` shows the first one on wide screens and the list on narrow ones. */
  chosenMethod: string | null
  onChoose: (method: string | null) => void
  /** The withdrawal is under way. */
  onDone: () => void
}

/** Account, ways out and form; in place of the form what must be staked first, where something must. */
export function WithdrawView(props: WithdrawViewProps) {
  const account = useActiveAccount()
  if (!account) return <WalletPanes {...waitingPanes()} />
  return <Loaded {...props} account={account} />
}

function Loaded({ account, chosenMethod, onChoose, onDone }: WithdrawViewProps & { account: Account }) {
  const text = useText('modals.wallet')
  const country = usePaymentCountry()
  const isPhone = useIsPhone()
  const { currency, withdrawalBalance } = account
  const methods = useQuery(withdrawalMethodsQuery(currency, country))
  const turnover = useQuery(turnoverQuery(currency))
  const [asked, setAsked] = useState({ invoiceId: awaitedDeposit('payee'), by: chosenMethod })
  // Whoever goes back to the ways out, or to another one, leaves the page; the withdrawal waits in the history.
  const awaited = asked.by === chosenMethod ? asked.invoiceId : null
  const choose = (name: string | null) => {
    endAwaiting('payee')
    setAsked({ invoiceId: null, by: name })
    onChoose(name)
  }
  const accountChoice = <AccountChoice account={account} onSwitched={() => choose(null)} />
  const queries = [methods, turnover]
  if (queries.some(({ isError }) => isError))
    return <WalletPanes step="both" side={accountChoice} main={<LoadFailed text={text} query={allOf(queries)} />} />
  if (!methods.data || !turnover.data) return <WalletPanes {...waitingPanes(accountChoice)} />
  if (withdrawalBalance > 0 && turnover.data.turnOverWagerAmount > 0)
    return <WalletPanes step="both" side={accountChoice} main={<Wager wager={turnover.data} />} />
  const [first] = methods.data
  if (!first)
    return (
      <WalletPanes
        step="both"
        side={accountChoice}
        main={<NoWayOut currency={currency} withdrawable={withdrawalBalance} />}
      />
    )
  const isOnly = methods.data.length === 1
  const chosen = methods.data.find((candidate) => candidate.method === chosenMethod)
  const method: PaymentMethod = chosen ?? first
  return (
    <WalletPanes
      // One that is gone leads back to those there are.
      step={stepOf({ isOnly, isChosen: chosen !== undefined || awaited !== null })}
      side={
        <>
          {accountChoice}
          {!(isOnly && isPhone) && (
            <MethodList
              label={text('withdraw.methodsLabel')}
              methods={methods.data}
              selected={method.method}
              currency={currency}
              note={text('withdraw.timeLabel')}
              onSelect={(name) => {
                walletStep({ funnelStep: 'method', operationType: 'withdraw' })
                choose(name)
              }}
            />
          )}
        </>
      }
      main={
        awaited === null ? (
          <WithdrawForm
            key={`${account.id} ${method.method}`}
            method={method}
            account={account}
            country={country}
            onDone={onDone}
            onStep={(invoiceId) => setAsked({ invoiceId, by: chosenMethod })}
          />
        ) : (
          <Suspense fallback={waitingPanes().main}>
            <PayeeStep key={awaited} invoiceId={awaited} onEnd={onDone} />
          </Suspense>
        )
      }
    />
  )
}

function Wager({ wager }: { wager: Parameters<typeof TurnoverPanel>[0]['wager'] }) {
  const text = useText('modals.wallet')
  return (
    <section aria-label={text('withdraw.turnOverWager.title')}>
      <h3>{text('withdraw.turnOverWager.title')}</h3>
      <TurnoverPanel wager={wager} />
    </section>
  )
}

function NoWayOut({ currency, withdrawable }: { currency: string; withdrawable: number }) {
  const text = useText('modals.wallet')
  const format = useFormat()
  return (
    <EmptyState
      title={text('withdraw.missing.title', { currency })}
      picture={<StatePicture src={text('missingMethods.image')} />}
    >
      <p>{text('missingMethods.withdrawDescription')}</p>
      <p>{text('withdraw.missing.available', { amount: format.amount(withdrawable, currency) })}</p>
    </EmptyState>
  )
}
