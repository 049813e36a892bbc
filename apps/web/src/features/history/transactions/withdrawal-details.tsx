import type { Invoice, WithdrawalState } from '@baize/contract'
import { Button, ButtonLink } from '@baize/ui/button'
import { CopyField } from '@baize/ui/copy-field'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { Moment } from '../moment.tsx'
import { useCancelWithdrawal } from '../queries.ts'
import styles from './withdrawal-details.module.css'

type Life = NonNullable<Invoice['withdrawal']>

interface WithdrawalDetailsProps {
  invoice: Invoice
  life: Life
  onClose: () => void
}

/** The life of one withdrawal: what has happened and when, what comes next and by when, and the way back. */
export function WithdrawalDetails({ invoice, life, onClose }: WithdrawalDetailsProps) {
  const text = useText('history.transactions')
  const shell = useText('layout.shell')
  const format = useFormat()
  const cancel = useCancelWithdrawal()
  const { state, destination, refusal, dueAt, isDeclinable } = life
  return (
    <Dialog
      size="small"
      title={text('withdrawal.title', { amount: format.amount(invoice.amount, invoice.currency) })}
      closeLabel={shell('close')}
      isBusy={cancel.isPending}
      onClose={onClose}
    >
      <div className={styles.details}>
        {destination !== null && (
          <p>
            {text('withdrawal.destinationLabel')} <bdi className="tabular">{destination}</bdi>
          </p>
        )}
        <ol className={styles.steps}>
          {stepsOf(invoice, life).map(({ step, at }) => (
            <li key={step} data-state={at === null ? 'open' : 'done'}>
              <span>{text(`withdrawal.steps.${step}`)}</span>
              {at !== null && <Moment instant={at} />}
            </li>
          ))}
        </ol>
        {refusal !== null && <p className={styles.refusal}>{refusal}</p>}
        {dueAt !== null && (
          <p className={styles.next}>{text(`withdrawal.next.${state}`, { time: format.instant(dueAt) })}</p>
        )}
        {refusal === null && text(`withdrawal.ends.${state}`) !== '' && <p>{text(`withdrawal.ends.${state}`)}</p>}
        <Collection invoice={invoice} />
        <CopyField
          label={text('tableColumns.id')}
          value={invoice.id}
          copyLabel={text('copyIdTooltip')}
          copiedLabel={text('copiedLabel')}
          promptLabel={text('copyIdTooltip')}
        />
        {invoice.publicData?.url && (
          <ButtonLink href={invoice.publicData.url} variant="accent" target="_blank" rel="noopener">
            {text('withdrawal.goOnButton')}
          </ButtonLink>
        )}
      </div>
      {isDeclinable && (
        <DialogActions>
          <Button
            variant="danger"
            isPending={cancel.isPending}
            onClick={() => cancel.mutate(invoice.id, { onSuccess: onClose })}
          >
            {text('cancelPaymentButton')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

/** What the agent who hands the money out wants to know. */
function Collection({ invoice }: { invoice: Invoice }) {
  const text = useText('history.transactions')
  const { securityCode, clientId } = invoice.publicData ?? {}
  const rows = [
    [securityCode, 'securityCode.codeLabel', 'securityCode.codeTooltip'],
    [clientId, 'securityCode.clientLabel', 'securityCode.clientTooltip'],
  ] as const
  return rows.map(
    ([value, label, hint]) =>
      value && (
        <div key={label} className={styles.row}>
          <CopyField
            label={text(label)}
            value={value}
            copyLabel={text('copyIdTooltip')}
            copiedLabel={text('copiedLabel')}
            promptLabel={text('copyIdTooltip')}
          />
          <p className={styles.hint}>{text(hint)}</p>
        </div>
      ),
  )
}

interface Step {
  step: 'requested' | 'approved' | 'sent' | 'end' | WithdrawalState
  /** `null` for what is to come. */
  at: string | null
}

/** What has happened, in order, and what is to come. */
export function stepsOf({ createdAt }: Pick<Invoice, 'createdAt'>, life: Life): Step[] {
  const { state, approvedAt, sentAt, endedAt } = life
  const happened: Step[] = [
    { step: 'requested', at: createdAt },
    ...(approvedAt ? [{ step: 'approved' as const, at: approvedAt }] : []),
    ...(sentAt ? [{ step: 'sent' as const, at: sentAt }] : []),
  ]
  if (endedAt) return [...happened, { step: state, at: endedAt }]
  const now: Step[] =
    state === 'collecting' || state === 'checking' || state === 'review' ? [{ step: state, at: null }] : []
  const coming: Step[] = sentAt
    ? []
    : approvedAt
      ? [{ step: 'sent', at: null }]
      : [
          { step: 'approved', at: null },
          { step: 'sent', at: null },
        ]
  return [...happened, ...now, ...coming, { step: 'paid', at: null }]
}
