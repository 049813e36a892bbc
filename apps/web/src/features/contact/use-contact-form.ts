import { useEffect, useRef, useState } from 'react'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { api } from '../../shared/api.ts'
import { isThrottled } from '../../shared/failure/is-refused.ts'
import { type FieldErrors, readFailure } from '../../shared/failure/failure.ts'
import { email as emailRule, firstProblem } from '../../shared/fields/rules.ts'
import { useFieldMessage } from '../../shared/fields/use-field-message.ts'
import { useSession } from '../../shared/session/use-session.ts'

interface Values {
  email: string
  message: string
}
type Errors = Partial<Values>
type State = 'idle' | 'sending' | 'sent' | 'throttled' | 'failed'

const EMPTY: Values = { email: '', message: '' }

/** The form's values, what is wrong with them, and the way to the house. */
export function useContactForm() {
  const message = useFieldMessage()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState<Errors>({})
  const [state, setState] = useState<State>('idle')
  // A hook within an object would be compiled into a branch.
  const emailField = useRef<HTMLInputElement>(null)
  const messageField = useRef<HTMLTextAreaElement>(null)
  const refs = { email: emailField, message: messageField }
  useOwnEmail((email) => setValues((known) => (known.email === '' ? { ...known, email } : known)))

  const worded = (problem: FieldErrors[string] | undefined) => message(problem) ?? undefined
  const complain = (found: Errors) => {
    setErrors(found)
    const first = found.email ? refs.email : refs.message
    first.current?.focus()
  }
  const change = (part: Partial<Values>) => {
    setValues({ ...values, ...part })
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in part))))
    if (state !== 'sending') setState('idle')
  }
  const submit = async () => {
    if (state === 'sending') return
    const found = {
      email: message(firstProblem(values.email, { isRequired: true, rules: [emailRule] })),
      message: message(firstProblem(values.message, { isRequired: true, rules: [] })),
    }
    if (found.email || found.message)
      return complain({ email: found.email ?? undefined, message: found.message ?? undefined })
    setState('sending')
    try {
      await api.call('sendCommunication', { body: { email: values.email.trim(), message: values.message.trim() } })
      setState('sent')
      showAlert('global.sentMessage')
    } catch (error) {
      const effect = readFailure(error)
      setState(effect.kind === 'fields' ? 'idle' : stateOf(error))
      if (effect.kind === 'fields')
        complain({ email: worded(effect.fields.email), message: worded(effect.fields.message) })
    }
  }
  const startOver = () => {
    setValues({ ...EMPTY, email: values.email })
    setState('idle')
  }
  return { values, errors, state, refs, change, submit, startOver }
}

function stateOf(error: unknown): State {
  return isThrottled(error) ? 'throttled' : 'failed'
}

/** A player's own address, once it is known. */
function useOwnEmail(onKnown: (email: string) => void): void {
  const { isPlayer } = useSession()
  const known = useRef(onKnown)
  useEffect(() => {
    known.current = onKnown
  })
  useEffect(() => {
    if (!isPlayer) return
    let isLeft = false
    import('./own-email.ts')
      .then(({ readOwnEmail }) => readOwnEmail())
      .then((email) => email && !isLeft && known.current(email))
      // The address can be typed as well.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [isPlayer])
}
