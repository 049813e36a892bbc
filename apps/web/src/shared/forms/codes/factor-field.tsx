import type { GivenFactor } from '@baize/contract'
import { ONE_TIME_CODE_LENGTH } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { CodeField } from '@baize/ui/code-field'
import { TextField } from '@baize/ui/text-field'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Text } from '../../content/text.ts'
import styles from '../forms.module.css'

interface FactorFieldProps {
  by: GivenFactor['by']
  /** Has the words of each factor, and of the button of a recovery code. */
  text: Text
  isWrong: boolean
  isBusy: boolean
  onGive: (code: string) => void
}

/** The second factor: the code of the authenticator, given with its last digit, or one of the recovery codes. */
export function FactorField({ by, text, isWrong, isBusy, onGive }: FactorFieldProps) {
  const [code, setCode] = useState('')
  // The dialog gives the focus as it opens; a field that comes later takes it.
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const error = isWrong ? text(`${by}.wrong`) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !isBusy) onGive(code.trim())
  }
  if (by === 'authenticator')
    return (
      <CodeField
        ref={input}
        label={text('authenticator.label')}
        name="code"
        length={ONE_TIME_CODE_LENGTH}
        value={code}
        error={error}
        isBusy={isBusy}
        data-autofocus=""
        onChange={setCode}
        onComplete={onGive}
      />
    )
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={input}
        label={text('recovery.label')}
        name="recovery"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={code}
        error={error}
        onChange={setCode}
      />
      <Button type="submit" variant="accent" size="large" isWide isPending={isBusy}>
        {text('confirmButton')}
      </Button>
    </form>
  )
}
