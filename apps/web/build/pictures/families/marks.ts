import { rosette } from '../engrave.ts'
import type { Picture } from '../formats.ts'
import { letters } from '../lettering.ts'
import { cloths, colours } from '../palette.ts'
import { at, box, circle, document, line, path, rect } from '../svg.ts'
import { mark, suitRow } from '../things/brand.ts'
import { suits } from '../things/cards.ts'
import { clothGround } from '../things/table.ts'

const BYTES_MAX = 6000

/** One tone that stands out from ivory and from the darkest cloth by more than 3 to 1. */
const MIDTONE = '#76897f'

const stroke = (d: string, width = 3) => line(d, MIDTONE, width)

/** A mark of one colour for the foot of the page, 72 x 48. */
const footMark = (name: string, drawn: string): Picture => ({ name, svg: document(72, 48, drawn), bytesMax: 2000 })

export const payments: readonly Picture[] = [
  footMark(
    'payment-card',
    path(box(36, 24, 60, 38, 6), { stroke: MIDTONE, width: 3 }) +
      rect(6, 14, 60, 7, 0, { fill: MIDTONE }) +
      stroke('M14 34H28M34 34H40'),
  ),
  footMark(
    'payment-crypto',
    path('M36 4 54 14.4V33.6L36 44 18 33.6V14.4Z', { stroke: MIDTONE, width: 3, isSoft: true }) +
      path('M36 14 45 19V29L36 34 27 29V19Z', { fill: MIDTONE }) +
      stroke('M4 24H11M61 24H68M9 10 14 13M63 10 58 13M9 38 14 35M63 38 58 35', 2.4),
  ),
  footMark(
    'payment-bank',
    path('M8 17 36 4 64 17V20H8Z', { fill: MIDTONE }) +
      stroke('M16 25V36M29.3 25V36M42.7 25V36M56 25V36', 5) +
      rect(8, 40, 56, 5, 1, { fill: MIDTONE }),
  ),
]

const disc = (fill: string, rim: string) =>
  circle(32, 32, 31, { fill: colours.ink }) + circle(32, 32, 29.5, { fill, stroke: rim, width: 3 })

export const notices: readonly Picture[] = [
  {
    name: 'age-18',
    svg: document(
      64,
      64,
      disc('#14382a', colours.brass) + letters(32, 32, { text: '18+', size: 25, fill: colours.ivory, spacing: -0.04 }),
    ),
    bytesMax: BYTES_MAX,
  },
  {
    name: 'safer-play',
    svg: document(
      64,
      64,
      disc('#14382a', colours.brass) +
        path('M32 12C38 16 44 17 49 17C50 32 44 45 32 52C20 45 14 32 15 17C20 17 26 16 32 12Z', {
          fill: colours.ivory,
        }) +
        at(32, 32, path(suits.heart, { fill: colours.oxblood }), 0, 0.4),
    ),
    bytesMax: BYTES_MAX,
  },
]

/** The cover of a game that has none: the house's mark on its cloth. */
function cover(width: number, height: number): string {
  const [x, y] = [width / 2, height / 2]
  return document(
    width,
    height,
    clothGround({ width, height, cloth: cloths.green, lamp: [0.5, 0.4], weave: 4 }) +
      at(x, y, rosette(12, 82, 34, colours.brass, 1, 0.35)) +
      rect(9, 9, width - 18, height - 18, 8, { stroke: colours.brass, width: 1.5, opacity: 0.7 }) +
      [
        [22, 22],
        [width - 22, 22],
        [22, height - 22],
        [width - 22, height - 22],
      ]
        .map(([cx, cy], index) =>
          at(
            cx!,
            cy!,
            path(suits[(['spade', 'heart', 'club', 'diamond'] as const)[index]!], { fill: colours.brass }),
            0,
            0.16,
          ),
        )
        .join('') +
      at(x - 34, y - 34, mark, 0, 2),
  )
}

export const defaults: readonly Picture[] = [
  { name: 'default-vertical', svg: cover(200, 300), bytesMax: BYTES_MAX },
  { name: 'default-square', svg: cover(200, 200), bytesMax: BYTES_MAX },
  {
    name: 'provider-default',
    svg: document(
      116,
      40,
      rect(1, 1, 114, 38, 8, { stroke: MIDTONE, width: 1.4 }) + at(58, 20, suitRow(66, 15, MIDTONE)),
    ),
    bytesMax: BYTES_MAX,
  },
]
