import { rays } from '../engrave.ts'
import type { Picture } from '../formats.ts'
import { colours } from '../palette.ts'
import { at, circle, clipped, document, path, polar, rect } from '../svg.ts'
import { suits } from '../things/cards.ts'
import { plate, studs, stuffs } from '../things/honours.ts'
import { sector } from '../things/pieces.ts'
import { facetStar } from '../things/symbols.ts'

const BYTES_MAX = 12_000
const SECTORS = 12

/** Twelve sectors of two cloths, with a suit in each. */
function face(radius: number): string {
  let odd = ''
  let marks = ''
  const names = ['spade', 'heart', 'club', 'diamond'] as const
  for (let index = 0; index < SECTORS; index++) {
    const from = (index * 360) / SECTORS - 15
    if (index % 2) odd += sector(from, from + 30, 40, radius)
    const [x, y] = polar(index * 30, radius * 0.8)
    marks += at(
      x,
      y,
      path(suits[names[index % 4]!], { fill: index % 2 ? colours.ivory : colours.brass }),
      index * 30,
      0.62,
    )
  }
  return (
    circle(0, 0, radius, { fill: colours.clothDim }) +
    path(odd, { fill: colours.oxbloodDim }) +
    rays(SECTORS, 40, radius, colours.brassDim, 2, 15) +
    marks
  )
}

/** Rim and face of a prize wheel, 600 x 600; the face has a radius of 240, so that sectors may be drawn over it. */
const wheel =
  circle(0, 0, 296, { fill: colours.ink }) +
  circle(0, 0, 293, { fill: colours.walnut, stroke: colours.brass, width: 5 }) +
  circle(0, 0, 268, { stroke: colours.walnutLit, width: 2 }) +
  studs(24, 267, 7, colours.brassLit, colours.brassDeep, 7.5) +
  face(242) +
  circle(0, 0, 242, { stroke: colours.brass, width: 6 }) +
  circle(0, 0, 236, { stroke: colours.ink, width: 1.5, opacity: 0.5 }) +
  circle(0, 0, 60, { fill: colours.walnut, stroke: colours.brass, width: 4 })

/** The pointer that stands at the top, its tip down. 96 x 128. */
const drop = 'M48 124 13 63A40 40 0 1 1 83 63Z'
const pointer =
  path(drop, { fill: colours.brass }) +
  clipped(drop, rect(48, 0, 48, 128, 0, { fill: colours.brassDim })) +
  path(drop, { stroke: colours.ink, width: 4, isSoft: true }) +
  at(
    48,
    45,
    circle(0, 0, 24, { fill: colours.oxblood, stroke: colours.brassDeep, width: 2 }) +
      facetStar(5, 16, 6.6, colours.brassLit, colours.brassDim),
  )

/** The boss in the middle of the wheel, which is pressed to turn it. 160 x 160. */
const boss =
  circle(80, 84, 74, { fill: colours.shadow, opacity: 0.35 }) +
  at(
    80,
    80,
    circle(0, 0, 76, { fill: colours.ink }) +
      plate(74, stuffs.brass, colours.cloth) +
      rays(60, 61, 70, stuffs.brass.deep, 1.4) +
      circle(0, 0, 50, { stroke: colours.brass, width: 1.6, opacity: 0.8 }) +
      at(0, 0, path(suits.spade, { fill: colours.ivory }), 0, 1),
  )

export const wheelPictures: readonly Picture[] = [
  { name: 'wheel', svg: document(600, 600, at(300, 300, wheel)), bytesMax: BYTES_MAX },
  { name: 'wheel-arrow', svg: document(96, 128, pointer), bytesMax: BYTES_MAX },
  { name: 'wheel-button', svg: document(160, 160, boss), bytesMax: BYTES_MAX },
]
