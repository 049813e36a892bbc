import { rays } from '../engrave.ts'
import { colours } from '../palette.ts'
import { at, box, circle, path, polar, ring, round } from '../svg.ts'
import { suits } from './cards.ts'
import type { Suit } from './cards.ts'
import type { Thing } from './thing.ts'

export interface ChipColours {
  body: string
  spots: string
}

export const chipColours = {
  green: { body: '#14382a', spots: colours.brass },
  ivory: { body: colours.ivory, spots: '#1a4f3a' },
  oxblood: { body: '#8d2c22', spots: '#f4e6cf' },
  brass: { body: colours.brass, spots: '#3a2a08' },
  navy: { body: colours.navy, spots: '#f4e6cf' },
} as const satisfies Record<string, ChipColours>

/** A chip of radius 46, with eight spots on its edge. */
export function chip({ body, spots }: ChipColours, suit: Suit = 'spade'): Thing {
  const notch = round((2 * Math.PI * 39) / 16)
  return {
    outline: ring(0, 0, 46),
    markup:
      circle(0, 0, 46, { fill: body }) +
      circle(0, 0, 39, { stroke: spots, width: 14, dash: notch }) +
      circle(0, 0, 45.2, { stroke: colours.ink, width: 1.6, opacity: 0.25 }) +
      circle(0, 0, 29, { fill: body, stroke: spots, width: 2 }) +
      circle(0, 0, 23.5, { stroke: spots, opacity: 0.6 }) +
      at(0, 0, path(suits[suit], { fill: spots }), 0, 0.46),
  }
}

/** A plain counter that is worth nothing: ivory with one turned groove. */
export function counter(body: string = colours.ivory, groove: string = colours.ivoryDeep): Thing {
  return {
    outline: ring(0, 0, 46),
    markup:
      circle(0, 0, 46, { fill: body }) +
      circle(0, 0, 40, { stroke: groove, width: 1.6 }) +
      circle(0, 0, 34, { stroke: groove, width: 1.2 }) +
      circle(0, 0, 9, { stroke: groove, width: 1.6 }),
  }
}

/** Several equal pieces on one another, the upper ones a little towards the lamp. */
export function stackOf({ outline, markup }: Thing, count: number, edge: string): Thing {
  const lower = Array.from({ length: count - 1 }, (_, index) =>
    at(
      -index * 1.6,
      -index * 5,
      circle(0, 0, 46, { fill: index % 2 ? edge : colours.ivoryDim, stroke: colours.ink, width: 1 }),
    ),
  ).join('')
  return { outline, markup: lower + at(-(count - 1) * 1.6, -(count - 1) * 5, markup) }
}

const faces: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die of 80 x 80 seen from above, its edge catching the light. */
export function die(
  count: number,
  body: string = colours.ivory,
  dot: string = colours.oxblood,
  edge: string = colours.ivoryDeep,
): Thing {
  const outline = box(0, 0, 80, 80, 15)
  return {
    outline,
    markup:
      path(outline, { fill: edge }) +
      path(box(1.5, -1.5, 73, 73, 12), { fill: body }) +
      faces[count]!.map(([x, y]) => circle(x * 20 + 1.5, y * 20 - 1.5, 7.5, { fill: dot })).join(''),
  }
}

/** A brass coin of radius 40 with a milled edge. */
export function coin(
  emblem = '',
  body: string = colours.brass,
  dim: string = colours.brassDim,
  deep: string = colours.brassDeep,
): Thing {
  return {
    outline: ring(0, 0, 40),
    markup:
      circle(0, 0, 40, { fill: dim }) +
      circle(0, 0, 36, { fill: body }) +
      rays(48, 36.4, 39.4, deep, 1) +
      circle(0, 0, 31, { stroke: deep, width: 1.4, opacity: 0.7 }) +
      (emblem || at(0, 0, path(suits.spade, { fill: deep }), 0, 0.5)),
  }
}

/** Path data of a piece of a ring between two angles and two radii. */
export function sector(from: number, to: number, inner: number, outer: number): string {
  const [x1, y1] = polar(from, outer)
  const [x2, y2] = polar(to, outer)
  const [x3, y3] = polar(to, inner)
  const [x4, y4] = polar(from, inner)
  const wide = to - from > 180 ? 1 : 0
  const [r, R] = [round(inner), round(outer)]
  return `M${round(x1)} ${round(y1)}A${R} ${R} 0 ${wide} 1 ${round(x2)} ${round(y2)}L${round(x3)} ${round(y3)}A${r} ${r} 0 ${wide} 0 ${round(x4)} ${round(y4)}Z`
}
