import { ONE_TIME_CODE_LENGTH } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { CodeField } from '@baize/ui/code-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useText } from '../../page/page-context.tsx'
import { ResendBlock } from './resend-block.tsx'
import styles from './verification-step.module.css'

interface VerificationStepProps {
  /** As the player wrote it, with its prefix. */
  phone: string
  /** Why the last code was not taken. */
  error: string | null
  isBusy: boolean
  onVerify: (code: string) => void
  /** Back to what was filled in. */
  onBack: () => void
  /** Sends another code; rejects when none was sent. */
  onResend: () => Promise<unknown>
}

/** Six digits that were sent to a phone. The last digit sends them; the button is there for those who paste. */
export function VerificationStep({ phone, error, isBusy, onVerify, onBack, onResend }: VerificationStepProps) {
  const text = useText('globalComponents.phoneVerification')
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === ONE_TIME_CODE_LENGTH && !isBusy) onVerify(code)
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <div className={styles.words}>
        <h3 className={styles.title}>{text('title')}</h3>
        <p className={styles.description}>{text('description')}</p>
        <bdi dir="ltr" className={styles.phone}>
          {phone}
        </bdi>
      </div>
      <CodeField
        ref={input}
        label={text('title')}
        isLabelHidden
        name="code"
        length={ONE_TIME_CODE_LENGTH}
        value={code}
        error={error}
        isBusy={isBusy}
        onChange={setCode}
        onComplete={onVerify}
      />
      <ResendBlock onResend={onResend} />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="accent"
          size="large"
          isWide
          isPending={isBusy}
          disabled={code.length < ONE_TIME_CODE_LENGTH}
        >
          {text('verifyButton')}
        </Button>
        <Button variant="quiet" isWide disabled={isBusy} onClick={onBack}>
          {text('backButton')}
        </Button>
      </div>
    </form>
  )
}
