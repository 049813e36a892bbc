import { Button } from '@baize/ui/button'
import { CopyField } from '@baize/ui/copy-field'
import { QrCode } from '@baize/ui/qr-code'
import { TextField } from '@baize/ui/text-field'
import { type FormEvent, useState } from 'react'
import { Link } from '../place/link.tsx'
import { say, useWords } from '../words/settings.tsx'
import { api } from './api.ts'
import { DoorFrame } from './door-frame.tsx'
import styles from './door.module.css'
import { failureWords } from './failure-words.ts'

interface Enrolment {
  name: string
  authenticatorUri: string
  authenticatorKey: string
}

/** Takes an invitation: the authenticator first, which a code proves, and then a password. */
export function AcceptInvitation() {
  const words = useWords()
  const [invitation, setInvitation] = useState('')
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isDone, setIsDone] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsPending(true)
    setError(null)
    try {
      if (!enrolment) setEnrolment(await api.call('readInvitation', { body: { invitation: invitation.trim() } }))
      else {
        await api.call('acceptInvitation', {
          body: { invitation: invitation.trim(), password, code: code.replaceAll(/\s/g, '') },
        })
        setIsDone(true)
      }
    } catch (failure) {
      setError(failureWords(failure, words))
    }
    setIsPending(false)
  }

  return (
    <DoorFrame title={words.accept.title}>
      {isDone ? (
        <p className={styles.note} role="status">
          {words.accept.done}
        </p>
      ) : (
        <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
          {enrolment ? (
            <>
              <h2>{words.accept.authenticator}</h2>
              <p>{say(words.accept.authenticatorText, { name: enrolment.name })}</p>
              <div className={styles.code}>
                <QrCode text={enrolment.authenticatorUri} label={say(words.accept.qr, { name: enrolment.name })} />
              </div>
              <CopyField
                label={words.accept.key}
                value={enrolment.authenticatorKey}
                copyLabel={words.desk.copy}
                copiedLabel={words.desk.copied}
                promptLabel={words.desk.copyByHand}
              />
              <input type="hidden" autoComplete="username" value={enrolment.name} readOnly />
              <TextField
                label={words.accept.password}
                type="password"
                value={password}
                onChange={setPassword}
                autoComplete="new-password"
              />
              <TextField
                label={words.accept.code}
                value={code}
                onChange={setCode}
                inputMode="numeric"
                autoComplete="one-time-code"
              />
            </>
          ) : (
            <TextField
              label={words.accept.invitation}
              hint={words.accept.invitationHint}
              value={invitation}
              onChange={setInvitation}
              autoComplete="off"
              spellCheck={false}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is this form and nothing else
              autoFocus
            />
          )}
          {error && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
          <Button type="submit" variant="accent" isWide isPending={isPending}>
            {enrolment ? words.accept.submit : words.accept.go}
          </Button>
        </form>
      )}
      <Link href="/" className={styles.link}>
        {words.accept.toSignIn}
      </Link>
    </DoorFrame>
  )
}
