import { letters, widthOf } from '../lettering.ts'
import { colours } from '../palette.ts'
import { at, path, rect } from '../svg.ts'
import { suits } from './cards.ts'

/** The house's mark, 34 x 34 from its corner: a brass-rimmed table seen from above, with the letter of the house. */
export const mark =
  rect(1, 1, 32, 32, 10, { fill: colours.brass }) +
  rect(4, 4, 26, 26, 7.5, { fill: '#14382a' }) +
  path(
    'M12 9.5h5.6c3 0 4.9 1.4 4.9 3.8 0 1.7-1 2.9-2.6 3.3 2 .3 3.4 1.7 3.4 3.8 0 2.7-2.1 4.3-5.4 4.3H12v-1l1.5-.4V10.900L12 10.500Zm4.4 6.400h1c1.4 0 2.1-.8 2.1-2.400s-.7-2.3-2.1-2.300h-1Zm0 7h1.300c1.6 0 2.4-.9 2.4-2.700s-.9-2.6-2.6-2.600h-1.100Z',
    { fill: '#f7f0dd' },
  )

const NAME = { text: 'Baize', spacing: -0.02 }

/** Mark and name in one line, `height` high, its upper left corner at the origin. */
export function lockup(height: number, fill: string): string {
  const size = height * 0.92
  const left = height * 1.26
  return (
    at(0, 0, mark, 0, height / 34) + letters(left + widthOf({ ...NAME, size }) / 2, height / 2, { ...NAME, size, fill })
  )
}

/** The four suits in a row, as wide as `width`, about the origin. */
export const suitRow = (width: number, size: number, fill: string) =>
  (['spade', 'heart', 'club', 'diamond'] as const)
    .map((suit, index) => at((index / 3 - 0.5) * width, 0, path(suits[suit], { fill }), 0, size / 60))
    .join('')
