import { letters } from '../lettering.ts'
import { colours } from '../palette.ts'
import { at, box, mirrored, path, rect } from '../svg.ts'
import type { Thing } from './thing.ts'

export const suits = {
  spade:
    'M0-30C-8-16-26-6-26 9c0 10 7 15 14 15 5 0 8-2 10-5-1 7-3 10-7 13H9c-4-3-6-6-7-13 2 3 5 5 10 5 7 0 14-5 14-15C26-6 8-16 0-30Z',
  heart: 'M0 30C-10 18-28 6-28-10c0-10 7-17 15-17 6 0 10 3 13 8 3-5 7-8 13-8 8 0 15 7 15 17C28 6 10 18 0 30Z',
  diamond: 'M0-32 24 0 0 32-24 0Z',
  club: 'M0-30a14 14 0 0 0-12 21 14 14 0 1 0 9 25c-1 7-3 11-7 14H10c-4-3-6-7-7-14A14 14 0 1 0 12-9 14 14 0 0 0 0-30Z',
} as const

export type Suit = keyof typeof suits

export type Reading = 'ltr' | 'rtl'

const OUTLINE = box(0, 0, 160, 228, 14)

/** Where the pips of a number card stand: columns at -1, 0 and 1, rows from -1 (top) to 1 (bottom). */
const pips: Record<string, [column: number, row: number][]> = {
  A: [[0, 0]],
  2: [
    [0, -1],
    [0, 1],
  ],
  3: [
    [0, -1],
    [0, 0],
    [0, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  7: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  8: [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  9: [
    [-1, -1],
    [1, -1],
    [-1, -0.33],
    [1, -0.33],
    [0, 0],
    [-1, 0.33],
    [1, 0.33],
    [-1, 1],
    [1, 1],
  ],
  10: [
    [-1, -1],
    [1, -1],
    [0, -0.67],
    [-1, -0.33],
    [1, -0.33],
    [-1, 0.33],
    [1, 0.33],
    [0, 0.67],
    [-1, 1],
    [1, 1],
  ],
}

export interface Face {
  suit: Suit
  rank: string
  /** In a picture that is mirrored for right-to-left pages, letters are mirrored once more. */
  reading?: Reading
}

/** A playing card, face up, 160 x 228 about its centre. */
export function faceCard({ suit, rank, reading = 'ltr' }: Face): Thing {
  const ink = suit === 'heart' || suit === 'diamond' ? colours.oxblood : '#14382a'
  const pip = (x: number, y: number, scale: number, turn = 0) => at(x, y, path(suits[suit], { fill: ink }), turn, scale)
  const layout = pips[rank]
  const isNumber = layout !== undefined && rank !== 'A'
  const index = letters(0, 0, { text: rank, size: isNumber ? 27 : 34, fill: ink, spacing: -0.08 })
  const corner = isNumber
    ? at(-61, -88, reading === 'rtl' ? mirrored(index) : index) + pip(-61, -65, 0.26)
    : at(-57, -84, reading === 'rtl' ? mirrored(index) : index) + pip(-57, -54, 0.36)
  const middle = layout
    ? layout
        .map(([column, row]) => (rank === 'A' ? pip(0, 0, 1.4) : pip(column * 27, row * 76, 0.52, row > 0 ? 180 : 0)))
        .join('')
    : pip(0, 0, 1.4)
  return {
    outline: OUTLINE,
    markup:
      path(OUTLINE, { fill: colours.ivory }) +
      rect(-73, -107, 146, 214, 9, { stroke: colours.ivoryDeep, width: 1.2, opacity: 0.7 }) +
      corner +
      at(0, 0, corner, 180) +
      middle,
  }
}

/** A playing card, face down: a brass lattice on cloth. */
export function backCard(body: string = colours.oxblood, lines: string = colours.ivoryDim): Thing {
  let lattice = ''
  for (let step = -9; step <= 9; step++) lattice += `M${step * 20 - 110}-110l220 220M${step * 20 + 110}-110l-220 220`
  const field = box(0, 0, 136, 204, 6)
  return {
    outline: OUTLINE,
    markup:
      path(OUTLINE, { fill: colours.ivory }) +
      path(field, { fill: body }) +
      `<clipPath id="back"><path d="${box(0, 0, 124, 192, 2)}"/></clipPath><g clip-path="url(#back)">` +
      path(lattice, { stroke: lines, width: 1.4, opacity: 0.55 }) +
      '</g>' +
      path(box(0, 0, 124, 192, 2), { stroke: lines, width: 1.5 }) +
      path('M0-44 32 0 0 44-32 0Z', { fill: body, stroke: lines, width: 2 }) +
      at(0, 0, path(suits.spade, { fill: lines }), 0, 0.6),
  }
}

/** Several cards opened like a fan, the middle one upright, turned about a point `reach` below their centres. */
export function fanOf(
  cards: Thing[],
  degrees: number,
  reach = 236,
): { thing: Thing; turn: number; x: number; y: number }[] {
  return cards.map((thing, index) => {
    const turn = (index - (cards.length - 1) / 2) * degrees
    const angle = (turn * Math.PI) / 180
    return { thing, turn, x: Math.sin(angle) * reach, y: -Math.cos(angle) * reach }
  })
}
