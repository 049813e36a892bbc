import { expect, it } from 'vitest'
import { csvCell, csvOf } from './csv.ts'

it('lets no cell begin a formula, and leaves amounts what they are', () => {
  for (const text of ['=1+1', '+49', '-2+3', '@SUM(A1)', '\t=1', '-1.5.2'])
    expect(csvCell(text).replace(/^"/, '')).toMatch(/^'/)
  for (const text of ['-12.50', '0.00', '2026-01-01T00:00:00.000Z', 'deposit:1', '']) expect(csvCell(text)).toBe(text)
})

it('quotes what would break a row', () => {
  expect(csvCell('a,"b"\nc')).toBe('"a,""b""\nc"')
  expect(csvCell('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`)
})

it('puts every value of a list into a column of its own, and an entry into a row', () => {
  const entries = [
    { id: 'a', endAt: null, tasks: [{ title: 'Rounds, ten', progress: 3 }] },
    {
      id: 'b',
      endAt: '2100-01-01T00:00:00.000Z',
      tasks: [
        { title: '=1+1', progress: 0 },
        { title: 'Two', progress: 1 },
      ],
    },
  ]
  expect(csvOf(entries)).toBe(
    [
      '\u{feff}id,endAt,tasks.1.title,tasks.1.progress,tasks.2.title,tasks.2.progress',
      'a,,"Rounds, ten",3,,',
      `b,2100-01-01T00:00:00.000Z,'=1+1,0,Two,1`,
      '',
    ].join('\r\n'),
  )
  expect(csvOf(['EUR'])).toBe('\u{feff}value\r\nEUR\r\n')
})
