import { expect, it } from 'vitest'
import { fieldToInstant, instantToField } from './instant-field.ts'

it.each(['utc', 'local'] as const)('an instant on %s clocks comes back as it was typed', (zone) => {
  expect(instantToField(fieldToInstant('2100-03-28T12:30', { zone }), { zone })).toBe('2100-03-28T12:30')
  expect(instantToField('', { zone })).toBe('')
  expect(fieldToInstant('', { zone })).toBe('')
})

it('is of UTC where the reader reads times so', () => {
  expect(fieldToInstant('2100-03-28T12:30', { zone: 'utc' })).toBe('2100-03-28T12:30:00.000Z')
})
