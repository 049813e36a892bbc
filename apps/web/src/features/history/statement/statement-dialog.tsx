import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { Segmented } from '@baize/ui/segmented'
import { Select } from '@baize/ui/select'
import { TextField } from '@baize/ui/text-field'
import type { StatementFormat } from '@baize/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { type FieldErrors, readFailure } from '../../../shared/failure/failure.ts'
import { useFieldMessage } from '../../../shared/fields/use-field-message.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useAccounts } from '../../../shared/player/queries.ts'
import type { TransactionFilter } from '../history-search.ts'
import { endOfDay, startOfDay } from '../period.ts'
import { statementQuery, useRequestStatement } from './queries.ts'
import { StatementState } from './statement-state.tsx'
import forms from '../../../shared/forms/forms.module.css'
import styles from './statement-dialog.module.css'

interface StatementDialogProps {
  /** What the history is narrowed to, to begin with. */
  filter: Pick<TransactionFilter, 'dateFrom' | 'dateTo' | 'currency'>
  onClose: () => void
}

/** A statement of account as a file: of which days and what kind, how far it is, and the file itself. */
export function StatementDialog({ filter, onClose }: StatementDialogProps) {
  const text = useText('history.transactions')
  const shell = useText('layout.shell')
  const message = useFieldMessage()
  const accounts = useAccounts() ?? []
  const [dateFrom, setDateFrom] = useState(filter.dateFrom)
  const [dateTo, setDateTo] = useState(filter.dateTo)
  const [chosen, setCurrency] = useState(filter.currency)
  const [format, setFormat] = useState<StatementFormat>('pdf')
  const [errors, setErrors] = useState<FieldErrors>({})
  const currency = accounts.find((account) => account.currency === chosen)?.currency ?? accounts[0]?.currency ?? ''
  const latest = useQuery(statementQuery())
  const ask = useRequestStatement((error) => {
    const effect = readFailure(error)
    if (effect.kind === 'fields') setErrors(effect.fields)
    else if (effect.kind === 'alert') showAlert(effect.key)
  })
  const isMaking = latest.data?.state === 'making'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (ask.isPending || isMaking) return
    setErrors({})
    ask.mutate({
      currency,
      format,
      dateFrom: dateFrom ? startOfDay(dateFrom) : undefined,
      dateTo: dateTo ? endOfDay(dateTo) : undefined,
    })
  }
  const errorOf = (name: string) => {
    const problem = errors[name]
    return problem === undefined ? null : typeof problem === 'string' ? problem : message(problem)
  }

  return (
    <Dialog size="small" title={text('statement.title')} closeLabel={shell('close')} onClose={onClose}>
      <form className={forms.form} noValidate onSubmit={submit}>
        <p className={styles.lead}>{text('statement.description')}</p>
        <div className={styles.days}>
          <TextField
            label={text('dateFromLabel')}
            type="date"
            value={dateFrom}
            max={dateTo || undefined}
            error={errorOf('dateFrom')}
            onChange={setDateFrom}
          />
          <TextField
            label={text('dateToLabel')}
            type="date"
            value={dateTo}
            min={dateFrom || undefined}
            error={errorOf('dateTo')}
            onChange={setDateTo}
          />
        </div>
        <Select
          label={text('currencyLabel')}
          value={currency}
          options={accounts.map((account) => ({ value: account.currency, label: account.currency }))}
          onChange={setCurrency}
        />
        <Segmented
          label={text('statement.formatLabel')}
          value={format}
          options={[
            { value: 'pdf', label: 'PDF' },
            { value: 'csv', label: 'CSV' },
          ]}
          hint={text(`statement.formats.${format}`)}
          onChange={setFormat}
        />
        <Button type="submit" isWide isPending={ask.isPending || isMaking} disabled={currency === ''}>
          {text('statement.askButton')}
        </Button>
      </form>
      <StatementState query={latest} />
    </Dialog>
  )
}
