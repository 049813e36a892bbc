import { expect, it } from 'vitest'
import { drawnWords, isolated } from './drawn-text.ts'

const turned = (text: string) => Array.from(text).toReversed().join('')

it('leaves text from left to right as it is', () => {
  expect(drawnWords('Paid in 1,234.50 EUR', 'ltr').join('')).toBe('Paid in 1,234.50 EUR')
})

it('sets words of Persian from right to left, each for the shaper to turn', () => {
  expect(drawnWords('موجودی آغاز دوره', 'rtl')).toEqual(['دوره', ' ', 'آغاز', ' ', 'موجودی'])
})

it('keeps figures and Latin words in a Persian line readable', () => {
  expect(drawnWords('مبلغ ۱۲٫۵۰ EUR', 'rtl')).toEqual(['EUR', ' ', turned('۱۲٫۵۰'), ' ', 'مبلغ'])
  expect(drawnWords('(واریز)', 'rtl')).toEqual([')واریز('])
  expect(drawnWords(`${isolated('\u200e−۱۰')} EUR`, 'rtl')).toEqual(['EUR', ' ', turned('−۱۰')])
})
