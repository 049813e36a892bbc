import { Button } from '@baize/ui/button'
import { Confirm } from '@baize/ui/confirm'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { session } from '../../../shared/session/session.ts'
import { showRefusal } from '../queries.ts'
import { Section } from '../section.tsx'
import { closingTermsQuery } from './queries.ts'
import styles from './close-section.module.css'

/** The way to close the account: what happens to what is kept, with its dates. */
export function CloseSection() {
  const text = useText('profile.personal')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Section
      title={text('close.title')}
      description={text('close.description')}
      actions={
        <Button variant="danger" onClick={() => setIsOpen(true)}>
          {text('close.button')}
        </Button>
      }
    >
      {isOpen && <CloseDialog onClose={() => setIsOpen(false)} />}
    </Section>
  )
}

function CloseDialog({ onClose }: { onClose: () => void }) {
  const text = useText('profile.personal')
  const format = useFormat()
  const terms = useQuery(closingTermsQuery()).data
  const close = useMutation({
    mutationFn: () => session.endBy(() => api.call('closeAccount', {})),
    onSuccess: () => showAlert('profile.accountClosed'),
    onError: (error) => {
      if (!isRefused(error, 'account_not_empty')) return showRefusal(error)
      showAlert('profile.accountNotEmpty')
      onClose()
    },
  })
  const dateOf = (what: 'signIns' | 'details') => {
    const deletion = terms?.deletions.find((known) => known.what === what)
    return deletion ? format.date(deletion.deletedAt) : ''
  }
  return (
    <Confirm
      title={text('close.question')}
      confirmLabel={text('close.button')}
      cancelLabel={text('cancelButton')}
      tone="danger"
      isBusy={close.isPending}
      onConfirm={() => close.mutate()}
      onCancel={onClose}
    >
      {terms?.hasMoney && <p role="alert">{text('close.hasMoney')}</p>}
      <ul className={styles.list} aria-busy={terms === undefined}>
        <li>{text('close.now')}</li>
        <li>{text('close.signIns', { date: dateOf('signIns') })}</li>
        <li>{text('close.details', { date: dateOf('details') })}</li>
      </ul>
    </Confirm>
  )
}
