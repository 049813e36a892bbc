import type { Invoice } from '@baize/contract'
import { InvoiceStatus } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { CopyField } from '@baize/ui/copy-field'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { toneOf } from './invoice-tone.ts'
import { Moment } from '../moment.tsx'
import cells from '../cells.module.css'
import styles from './withdrawal-details.module.css'

const COIN_STATES = ['seen', 'small', 'settled', 'replaced']

/**
 * One deposit: how it stands, when and how it was made, its number, and of coins the network and the transaction. One that
 * waits with a code or a page is paid from here too, wherever it was begun.
 */
export function DepositDetails({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const text = useText('history.transactions')
  const names = useText('globalComponents.constants')
  const shell = useText('layout.shell')
  const format = useFormat()
  const dialogs = useDialogs()
  const { id, status, statusResult, publicData, amount, currency, paymentMethod, createdAt } = invoice
  const transaction = publicData?.transactionId
  const isPayable = status === InvoiceStatus.pending && (publicData?.qr || publicData?.url)
  const copy = { copyLabel: text('copyIdTooltip'), copiedLabel: text('copiedLabel') }
  return (
    <Dialog
      size="small"
      title={text('coins.title', { amount: format.amount(amount, currency) })}
      closeLabel={shell('close')}
      onClose={onClose}
    >
      <div className={styles.details}>
        <p>
          <span className={cells.status} data-tone={toneOf(status)}>
            {names(`invoiceStatuses.${status}`)}
          </span>
        </p>
        {transaction && COIN_STATES.includes(statusResult) && <p>{text(`coins.states.${statusResult}`)}</p>}
        <p>
          <bdi>{paymentMethod}</bdi> · <Moment instant={createdAt} />
        </p>
        {publicData?.network && (
          <p>
            {text('coins.networkLabel')}: <bdi>{publicData.network}</bdi>
          </p>
        )}
        {transaction && (
          <CopyField
            label={text('coins.transactionLabel')}
            value={transaction}
            copyLabel={text('coins.copyLabel')}
            copiedLabel={text('copiedLabel')}
            promptLabel={text('coins.copyLabel')}
          />
        )}
        <CopyField label={text('tableColumns.id')} value={id} {...copy} promptLabel={copy.copyLabel} />
      </div>
      {isPayable && (
        <DialogActions>
          <Button
            variant="accent"
            onClick={() => {
              onClose()
              dialogs.open('wallet', { show: 'deposit-only', invoiceId: id })
            }}
          >
            {text('coins.payButton')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}
