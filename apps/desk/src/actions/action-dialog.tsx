import { ApiFailure } from '@baize/client'
import type { OperatorForm, OperatorFormField } from '@baize/contract/operator-form'
import { Button } from '@baize/ui/button'
import { CopyField } from '@baize/ui/copy-field'
import { Dialog, DialogActions } from '@baize/ui/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { textOf } from '../format/text.ts'
import { fieldWord, Value } from '../format/value.tsx'
import { type ActionName, formOf } from '../screens/part.ts'
import { callByName, newRequestKey } from '../session/api.ts'
import { failureWords } from '../session/failure-words.ts'
import { say, useSettings } from '../words/settings.tsx'
import type { Words } from '../words/words.ts'
import styles from './action-dialog.module.css'
import { Answer } from './answer.tsx'
import { tellDone } from './done.ts'
import { FieldInput } from './field-input.tsx'
import { type FormValues, isKnown, type Problem, readValues, type Row, startValues } from './form.ts'

/** Answers that hold something for the one who asked: what is told once, or what was asked for. */
const ANSWERS = new Set<ActionName>([
  'createOperator',
  'inviteOperator',
  'registerCompany',
  'rotateCompanySecret',
  'previewBonus',
  'previewQuest',
  'previewWheel',
  'takeBackWheelSpins',
  'correctBalance',
])
const TOLD_ONCE = new Set<ActionName>(['createOperator', 'inviteOperator', 'registerCompany', 'rotateCompanySecret'])

/** What can be looked at before it is done: by which operation, with the same words. */
const PREVIEWS: Readonly<Partial<Record<ActionName, ActionName>>> = { createBroadcast: 'previewBroadcast' }

/** What cannot be taken back, or shuts somebody out. */
const GRAVE = new Set<ActionName>([
  'blockPlayer',
  'cancelHeldBonus',
  'cancelHeldFreeSpins',
  'cancelJobs',
  'failDeposit',
  'refuseCorrection',
  'refuseWin',
  'refuseWithdrawal',
  'removePlayerPasskey',
  'removePlayerSecondFactor',
  'rotateCompanySecret',
  'stopBroadcast',
  'takeBackWheelSpins',
  'voidTicket',
])

export interface ActionDialogProps {
  action: ActionName
  /** What is known of the subject: members of the place, and of the row. */
  known: Row
  /** What it is about, in a line. */
  subject?: string
  onClose: () => void
}

/** Asks for whatever an operation takes, sends it, and says in words why it was refused. */
export function ActionDialog({ action, known, subject, onClose }: ActionDialogProps) {
  const { words, language } = useSettings()
  const cache = useQueryClient()
  const form = formOf(action)
  const [values, setValues] = useState<FormValues>(() => startValues(action, form, known))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [error, setError] = useState<string | null>(null)
  const [isPending, setIsPending] = useState(false)
  const [answer, setAnswer] = useState<Row | null>(null)
  /** What the preview said of the words as they stand. */
  const [seen, setSeen] = useState<Row | null>(null)
  /** The same words sent again carry the same key; other words are another attempt. */
  const attempt = useRef<{ text: string; key: string } | null>(null)

  const fields = form.fields.filter((field) => field.part !== 'query' && !isKnown(field, known))
  const told = form.fields.filter((field) => isKnown(field, known) && field.name !== 'ids')

  const read = (of: OperatorForm) => {
    const { input, problems: found } = readValues(of, values)
    setProblems(problemWords(found, of.fields, words))
    setError(null)
    return Object.keys(found).length > 0 ? null : input
  }
  const fail = (failure: unknown) => {
    setError(failureWords(failure, words))
    if (failure instanceof ApiFailure) setProblems(refusedFields(failure, words, language === 'en'))
  }

  const preview = PREVIEWS[action]
  const look = async (by: ActionName) => {
    const input = read(formOf(by))
    if (!input) return
    setIsPending(true)
    try {
      const { data } = await callByName(by, input, { requestKey: newRequestKey() })
      setSeen(data as Row)
    } catch (failure) {
      fail(failure)
    }
    setIsPending(false)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    const input = read(form)
    if (!input) return
    const text = JSON.stringify(input)
    if (attempt.current?.text !== text) attempt.current = { text, key: newRequestKey() }
    setIsPending(true)
    try {
      const { data } = await callByName(action, input, {
        requestKey: form.isKeyed ? attempt.current.key : undefined,
      })
      if (!ANSWERS.has(action)) tellDone(say(words.desk.done, { action: words.actions[action] }))
      await cache.invalidateQueries()
      if (ANSWERS.has(action)) setAnswer(data as Row)
      else onClose()
    } catch (failure) {
      fail(failure)
    }
    setIsPending(false)
  }

  const title = words.actions[action]
  if (answer)
    return (
      <Dialog title={`${title}: ${words.desk.result}`} closeLabel={words.desk.close} onClose={onClose}>
        {TOLD_ONCE.has(action) && <p className={styles.once}>{words.desk.onceOnly}</p>}
        {(['invitation', 'secret'] as const)
          .filter((name) => typeof answer[name] === 'string')
          .map((name) => (
            <CopyField
              key={name}
              label={words.fields[name]}
              value={textOf(answer[name])}
              copyLabel={words.desk.copy}
              copiedLabel={words.desk.copied}
              promptLabel={words.desk.copyByHand}
            />
          ))}
        <Answer of={action} answer={answer} />
      </Dialog>
    )

  return (
    <Dialog title={title} closeLabel={words.desk.close} onClose={onClose} isBusy={isPending}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
        }}
      >
        <p className={styles.hint}>{words.hints[action]}</p>
        {subject ? (
          <p className={styles.line}>{subject}</p>
        ) : (
          told.length > 0 && (
            <dl className={styles.subject}>
              {told.map((field) => (
                <div key={field.name}>
                  <dt>{fieldWord(words, field.name)}</dt>
                  <dd>
                    <Value name={`told ${field.name}`} value={known[field.name]} of={field} row={known} />
                  </dd>
                </div>
              ))}
            </dl>
          )
        )}
        {fields.map((field, index) => (
          <FieldInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={problems[field.name] ?? null}
            isFirst={index === 0}
            onChange={(value) => {
              setSeen(null)
              setValues((before) => ({ ...before, [field.name]: value }))
            }}
          />
        ))}
        {preview && seen && (
          <section aria-label={words.actions[preview]} aria-live="polite">
            <Answer of={preview} answer={seen} />
          </section>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {words.desk.cancel}
          </Button>
          {preview && (
            <Button onClick={() => void look(preview)} isPending={isPending}>
              {words.actions[preview]}
            </Button>
          )}
          <Button type="submit" variant={GRAVE.has(action) ? 'danger' : 'accent'} isPending={isPending}>
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function problemWords(
  problems: Readonly<Record<string, Problem>>,
  fields: readonly OperatorFormField[],
  { problems: sentences }: Words,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => {
      const field = fields.find((known) => known.name === name)
      const min = problem === 'short' ? field?.lengthMin : field?.min
      const max = problem === 'long' ? field?.lengthMax : field?.max
      return [name, say(sentences[problem], { min: min ?? 0, max: max ?? 0 })]
    }),
  )
}

/** What the platform says of each field. Its sentences are English, so another language gets one of its own. */
function refusedFields({ fields }: ApiFailure, words: Words, isEnglish: boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentences]) => [name, isEnglish ? sentences.join(' ') : words.problems.invalid]),
  )
}
