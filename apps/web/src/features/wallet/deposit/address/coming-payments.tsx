import type { Invoice } from '@baize/contract'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../../shared/page/page-context.tsx'
import { useFormat } from '../../../../shared/page/use-format.ts'
import { comingQuery } from './address-queries.ts'
import styles from './address-deposit.module.css'

/** The latest coins that came, and how far each payment is; it follows by itself. */
export function ComingPayments({ currency }: { currency: string }) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const { data = [] } = useQuery(comingQuery(currency))
  return (
    <section aria-live="polite" aria-label={text('deposit.coming.title')} hidden={data.length === 0}>
      {data.length > 0 && (
        <>
          <h4 className={styles.title}>{text('deposit.coming.title')}</h4>
          <ul className={styles.coming}>
            {data.map((invoice) => (
              <li key={invoice.id} data-state={invoice.statusResult}>
                <strong className="tabular">{format.amount(invoice.amount, currency)}</strong>
                <span>{wordsOf(invoice)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )

  function wordsOf({ statusResult, publicData }: Invoice): string {
    if (statusResult === 'seen') return text.plural('deposit.coming.seen', publicData?.confirmations ?? 1)
    if (statusResult === 'small' || statusResult === 'replaced') return text(`deposit.coming.${statusResult}`)
    return text('deposit.coming.settled')
  }
}
