import type { PasskeyAssertion } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { useText } from '../../../shared/page/page-context.tsx'
import { knowsPasskeys, offersPasskeys, signByPasskey, stopWaiting } from '../../../shared/passkeys/passkeys.ts'
import { session } from '../../../shared/session/session.ts'
import { type Exclusion, exclusionOf } from './exclusion.ts'
import styles from './passkey-way.module.css'

/** Signs in by a passkey: chosen in the field for the name of the account, or asked for by a button. */
export function PasskeyWay({ onExcluded }: { onExcluded: (exclusion: Exclusion) => void }) {
  const text = useText('modals.signIn')
  const signIn = useMutation({
    mutationFn: async (chosen: PasskeyAssertion | null) => {
      const passkey = chosen ?? (await signByPasskey(await api.call('beginPasskeySignIn', {})))
      return passkey && api.call('createSessionByPasskey', { body: { passkey } })
    },
    onSuccess: (auth) => auth && session.signedIn(auth),
    onError: (error) => {
      const exclusion = exclusionOf(error)
      const effect = readFailure(error)
      if (exclusion) onExcluded(exclusion)
      else if (isRefused(error, 'account_blocked')) showAlert('profile.accountBlocked')
      else if (isRefused(error, 'passkey_refused')) showAlert('profile.passkeyRefused')
      else showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
    },
  })
  const choose = useEffectEvent((chosen: PasskeyAssertion) => signIn.mutate(chosen))

  useEffect(() => {
    let isLeft = false
    const wait = async () => {
      if (!(await offersPasskeys()) || isLeft) return
      const asked = await api.call('beginPasskeySignIn', {})
      const chosen = isLeft ? null : await signByPasskey(asked, { isOffered: true })
      if (chosen && !isLeft) choose(chosen)
    }
    // What cannot be offered in the field is there by the button.
    wait().catch(() => undefined)
    return () => {
      isLeft = true
      if (knowsPasskeys()) void stopWaiting()
    }
  }, [])

  if (!knowsPasskeys()) return null
  return (
    <div className={styles.way}>
      <Button size="large" isWide isPending={signIn.isPending} onClick={() => signIn.mutate(null)}>
        {text('passkeyButton')}
      </Button>
    </div>
  )
}
