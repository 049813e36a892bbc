import { expect, it } from 'vitest'
import { createPacks } from '../../../ground/packs/index.ts'
import { checkField } from './field-checks.ts'

const rules = createPacks({ countries: [], licence: null, folder: null }).rulesOf(null, new Date())
const packs = { rulesOf: (country: string | null) => ({ ...rules, minimumAge: country === 'EE' ? 21 : 18 }) }
const context = {
  packs,
  settings: { currencies: [], countries: [], fields: [] },
  today: '2026-03-01',
  country: 'DE',
}

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

it('asks for names of two letters', () => {
  expect(checkField('firstName', '李', context)).toEqual({ code: 'min', values: { min: 2 } })
  expect(checkField('firstName', '李娜', context)).toBeNull()
  expect(checkField('city', 'Å', context)).toBeNull()
})

it.each([
  ['18', null],
  ['17', { code: 'minAge', values: { min: 18 } }],
  ['121', { code: 'maxValue', values: { max: 120 } }],
  ['18.5', { code: 'integer' }],
  ['-20', { code: 'integer' }],
  ['old', { code: 'integer' }],
])('judges the age %s as %j', (value, issue) => {
  expect(checkField('age', value, context)).toEqual(issue)
})

it('asks of people what the pack of their country asks', () => {
  const tallinn = { ...context, country: 'EE' }
  expect(checkField('birthdate', '2005-03-02', tallinn)).toEqual({ code: 'minAge', values: { min: 21 } })
  expect(checkField('birthdate', '2005-03-01', tallinn)).toBeNull()
  expect(checkField('age', '20', tallinn)).toEqual({ code: 'minAge', values: { min: 21 } })
})
