import { operatorForms } from '@baize/contract/operator-forms'
import { operatorRoutes } from '@baize/contract/operator-routes'
import { expect, it } from 'vitest'
import type { OperatorForm } from '@baize/contract/operator-form'
import { choicesOf } from '../format/format.ts'
import { screens } from '../screens/screens.ts'
import { en } from './en.ts'

const forms: Readonly<Record<string, OperatorForm>> = operatorForms

/** Of the session itself, which has pages of its own. */
const DOORS = ['acceptInvitation', 'closeOperatorSession', 'createOperatorSession', 'readInvitation']

it('every field that a form or a filter asks for has a word', () => {
  const asked = Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name))
  expect([...new Set(asked)].filter((name) => !Object.hasOwn(en.fields, name))).toEqual([])
})

it('every choice of an enumeration has a word, where one is asked for or shown in a column', () => {
  const shown = screens.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      const { fields, reply } = forms[part.operation]!
      return part.kind === 'list' ? [...fields, ...part.columns.map((name) => reply[name])] : Object.values(reply)
    }),
  )
  const asked = Object.values(forms).flatMap(({ fields }) => fields)
  const names = [...shown, ...asked].flatMap((value) => choicesOf(value?.choices).map(([name]) => name))
  expect([...new Set(names)].filter((name) => !Object.hasOwn(en.choices, name))).toEqual([])
})

it('every write has a name and a sentence', () => {
  const writes = Object.entries(operatorRoutes).filter(([name, [method]]) => method !== 'GET' && !DOORS.includes(name))
  const names = writes.map(([name]) => name)
  expect(names.toSorted()).toEqual(Object.keys(en.actions).toSorted())
  expect(names.toSorted()).toEqual(Object.keys(en.hints).toSorted())
})
