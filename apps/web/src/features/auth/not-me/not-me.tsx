import { Button } from '@baize/ui/button'
import { useState } from 'react'
import { showAlert } from '../../../shared/alerts/alert-store.ts'
import { api } from '../../../shared/api.ts'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { readFailure } from '../../../shared/failure/failure.ts'
import { isRefused } from '../../../shared/failure/is-refused.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { one, parseSearch, stringifySearch } from '../../../shared/page/search.ts'
import { session } from '../../../shared/session/session.ts'
import styles from './not-me.module.css'

/** What came of it: a password is chosen here, or with the help of the house, or the link is over. */
type Step = 'done' | 'moved' | 'over'

/** One button, for whoever did not sign in themselves; then the way to a password that nobody else knows. */
export function NotMe() {
  const text = useText('pages.notMe')
  const info = usePage()
  const dialogs = useDialogs()
  const [isBusy, setIsBusy] = useState(false)
  const [step, setStep] = useState<Step | null>(null)
  const [resetCode, setResetCode] = useState('')

  const disown = async () => {
    setIsBusy(true)
    try {
      const { code } = await api.call('disownSignIn', { body: { code: codeOfAddress() } })
      session.forget()
      setResetCode(code)
      setStep(code === '' ? 'moved' : 'done')
    } catch (error) {
      const effect = readFailure(error)
      if (isOver(error)) setStep('over')
      else if (effect.kind === 'alert') showAlert(effect.key)
    } finally {
      setIsBusy(false)
    }
  }

  // A fresh load each time, so that nothing is left of the code in the address.
  const go = (path: string) => location.replace(hrefIn(info, path))
  const press: Record<Step, () => void> = {
    over: () => dialogs.open('forgot-pass'),
    moved: () => go('/contact'),
    done: () => go(`/${stringifySearch({ 'reset-pass': 'true', resetCode })}`),
  }
  return (
    <div className={styles.page}>
      <span className={styles.mark} aria-hidden="true">
        <Icon name="shield" size={40} />
      </span>
      <div className={styles.words} role={step ? 'status' : undefined}>
        <h1 className={styles.title}>{text(step ? `${step}.title` : 'title')}</h1>
        <p className={styles.description}>{text(step ? `${step}.description` : 'description')}</p>
      </div>
      <Button
        variant={step ? 'accent' : 'danger'}
        size="large"
        isPending={isBusy}
        onClick={step ? press[step] : () => void disown()}
      >
        {text(step ? `${step}.button` : 'button')}
      </Button>
    </div>
  )
}

function codeOfAddress(): string {
  return one(parseSearch(location.search), 'state') ?? ''
}

/** The link was used already, or is too old, or none of ours. */
function isOver(error: unknown): boolean {
  return isRefused(error, 'confirmation_code_wrong') || isRefused(error, 'validation')
}
