import { rays, rosette, wavyRing } from '../engrave.ts'
import type { Picture } from '../formats.ts'
import { colours } from '../palette.ts'
import { at, circle, document, inked, line, path, ring } from '../svg.ts'
import { suits } from '../things/cards.ts'
import type { Suit } from '../things/cards.ts'
import { hareHead } from '../things/hare.ts'
import { crown, plate, scallop, scroll, studs, stuffs, wreath } from '../things/honours.ts'
import { facetStar, starPath } from '../things/symbols.ts'
import { lay } from '../things/thing.ts'

const BYTES_MAX = 6000
const EDGE = 2

/** 160 x 160 with a dark line round the medal's own outline. */
function medal(order: number, outline: string, markup: string): Picture {
  const svg = document(160, 160, lay({ outline, markup }, { x: 80, y: 80, lift: 0, edge: EDGE }))
  return { name: `level-${order}`, svg, bytesMax: BYTES_MAX }
}

/** A suit cut into the middle of a medal. */
const pip = (suit: Suit, fill: string, scale = 0.9, y = 0) => at(0, y, path(suits[suit], { fill }), 0, scale)

const grain = 'M-34-20C-10-30 10-14 36-24M-40 2C-14-8 12 10 40-2M-34 24C-12 14 12 32 34 20'

/** One suit after another, then the star, the crown and the hare; the stuff grows from wood to jewelled brass. */
export const levels: readonly Picture[] = [
  medal(
    1,
    ring(0, 0, 54),
    plate(54, stuffs.wood, stuffs.wood.body) + line(grain, stuffs.wood.dim, 1.6) + pip('club', colours.ivory),
  ),
  medal(
    2,
    ring(0, 0, 58),
    plate(58, stuffs.bone, colours.ivory) +
      circle(0, 0, 38, { stroke: stuffs.bone.deep, width: 1.2 }) +
      studs(12, 52, 2, stuffs.bone.deep, stuffs.bone.deep) +
      pip('diamond', colours.oxblood),
  ),
  medal(
    3,
    ring(0, 0, 62),
    plate(62, stuffs.copper, colours.oxblood) +
      rays(40, 51, 58, stuffs.copper.deep, 1.2) +
      circle(0, 0, 42, { stroke: stuffs.copper.lit, width: 1.4 }) +
      pip('heart', stuffs.copper.lit, 1),
  ),
  medal(
    4,
    wavyRing(64, 3, 24),
    scallop(64, 24, stuffs.silver) +
      plate(57, stuffs.silver, colours.cloth) +
      rosette(6, 44, 16, stuffs.silver.dim, 1, 0.5) +
      circle(0, 0, 27, { fill: colours.cloth }) +
      pip('spade', stuffs.silver.lit, 0.95),
  ),
  medal(
    5,
    ring(0, -2, 54),
    inked(wreath(61, stuffs.brass, 9, 0.84), colours.ink, 1.6) +
      at(
        0,
        -2,
        plate(54, stuffs.brass, colours.navy) +
          rays(48, 44, 51, stuffs.brass.deep, 1.1) +
          circle(0, 0, 38, { stroke: stuffs.brass.lit, width: 1.2 }) +
          facetStar(5, 30, 12.5, stuffs.brass.lit, stuffs.brass.dim),
      ),
  ),
  medal(
    6,
    ring(0, 8, 52),
    inked(at(0, 8, wreath(59, stuffs.brass, 9, 0.84)), colours.ink, 1.6) +
      at(
        0,
        8,
        circle(0, 0, 54, { fill: colours.ink }) +
          plate(52, stuffs.brass, colours.oxblood) +
          studs(16, 47, 2.2, colours.ivory, stuffs.brass.deep) +
          rosette(6, 34, 13, stuffs.brass.dim, 1, 0.6) +
          circle(0, 0, 23, { fill: colours.oxblood }) +
          pip('spade', stuffs.brass.lit, 0.78),
      ) +
      inked(at(0, -45, crown(stuffs.brass), 0, 0.66), colours.ink, 1.5),
  ),
  medal(
    7,
    starPath(16, 76, 58),
    facetStar(16, 76, 58, stuffs.brass.lit, stuffs.brass.dim) +
      circle(0, 0, 58, { fill: stuffs.brass.deep }) +
      plate(57, stuffs.brass, colours.cloth) +
      studs(20, 51.5, 2.2, stuffs.brass.lit, stuffs.brass.deep) +
      circle(0, 0, 42, { stroke: stuffs.brass.lit, width: 1.2 }) +
      at(0, 12, lay(hareHead('crest'), { x: 0, y: 0, lift: 0, edge: 1.6, scale: 0.36 })),
  ),
  medal(
    8,
    ring(0, 6, 54),
    inked(at(0, 6, facetStar(16, 73, 60, stuffs.brass.lit, stuffs.brass.dim)), colours.ink, 1.6) +
      at(
        0,
        6,
        circle(0, 0, 59, { fill: colours.ink }) +
          plate(57.5, stuffs.brass, colours.navy) +
          studs(16, 52, 3.2, colours.oxbloodLit, stuffs.brass.deep, 11.25) +
          circle(0, 0, 41, { stroke: stuffs.brass.lit, width: 1.2 }) +
          at(0, 10, lay(hareHead('crest'), { x: 0, y: 0, lift: 0, edge: 1.6, scale: 0.34 })),
      ) +
      inked(at(0, -43, crown(stuffs.brass), 0, 0.68), colours.ink, 1.5) +
      at(
        0,
        58,
        inked(scroll(colours.oxblood, colours.oxbloodDim, colours.oxbloodDeep), colours.ink, 1.5) +
          at(0, 4, facetStar(5, 8, 3.4, stuffs.brass.lit, stuffs.brass.body)) +
          [-22, 22].map((x) => at(x, 1, path(starPath(5, 6, 2.6), { fill: stuffs.brass.lit }))).join(''),
      ),
  ),
]
