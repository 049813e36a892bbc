import type { AuthResult } from '@baize/contract'
import { onDialogEvent } from './dialog-events.ts'
import type { DialogName, DialogProps } from './dialog-props.ts'

/** What a dialog that is a question answers with, by its name. */
export interface Questions {
  'fresh-proof': true
  'second-factor': AuthResult
  agreements: true
  'still-there': true
}

type Question = keyof Questions & DialogName
/** What a question is asked with, beside where its answer goes. */
type Asked<Name extends Question> = Omit<DialogProps[Name], 'onAnswer'>
/** The answer is the dialog's own, by its name. */
type Open = (name: Question, props: { onAnswer: (answer: unknown) => void }) => void

let open: Open | null = null
const asked = new Map<Question, Promise<unknown>>()

/** The shell says how dialogs are opened. There is one page, so there is one shell. */
export function connectQuestions(opener: Open): void {
  open = opener
}

/** Asks the player by a dialog; `null` when it is closed without an answer. Who asks meanwhile shares the answer. */
export function askPlayer<Name extends Question>(
  name: Name,
  ...props: object extends Asked<Name> ? [] : [Asked<Name>]
): Promise<Questions[Name] | null> {
  const running = asked.get(name) ?? ask(name, props[0]).finally(() => asked.delete(name))
  asked.set(name, running)
  return running as Promise<Questions[Name] | null>
}

function ask<Name extends Question>(name: Name, props: object | undefined): Promise<Questions[Name] | null> {
  return new Promise((resolve) => {
    if (!open) return resolve(null)
    const stop = onDialogEvent((event) => {
      if (event.name === name && event.kind === 'closed') end(null)
    })
    const end = (answer: Questions[Name] | null) => {
      stop()
      resolve(answer)
    }
    open(name, { ...props, onAnswer: (answer) => end(answer as Questions[Name]) })
  })
}
