import { expect, it } from 'vitest'
import { checkField, isCpfNumber } from './field-checks.ts'
import { maskedName } from './player.ts'

const context = { settings: { currencies: [], countries: [] }, today: '2026-03-01' }

it.each([
  ['2008-03-01', null],
  ['2008-03-02', { code: 'minAge', values: { min: 18 } }],
  ['2008-02-29', null],
  ['1906-03-01', null],
  ['1906-02-28', { code: 'date' }],
  ['2007-02-29', { code: 'date' }],
  ['2026-03-02', { code: 'date' }],
  ['0000-00-00', { code: 'date' }],
])('judges the birthdate %s as %j on 1 March 2026', (value, issue) => {
  expect(checkField('birthdate', value, context)).toEqual(issue)
})

it.each([
  ['52998224725', true],
  ['529.982.247-25', true],
  ['52998224724', false],
  ['52998224735', false],
  ['11111111111', false],
  ['5299822472', false],
  ['5299822472a', false],
])('takes %s as a Brazilian tax number: %s', (value, isOne) => {
  expect(isCpfNumber(value)).toBe(isOne)
})

it('asks for names of two letters', () => {
  expect(checkField('firstName', '李', context)).toEqual({ code: 'min', values: { min: 2 } })
  expect(checkField('firstName', '李娜', context)).toBeNull()
  expect(checkField('city', 'Å', context)).toBeNull()
})

it.each([
  ['anna.muster@example.com', 'anna.mus***'],
  ['anna@example.com', 'a***'],
  ['ann@example.com', 'a***'],
  ['a@example.com', 'a***'],
  ['@example.com', 'unknown'],
  ['', 'unknown'],
])('shows %j to others as %s', (email, name) => {
  expect(maskedName(email)).toBe(name)
})
