import { expect, it } from 'vitest'
import { isNoticeDue } from './notice-period.ts'

const notice = { display: true, showFrom: '2026-03-01T00:00:00Z', showTo: '2026-04-01T00:00:00Z' }
const at = (instant: string) => Date.parse(instant)

it('a notice is due from its first moment on and before its last', () => {
  expect(isNoticeDue(notice, at('2026-02-28T23:59:59Z'))).toBe(false)
  expect(isNoticeDue(notice, at('2026-03-01T00:00:00Z'))).toBe(true)
  expect(isNoticeDue(notice, at('2026-04-01T00:00:00Z'))).toBe(false)
})

it('a notice that is switched off, missing or without readable dates is never due', () => {
  const now = at('2026-03-15T00:00:00Z')
  expect(isNoticeDue({ ...notice, display: false }, now)).toBe(false)
  expect(isNoticeDue(undefined, now)).toBe(false)
  expect(isNoticeDue({ ...notice, showFrom: 'soon' }, now)).toBe(false)
})
