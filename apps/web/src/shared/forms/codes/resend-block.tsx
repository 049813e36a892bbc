import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { showAlert } from '../../alerts/alert-store.ts'
import { readFailure } from '../../failure/failure.ts'
import { localDigits } from '../../page/digits.ts'
import { usePage, useText } from '../../page/page-context.tsx'
import { isCodeLimit } from './codes.ts'
import { RESEND_DELAY_MS, minutesAndSeconds } from './resend.ts'
import styles from './verification-step.module.css'

/** When one may ask for another code, the button that does, or why there will be none. */
export function ResendBlock({ onResend }: { onResend: () => Promise<unknown> }) {
  const text = useText('globalComponents.phoneVerification')
  const { locale } = usePage()
  const [sentAtMs, setSentAtMs] = useState(() => Date.now())
  const leftMs = useLeft(sentAtMs + RESEND_DELAY_MS)
  const resend = useMutation({
    mutationFn: onResend,
    onSuccess: () => setSentAtMs(Date.now()),
    onError: (error) => {
      if (isCodeLimit(error)) return
      const effect = readFailure(error)
      showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
    },
  })

  if (isCodeLimit(resend.error))
    return (
      <p role="alert" className={styles.limit}>
        {text('limitError')}
      </p>
    )
  if (leftMs > 0)
    return (
      <p className={styles.resend}>
        {text('timerLabel')}{' '}
        <span role="timer" className={styles.time}>
          {localDigits(minutesAndSeconds(leftMs), locale)}
        </span>
      </p>
    )
  return (
    <p className={styles.resend}>
      {text('receiveHint')}{' '}
      <Button size="small" variant="quiet" isPending={resend.isPending} onClick={() => resend.mutate()}>
        {text('resendButton')}
      </Button>
    </p>
  )
}

/** Milliseconds until an instant, by the second. */
function useLeft(untilMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const isOver = nowMs >= untilMs
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver, untilMs])
  return Math.max(0, untilMs - nowMs)
}
