import { expect, it } from 'vitest'
import { isCpfNumber, maskedName } from '../src/people.ts'

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
