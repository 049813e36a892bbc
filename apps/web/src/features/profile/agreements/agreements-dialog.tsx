import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { Skeleton } from '@baize/ui/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../shared/api.ts'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import { showFailure } from '../../../shared/forms/show-failure.ts'
import styles from '../../../shared/forms/forms.module.css'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { queryClient } from '../../../shared/query/query-client.ts'
import { openAgreementsQuery } from './queries.ts'

export interface AgreementsProps {
  /** The player agreed to all of it. */
  onAnswer: (answer: true) => void
}

/** Says that documents have changed, where they are, and asks whether the player agrees. It can wait, money cannot. */
export function AgreementsDialog({ onAnswer, onClose, closesOnOverlay }: DialogViewProps & AgreementsProps) {
  const text = useText('modals.agreements')
  const info = usePage()
  const { data: open, isError, refetch } = useQuery(openAgreementsQuery())
  const names: Readonly<Record<string, string>> = { terms: text('documents.terms'), privacy: text('documents.privacy') }
  const accept = useMutation({
    mutationFn: () => api.call('acceptAgreements', { body: { agreements: open ?? [] } }),
    onSuccess: (left) => {
      queryClient.setQueryData(openAgreementsQuery().queryKey, left)
    },
    onError: (error) => showFailure(error, () => undefined),
  })
  // Also where the player agreed on another page meanwhile.
  const isDone = open?.length === 0
  useEffect(() => {
    if (!isDone) return
    onAnswer(true)
    onClose()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [isDone])
  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={text('laterButton')}
      closesOnOverlay={closesOnOverlay}
      isBusy={accept.isPending}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{text('description')}</p>
        {!open && !isError && <Skeleton />}
        {isError && <Button onClick={() => void refetch()}>{text('retryButton')}</Button>}
        {open && (
          <ul>
            {open.map(({ document }) => (
              <li key={document}>
                <a href={hrefIn(info, `/static/${document}`)} target="_blank">
                  {names[document] ?? document}
                </a>
              </li>
            ))}
          </ul>
        )}
        <Button
          variant="accent"
          isWide
          isPending={accept.isPending}
          disabled={!open || open.length === 0}
          onClick={() => accept.mutate()}
        >
          {text('acceptButton')}
        </Button>
        <Button variant="quiet" isWide onClick={onClose}>
          {text('laterButton')}
        </Button>
      </div>
    </Dialog>
  )
}
