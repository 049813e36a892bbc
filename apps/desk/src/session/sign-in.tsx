import { ApiFailure } from '@baize/client'
import { operatorRoles, type OperatorRole } from '@baize/contract/kinds'
import { Button } from '@baize/ui/button'
import { Select } from '@baize/ui/select'
import { TextField } from '@baize/ui/text-field'
import { type FormEvent, useState } from 'react'
import { Link } from '../place/link.tsx'
import { useWords } from '../words/settings.tsx'
import { api } from './api.ts'
import styles from './door.module.css'
import { DoorFrame } from './door-frame.tsx'
import { failureWords } from './failure-words.ts'
import { useSessionState } from './session.tsx'

/** Asks for name, password and code, and for the role where there are several. The address stays where it was. */
export function SignIn() {
  const words = useWords()
  const { isOver, begin } = useSessionState()
  const [fields, setFields] = useState({ name: '', password: '', code: '' })
  const [role, setRole] = useState('')
  const [isRoleAsked, setIsRoleAsked] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const put = (name: keyof typeof fields) => (value: string) => setFields((known) => ({ ...known, [name]: value }))

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsPending(true)
    setError(null)
    try {
      const body = { ...fields, name: fields.name.trim(), code: fields.code.replaceAll(/\s/g, '') }
      const reply = await api.call('createOperatorSession', {
        body: { ...body, role: (role || undefined) as OperatorRole | undefined },
      })
      begin({
        operatorId: reply.operator.id,
        name: reply.operator.name,
        role: reply.role,
        roles: reply.operator.roles,
        endsAt: reply.endsAt,
      })
    } catch (failure) {
      const isRoleWrong = failure instanceof ApiFailure && failure.issues['role'] !== undefined
      setIsRoleAsked((known) => known || isRoleWrong)
      if (isRoleWrong) setError(words.signIn.roleHint)
      else if (failure instanceof ApiFailure && [401, 422].includes(failure.status)) setError(words.signIn.wrong)
      else setError(failureWords(failure, words))
      setIsPending(false)
    }
  }

  return (
    <DoorFrame title={words.signIn.title}>
      {isOver && <p className={styles.note}>{words.signIn.over}</p>}
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.signIn.name}
          value={fields.name}
          onChange={put('name')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form and nothing else
          autoFocus
        />
        <TextField
          label={words.signIn.password}
          type="password"
          value={fields.password}
          onChange={put('password')}
          autoComplete="current-password"
        />
        <TextField
          label={words.signIn.code}
          value={fields.code}
          onChange={put('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        {isRoleAsked && (
          <Select
            label={words.signIn.role}
            value={role}
            onChange={setRole}
            placeholder={words.signIn.role}
            options={operatorRoles.map((value) => ({ value, label: words.roles[value] }))}
          />
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <Button type="submit" variant="accent" isWide isPending={isPending}>
          {words.signIn.submit}
        </Button>
      </form>
      <Link href="/invitation" className={styles.link}>
        {words.signIn.invitation}
      </Link>
    </DoorFrame>
  )
}
