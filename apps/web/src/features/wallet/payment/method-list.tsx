import type { PaymentMethod } from '@baize/contract'
import { Picture } from '@baize/ui/picture'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { localText } from './payment-fields.ts'
import styles from './method-list.module.css'

interface MethodListProps {
  label: string
  methods: readonly PaymentMethod[]
  selected: string
  currency: string
  /** How long it takes and what it costs. */
  note?: string
  onSelect: (method: string) => void
}

/** The ways to pay, each with its limits, its fee and how long it takes. */
export function MethodList({ label, methods, selected, currency, note, onSelect }: MethodListProps) {
  const text = useText('modals.wallet')
  const wordsOf = ({ type }: PaymentMethod) =>
    type === 'address'
      ? text('deposit.coinTimeLabel')
      : (note ?? `${text('deposit.timeLabel')} · ${text('deposit.feeLabel')}`)
  const format = useFormat()
  const { locale } = usePage()
  return (
    <section className={styles.group} aria-label={label}>
      <h3 className={styles.label}>{label}</h3>
      <ul className={styles.list}>
        {methods.map((method) => (
          <li key={method.method}>
            <button
              type="button"
              className={styles.method}
              aria-current={method.method === selected || undefined}
              onClick={() => onSelect(method.method)}
            >
              <MethodMark method={method} currency={currency} />
              <span className={styles.words}>
                <span className={styles.name}>{localText(method.names, locale)}</span>
                <span className={styles.limits}>
                  {text('methodMin', { amount: format.amount(method.amountMin, currency) })}
                </span>
                <span className={styles.limits}>{wordsOf(method)}</span>
              </span>
              <span className={styles.arrow}>
                <Icon name="arrow-next" size={18} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const MARKS: Readonly<Record<string, string>> = {
  '0x.withdrawal.cash_agent': 'user',
  online_banking: 'external',
  phone: 'mobile',
  qr: 'grid',
  voucher: 'shop',
  wallet: 'wallet',
}

/** The logo of a method; without one, a mark for what kind of money it moves. */
export function MethodMark({ method, currency }: { method: PaymentMethod; currency: string }) {
  const { currencies } = usePage()
  const isCrypto = currencies.find(({ code }) => code === currency)?.type === 'crypto'
  return (
    <span className={styles.mark}>
      {method.logo || isCrypto ? (
        <Picture
          src={method.logo ?? `/pictures/currencies/${currency.toLowerCase()}.svg`}
          alt=""
          width={32}
          height={32}
          fit="contain"
          fallback={<Icon name="currency" size={24} />}
        />
      ) : (
        <Icon name={MARKS[method.method] ?? 'card'} size={24} />
      )}
    </span>
  )
}
