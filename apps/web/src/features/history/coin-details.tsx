import type { Invoice } from '@baize/contract'
import { CopyField } from '@baize/ui/copy-field'
import { Dialog } from '@baize/ui/dialog'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import styles from './withdrawal-details.module.css'

const STATES = ['seen', 'small', 'settled', 'replaced']

/** Whether a deposit came as coins, of which there is more to know. */
export function isOfCoins({ publicData, withdrawal }: Pick<Invoice, 'publicData' | 'withdrawal'>): boolean {
  return withdrawal === undefined && Boolean(publicData?.transactionId)
}

/** By which network and transaction coins came, and what becomes of them. */
export function CoinDetails({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const text = useText('history.transactions')
  const shell = useText('layout.shell')
  const format = useFormat()
  const { statusResult, publicData, amount, currency } = invoice
  return (
    <Dialog
      size="small"
      title={text('coins.title', { amount: format.amount(amount, currency) })}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      <div className={styles.details}>
        {STATES.includes(statusResult) && <p>{text(`coins.states.${statusResult}`)}</p>}
        {publicData?.network && (
          <p>
            {text('coins.networkLabel')}: <bdi>{publicData.network}</bdi>
          </p>
        )}
        <CopyField
          label={text('coins.transactionLabel')}
          value={publicData?.transactionId ?? ''}
          copyLabel={text('coins.copyLabel')}
          copiedLabel={text('copiedLabel')}
          promptLabel={text('coins.copyLabel')}
        />
      </div>
    </Dialog>
  )
}
