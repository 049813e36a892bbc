import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { EmptyState } from '@baize/ui/empty-state'
import { Skeleton } from '@baize/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { countriesQuery, registrationFieldsQuery } from './queries.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpPromo } from './sign-up-promo.tsx'
import { SwapButton } from './swap-button.tsx'
import styles from './sign-up-dialog.module.css'

/** Opens an account by e-mail. Closing asks first, because what was typed is lost then. */
export function SignUpDialog({ closesOnOverlay }: DialogViewProps) {
  const text = useText('modals.signUp')
  const shell = useText('layout.shell')
  const dialogs = useDialogs()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog
      title={text('title')}
      size="large"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      isBusy={isBusy}
      onClose={() => dialogs.open('sign-up-cancel')}
    >
      <div className={styles.panes}>
        <SignUpPromo />
        <div className={styles.form}>
          <LoadedForm onBusy={setIsBusy} />
          <SwapButton text={text.marked('loginButton')} onPress={() => dialogs.open('sign-in')} />
        </div>
      </div>
    </Dialog>
  )
}

function LoadedForm({ onBusy }: { onBusy: (isBusy: boolean) => void }) {
  const text = useText('modals.signUp')
  const fields = useQuery(registrationFieldsQuery())
  const countries = useQuery(countriesQuery())
  if (fields.data && countries.data)
    return <SignUpForm fields={fields.data} countries={countries.data} onBusy={onBusy} />
  if (fields.isError || countries.isError) {
    const retry = () => void Promise.all([fields.refetch(), countries.refetch()])
    return (
      <EmptyState
        title={text('failed.title')}
        action={
          <Button isPending={fields.isFetching || countries.isFetching} onClick={retry}>
            {text('failed.button')}
          </Button>
        }
      >
        {text('failed.description')}
      </EmptyState>
    )
  }
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index}>
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
