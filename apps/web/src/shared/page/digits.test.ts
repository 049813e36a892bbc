import { expect, it } from 'vitest'
import { localDigits, plainDigits } from './digits.ts'

it('digits turn into those of the locale and back', () => {
  expect(localDigits('10.5', 'fa')).toBe('۱۰.۵')
  expect(localDigits('10.5', 'en')).toBe('10.5')
  expect(plainDigits('۱۰٫۵ ٣')).toBe('10٫5 3')
})
