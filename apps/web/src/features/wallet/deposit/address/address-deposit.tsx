import type { Account, PaymentMethod } from '@baize/contract'
import { Select } from '@baize/ui/select'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { walletStep } from '../../../../shared/analytics/wallet-events.ts'
import { showAlert } from '../../../../shared/alerts/alert-store.ts'
import { refreshBonuses } from '../../../../shared/bonuses/queries.ts'
import { Marked } from '../../../../shared/content/marked.tsx'
import { useDialogs } from '../../../../shared/dialogs/use-dialogs.ts'
import { readFailure } from '../../../../shared/failure/failure.ts'
import { isRefused } from '../../../../shared/failure/is-refused.ts'
import { LoadFailed } from '../../../../shared/failure/load-failed.tsx'
import { usePage, useText } from '../../../../shared/page/page-context.tsx'
import { useProfile } from '../../../../shared/player/queries.ts'
import { tellMethodGone } from '../../payment/method-gone.ts'
import { PaymentForm } from '../../payment/payment-form.tsx'
import { BonusPicker } from '../bonus/bonus-picker.tsx'
import { type BonusOffers, useBonusChoice } from '../bonus/use-bonus-choice.ts'
import { addressQuery, LimitedPlayer } from './address-queries.ts'
import { AddressPlace } from './address-place.tsx'
import { ComingPayments } from './coming-payments.tsx'
import { useSettled } from './use-settled.ts'
import styles from './address-deposit.module.css'

interface AddressDepositProps {
  method: PaymentMethod
  account: Account
  /** Where the player pays from, when that is not where the visit comes from. */
  country: string | undefined
  bonusOffers: BonusOffers
  /** The bonus the wallet was opened for. */
  preselected: string | null
}

/** A choice that changes quickly asks for one address. */
const SETTLE_MS = 1000

/**
 * Where coins may be sent to. With several networks the address of the first one stands behind a veil until the player
 * has chosen, because what is sent by another one is lost.
 */
export function AddressDeposit({ method, account, country, bonusOffers, preselected }: AddressDepositProps) {
  const text = useText('modals.wallet')
  const controls = useText('fieldsSettings.fieldsControls')
  const { currencies } = usePage()
  const profile = useProfile()
  const { currency } = account
  const networks = method.fields.find(({ key }) => key === 'crypto_network')?.options ?? []
  const [first] = networks
  const [chosen, setChosen] = useState(networks.length > 1 ? null : (first?.id ?? null))
  const units = { currency, currencies }
  const bonus = useBonusChoice({ ...bonusOffers, preselected, amount: method.amountMin, units, isCrypto: true })
  const wish = { network: chosen ?? first?.id ?? null, ...bonus.toSend }
  const asked = useSettled(wish, SETTLE_MS)
  const subunitToUnit = currencies.find(({ code }) => code === currency)?.subunitToUnit ?? 1
  const source = { method, account, country, subunitToUnit, status: profile?.status }
  const query = useQuery({ ...addressQuery(source, asked), enabled: profile !== undefined })
  useFailureTold(query.error, query.errorUpdatedAt)
  const isVeiled = networks.length > 1 && chosen === null

  return (
    <PaymentForm method={method} currency={currency} label={text('deposit.addressTitle')} onSubmit={() => undefined}>
      {networks.length > 1 ? (
        <div className={styles.network}>
          <Select
            name="crypto_network"
            label={controls('networkSelect.label')}
            placeholder={controls('networkSelect.placeholder')}
            options={networks.map(({ id, name }) => ({ value: id ?? '', label: name }))}
            value={chosen ?? ''}
            onChange={(network) => {
              walletStep({ funnelStep: 'network', operationType: 'deposit' })
              setChosen(network)
            }}
          />
          <div className={styles.note}>
            <Marked text={controls.marked('networkSelect.info')} />
          </div>
        </div>
      ) : (
        first && (
          <p>
            {controls('networkSelect.label')}: <bdi className={styles.strong}>{first.name}</bdi>
          </p>
        )
      )}
      {query.error ? (
        <LoadFailed text={text} query={query} />
      ) : (
        <AddressPlace
          // What was asked for before must not be sent to by another choice.
          place={asked === wish ? query.data : undefined}
          currency={currency}
          least={method.amountMin}
          isVeiled={isVeiled}
        />
      )}
      <BonusPicker
        rows={bonus.rows}
        choice={bonus.choice}
        waitingCode={bonusOffers.waitingCode}
        amount={method.amountMin}
        units={units}
        isDeclinedByDefault={bonusOffers.isDeclinedByDefault}
        isCrypto
        onChoose={bonus.choose}
      />
      <ComingPayments currency={currency} />
    </PaymentForm>
  )
}

/** Says once for each failure what came of asking. */
function useFailureTold(error: Error | null, at: number): void {
  const dialogs = useDialogs()
  const tell = useEffectEvent(() => {
    if (!error) return
    if (error instanceof LimitedPlayer) return showAlert('limit.limitedDeposit')
    if (isRefused(error, 'bonus_not_available')) {
      void refreshBonuses()
      return showAlert('bonus.bonusNotAvailable')
    }
    if (tellMethodGone(error)) return
    if (readFailure(error).kind !== 'none') dialogs.open('deposit-error')
  })
  useEffect(() => tell(), [at])
}
