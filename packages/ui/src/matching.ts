import { latinDigits } from './digits.ts'

interface Findable {
  label: string
  keywords?: string
}

/** Options whose label or keywords hold the text: first those that begin with it, then those with such a word. */
export function matching<Option extends Findable>(options: readonly Option[], typed: string): Option[] {
  const wanted = fold(typed)
  if (wanted === '') return [...options]
  const ranked = options.map((option) => ({ option, rank: rankOf(option, wanted) }))
  return ranked
    .filter(({ rank }) => rank < 3)
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ option }) => option)
}

function rankOf({ label, keywords = '' }: Findable, wanted: string): number {
  const words = fold(keywords).split(/\s+/)
  if (fold(label).startsWith(wanted) || words.includes(wanted)) return 0
  const all = fold(`${label} ${keywords}`)
  if (all.includes(` ${wanted}`)) return 1
  return all.includes(wanted) ? 2 : 3
}

/** Without accents and case, and with every digit as 0 to 9. */
function fold(text: string): string {
  return latinDigits(text).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
