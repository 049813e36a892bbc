import type { OperatorOperationName, OperatorRole } from '@baize/contract'
import { operatorRoles } from '@baize/contract/kinds'
import { operatorForms } from '@baize/contract/operator-forms'
import { describe, expect, it } from 'vitest'
import { searchTries } from '../shell/search-fields.ts'
import { formOf, mayCall } from './part.ts'
import { findScreen, maySee, reachedOperations, screens } from './screens.ts'

/** Operations that no screen declares, and where they are instead. */
const ELSEWHERE: Readonly<Partial<Record<OperatorOperationName, string>>> = {
  acceptInvitation: 'the page of an invitation',
  readInvitation: 'the page of an invitation',
  createOperatorSession: 'the sign-in',
  closeOperatorSession: 'the button that signs out',
  getOperatorSelf: 'read when the page is opened',
  changeOperatorPassword: 'below the navigation',
  previewBroadcast: 'beside the button that writes the broadcast',
  blockPlayer: 'above the tabs of a player',
  unblockPlayer: 'above the tabs of a player',
}

describe('screens', () => {
  it('reach every operation of operators', () => {
    const reached = reachedOperations()
    const missing = Object.keys(operatorForms).filter((name) => !reached.has(name as OperatorOperationName))
    expect(missing.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted())
  })

  it('show columns that the operation answers with, and offer filters that it takes', () => {
    for (const { id, parts } of screens)
      for (const part of parts) {
        if (part.kind === 'record') continue
        const { reply, fields } = formOf(part.operation)
        expect(
          part.columns.filter((name) => !reply[name]),
          id,
        ).toEqual([])
        const asked = fields.filter((field) => field.part === 'query').map(({ name }) => name)
        const given = [...(part.filters ?? []), ...Object.keys(part.query ?? {}), ...Object.keys(part.given ?? {})]
        expect(
          given.filter((name) => !asked.includes(name)),
          id,
        ).toEqual([])
      }
  })

  it('give each action everything its path takes', () => {
    for (const { id, path, parts } of screens)
      for (const part of parts) {
        if (part.kind === 'record') continue
        const members = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
        const row = [...Object.keys(formOf(part.operation).reply), ...members, part.rowName]
        for (const action of part.actions ?? []) {
          const params = formOf(action).fields.filter((field) => field.part === 'params')
          expect(params.filter(({ name }) => !row.includes(name)).map(({ name }) => `${id} ${action} ${name}`)).toEqual(
            [],
          )
        }
      }
  })

  it('are told apart by their paths', () => {
    for (const screen of screens) {
      const path = `/${screen.path.replaceAll(/\{\w+\}/g, 'some-id')}`
      expect(findScreen(path)?.screen.id).toBe(screen.id)
    }
    expect(findScreen('/nowhere')).toBeNull()
  })
})

describe('roles', () => {
  const cells = operatorRoles.flatMap((role) => screens.map((screen): [OperatorRole, string] => [role, screen.id]))

  it.each(cells)('%s sees %s exactly where the contract lets it read a part of it', (role, id) => {
    const screen = screens.find((known) => known.id === id)!
    const isLet = screen.parts.some(({ operation }) => operatorForms[operation].roles.some((known) => known === role))
    expect(maySee(role, screen)).toBe(isLet)
  })

  it('keep what one of another role does out of reach', () => {
    expect(mayCall('support', 'approveWithdrawal')).toBe(false)
    expect(mayCall('risk', 'approveWithdrawal')).toBe(true)
    expect(mayCall('content', 'listPlayers')).toBe(false)
  })
})

it('a text is looked for as what it looks like', () => {
  const fields = (text: string) => searchTries(text).map(({ field }) => field)
  expect(fields('0f8fad5b-d9cb-469f-a165-70867728950e')).toEqual(['id'])
  expect(fields('anna@example.com')).toEqual(['email'])
  expect(fields('0F8FAD5B')[0]).toBe('number')
  expect(fields('+49 170 1234567')[0]).toBe('phone')
  expect(fields('anna')).toEqual(['nickname', 'email'])
  expect(fields(' ')).toEqual([])
})
