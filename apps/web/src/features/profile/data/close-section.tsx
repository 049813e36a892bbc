import { Button } from '@baize/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { session } from '../../../shared/session/session.ts'
import { Section } from '../section.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { closingTermsQuery } from './queries.ts'
import styles from './proof-dialog.module.css'

/** The way to close the account: what happens to what is kept, with its dates, and the password once more. */
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
  const dateOf = (what: 'signIns' | 'details') => {
    const deletion = terms?.deletions.find((known) => known.what === what)
    return deletion ? format.date(deletion.deletedAt) : ''
  }
  return (
    <ProofDialog
      title={text('close.question')}
      confirmLabel={text('close.button')}
      tone="danger"
      act={(password) => session.endBy(() => api.call('closeAccount', { body: { password } }))}
      onDone={() => showAlert('profile.accountClosed')}
      onRefused={(error) => {
        if (!isRefused(error, 'account_not_empty')) return false
        showAlert('profile.accountNotEmpty')
        onClose()
        return true
      }}
      onClose={onClose}
    >
      {terms?.hasMoney && <p role="alert">{text('close.hasMoney')}</p>}
      <ul className={styles.list} aria-busy={terms === undefined}>
        <li>{text('close.now')}</li>
        <li>{text('close.signIns', { date: dateOf('signIns') })}</li>
        <li>{text('close.details', { date: dateOf('details') })}</li>
      </ul>
    </ProofDialog>
  )
}
