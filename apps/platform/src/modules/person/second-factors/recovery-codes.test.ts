import { expect, it } from 'vitest'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts'

it('makes ten codes that can be read out, none like another', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z02-9]{6}(-[a-hjkmnp-z02-9]{6}){3}$/)
})

it('knows a code again however it is typed', () => {
  const [code] = newRecoveryCodes()
  expect(hashRecoveryCode(` ${code!.toUpperCase().replaceAll('-', ' ')} `)).toEqual(hashRecoveryCode(code!))
})
