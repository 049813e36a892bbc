import { ONE_TIME_CODE_LENGTH } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { CodeField } from '@baize/ui/code-field'
import { TextField } from '@baize/ui/text-field'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { api } from '../../../shared/api.ts'
import { isCodeWrong } from '../../../shared/forms/codes/codes.ts'
import styles from '../../../shared/forms/forms.module.css'
import { useText } from '../../../shared/page/page-context.tsx'
import { showRefusal } from '../queries.ts'

/** The second factor of whoever set one up: the code of the authenticator, or one of the recovery codes. */
export function ProveByFactor({ by, onDone }: { by: 'authenticator' | 'recovery'; onDone: () => void }) {
  const text = useText('modals.freshProof')
  const [code, setCode] = useState('')
  // The dialog gives the focus as it opens; a field that comes later takes it.
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const prove = useMutation({
    mutationFn: (given: string) => api.call('giveProof', { body: { by, code: given } }),
    onSuccess: onDone,
    onError: (error) => {
      if (!isCodeWrong(error)) showRefusal(error)
    },
  })
  const error = isCodeWrong(prove.error) ? text(`${by}.wrong`) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '' && !prove.isPending) prove.mutate(code.trim())
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
        isBusy={prove.isPending}
        data-autofocus=""
        onChange={setCode}
        onComplete={(given) => prove.mutate(given)}
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
      <Button type="submit" variant="accent" size="large" isWide isPending={prove.isPending}>
        {text('confirmButton')}
      </Button>
    </form>
  )
}
