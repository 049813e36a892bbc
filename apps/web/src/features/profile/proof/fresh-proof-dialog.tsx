import type { ProofWay } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { Skeleton } from '@baize/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DialogViewProps } from '../../../shared/dialogs/registry-types.ts'
import styles from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/page/page-context.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { ProveByCode } from './prove-by-code.tsx'
import { ProveByFactor } from './prove-by-factor.tsx'
import { ProveByPasskey } from './prove-by-passkey.tsx'
import { ProveByPassword } from './prove-by-password.tsx'
import { proofWaysQuery } from './queries.ts'

export interface FreshProofProps {
  /** The proof was given. */
  onAnswer: (answer: true) => void
}

/** Asks once more who somebody is, before something that a thief of the session must not do. */
export function FreshProofDialog({ onAnswer, onClose, closesOnOverlay }: DialogViewProps & FreshProofProps) {
  const text = useText('modals.freshProof')
  const shell = useText('layout.shell')
  const known = useQuery(proofWaysQuery())
  const [chosen, setChosen] = useState<ProofWay | null>(null)
  const ways = known.data?.ways ?? []
  const way = chosen ?? ways[0]
  const done = () => {
    onAnswer(true)
    onClose()
  }
  return (
    <Dialog
      title={text('title')}
      size="small"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.form}>
        <p className={styles.lead}>{text('description')}</p>
        {known.isPending && <Skeleton />}
        {known.isError && <Button onClick={() => void known.refetch()}>{text('retryButton')}</Button>}
        {way === 'passkey' && <ProveByPasskey onDone={done} />}
        {way === 'password' && <ProveByPassword onDone={done} />}
        {(way === 'authenticator' || way === 'recovery') && <ProveByFactor key={way} by={way} onDone={done} />}
        {way === 'code' && <ProveByCode goesTo={known.data!.codeGoesTo!} onDone={done} />}
        {known.data && way === undefined && <NoWay onClose={onClose} />}
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" isWide onClick={() => setChosen(other)}>
              {text(`${other}.switchButton`)}
            </Button>
          ))}
      </div>
    </Dialog>
  )
}

/** Whoever has neither a password nor a confirmed contact proves it by signing in anew. */
function NoWay({ onClose }: { onClose: () => void }) {
  const text = useText('modals.freshProof')
  const { signOut } = useSession()
  const leave = () => {
    // What waits for the proof may hold the session's lock.
    onClose()
    void signOut()
  }
  return (
    <>
      <p role="alert">{text('none.description')}</p>
      <Button variant="accent" size="large" isWide onClick={leave}>
        {text('none.button')}
      </Button>
    </>
  )
}
