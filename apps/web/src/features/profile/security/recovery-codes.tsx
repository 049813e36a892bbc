import { Button } from '@baize/ui/button'
import { CopyButton } from '@baize/ui/copy-field'
import { useEffect, useRef } from 'react'
import { useText } from '../../../shared/page/page-context.tsx'
import styles from './second-factor.module.css'

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = useText('profile.security')
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className={styles.setUp} role="group" aria-labelledby="recovery-codes-title">
      <h3 id="recovery-codes-title" className={styles.title}>
        {text('secondFactor.codes.title')}
      </h3>
      <p>{text('secondFactor.codes.description')}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton
          value={codes.join('\n')}
          copyLabel={text('secondFactor.codes.copyLabel')}
          copiedLabel={text('secondFactor.copiedLabel')}
          promptLabel={text('secondFactor.codes.copyLabel')}
          isLabelShown
        />
        <Button variant="accent" onClick={onDone}>
          {text('secondFactor.codes.doneButton')}
        </Button>
      </div>
    </div>
  )
}
