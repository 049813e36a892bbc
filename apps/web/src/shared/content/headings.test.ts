import { expect, it } from 'vitest'
import { headingsIn } from './headings.ts'

it('lists the headings of the second level that have an address', () => {
  const text = {
    $md: [
      ['h2', ['What it ', ['em', ['costs']]], 'what-it-costs'],
      ['p', ['…']],
      ['h3', ['In detail'], 'in-detail'],
      ['h2', ['No address']],
    ],
  } as const
  expect(headingsIn(text)).toEqual([{ id: 'what-it-costs', words: 'What it costs' }])
})
