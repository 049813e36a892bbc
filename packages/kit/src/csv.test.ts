import { expect, it } from 'vitest'
import { csvCell } from './csv.ts'

it('lets no cell begin a formula, and leaves amounts what they are', () => {
  for (const text of ['=1+1', '+49', '-2+3', '@SUM(A1)', '\t=1', '-1.5.2'])
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
  for (const text of ['-12.50', '0.00', '2026-01-01T00:00:00.000Z', 'deposit:1', '']) expect(csvCell(text)).toBe(text)
})

it('quotes what would break a row', () => {
  expect(csvCell('a,"b"\nc')).toBe('"a,""b""\nc"')
  expect(csvCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`)
})
