import { fill } from '../../shared/content/text.ts'
import type { TermValue } from '../../shared/bonuses/bonus-terms.ts'

/** The words and formats a condition is told in. */
export interface TermWords {
  /** `from {amount}`; a text without the place stands before the amount. */
  from: string
  to: string
  yes: string
  no: string
  /** Stands before what is left out. */
  excluded: string
  kind: (kind: string) => string
  amount: (amount: number, currency: string) => string
  count: (count: number) => string
  /** Several names as one list. */
  list: (names: readonly string[]) => string
  /** The name of a studio or game; its id until the name is known. */
  name: (is: 'providers' | 'games', id: string) => string
}

/** A condition in words. */
export function wordsOf(value: TermValue, words: TermWords): string {
  switch (value.is) {
    case 'amount':
      return words.amount(value.amount, value.currency)
    case 'range': {
      const side = (template: string, amount: number | null) =>
        amount === null ? [] : [unbroken(around(template, words.amount(amount, value.currency)))]
      return [...side(words.from, value.from), ...side(words.to, value.to)].join(' ')
    }
    case 'times':
      return `×${words.count(value.times)}`
    case 'percent':
      return `${words.count(value.percent)}%`
    case 'count':
      return words.count(value.count)
    case 'flag':
      return value.flag ? words.yes : words.no
    case 'kind':
      return words.kind(value.kind)
    default: {
      const names = words.list(value.ids.map((id) => unbroken(words.name(value.is, id))))
      return value.isExcluded ? `${words.excluded} ${names}` : names
    }
  }
}

function around(template: string, amount: string): string {
  return template.includes('{amount}') ? fill(template, { amount }) : `${template} ${amount}`
}

/** Keeps a name, or an amount with its word, on one line. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0')
}
