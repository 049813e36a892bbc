import type { StatementFile } from '@baize/contract'
import { Button } from '@baize/ui/button'
import type { UseQueryResult } from '@tanstack/react-query'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useDownloadStatement } from './queries.ts'
import styles from './statement-dialog.module.css'

/** How far the latest statement is; said aloud when it changes. */
export function StatementState({ query }: { query: Pick<UseQueryResult<StatementFile | null>, 'data' | 'isError'> }) {
  const text = useText('history.transactions')
  const download = useDownloadStatement((error) => {
    const effect = readFailure(error)
    if (effect.kind === 'alert') showAlert(effect.key)
  })
  const { data, isError } = query
  const isReady = data?.state === 'ready'
  return (
    <div className={styles.latest} data-state={isError ? 'failed' : (data?.state ?? 'none')}>
      <div role="status">
        {data && <Named statement={data} />}
        {data && !isReady && <p>{text(`statement.states.${data.state}`)}</p>}
        {isError && !data && <p>{text('statement.states.unknown')}</p>}
      </div>
      {isReady && (
        <Button variant="accent" isWide isPending={download.isPending} onClick={() => download.mutate()}>
          {text('statement.downloadButton')}
        </Button>
      )}
    </div>
  )
}

function Named({ statement }: { statement: StatementFile }) {
  const text = useText('history.transactions')
  const format = useFormat()
  const { currency, format: kind, dateFrom, dateTo, expiresAt, state } = statement
  return (
    <>
      <p className={styles.name}>
        {text('statement.name', {
          format: kind.toUpperCase(),
          currency,
          from: format.date(dateFrom),
          to: format.date(dateTo),
        })}
      </p>
      {state === 'ready' && <p className={styles.lead}>{text('statement.kept', { until: format.date(expiresAt) })}</p>}
    </>
  )
}
