import type { Picture } from '../formats.ts'
import { badge } from '../formats.ts'
import { colours } from '../palette.ts'
import { at, circle, document, inked, line, path } from '../svg.ts'
import { foldedMap, tick } from '../things/keepsakes.ts'
import type { Stuff } from '../things/honours.ts'
import { cup, plate, stuffs, wreath } from '../things/honours.ts'
import { envelope, sheet } from '../things/paper.ts'
import { chip, chipColours, coin, stackOf } from '../things/pieces.ts'
import { facetStar } from '../things/symbols.ts'
import { lay } from '../things/thing.ts'
import { fountainPen, padlock } from '../things/tools.ts'

const EDGE = 2
const MARK_BYTES_MAX = 2500

/** A flag on a round of brass: a place on the way of levels. 64 x 64. */
function levelMark(name: string, rim: Stuff, field: string, glyph: string): Picture {
  return {
    name,
    svg: document(64, 64, circle(32, 32, 31, { fill: colours.ink }) + at(32, 32, plate(29.5, rim, field) + glyph)),
    bytesMax: MARK_BYTES_MAX,
  }
}

const flag = (fill: string) => line('M-8 16V-16', fill, 3) + path('M-7-15 14-9-7-1Z', { fill })

export const levelMarks: readonly Picture[] = [
  levelMark('level-current', stuffs.brass, colours.cloth, facetStar(5, 17, 7, stuffs.brass.lit, stuffs.brass.dim)),
  levelMark('level-next', stuffs.silver, colours.clothDeep, flag(stuffs.silver.lit)),
]

const medallion = (stuff: Stuff, pips: number) =>
  Array.from({ length: pips }, (_, index) =>
    at((index - (pips - 1) / 2) * 17, -32, facetStar(5, 9, 3.8, stuff.lit, stuff.deep)),
  ).join('')

/** A cup of its metal; the first has a wreath. The stars on it tell the place too, for those who see no colour. */
const trophy = (place: 1 | 2 | 3, stuff: Stuff): Picture => ({
  name: `trophy-${place}`,
  svg: document(
    160,
    160,
    (place === 1 ? inked(at(80, 84, wreath(64, stuff, 9, 0.74)), colours.ink, 1.5) : '') +
      lay(
        { ...cup(stuff), markup: cup(stuff).markup + medallion(stuff, 4 - place) },
        { x: 80, y: 78, lift: 0, edge: EDGE, scale: place === 1 ? 0.9 : 0.98 },
      ),
  ),
  bytesMax: 6000,
})

export const trophies: readonly Picture[] = [
  trophy(1, stuffs.brass),
  trophy(2, stuffs.silver),
  trophy(3, stuffs.copper),
]

const brassCoin = coin()
const hereFlag = lay(foldedMap(), { x: 0, y: 0, turn: -4, scale: 0.55, edge: EDGE })

const marked = (under: string, mark: string, fill: string) =>
  under +
  at(
    44,
    44,
    circle(0, 0, 22, { fill: colours.ink }) + circle(0, 0, 20, { fill, stroke: colours.ivory, width: 2 }) + mark,
  )

export const quests: readonly Picture[] = [
  badge({ name: 'quest-default', draw: hereFlag }),
  badge({
    name: 'quest-fields',
    draw:
      lay(sheet(86, 112, [0.6, 1, 0.85, 1], -32, 17), { x: -8, y: 0, turn: -5, edge: EDGE }) +
      lay(fountainPen(), { x: 42, y: 14, turn: -54, scale: 0.4, edge: 1.5, lift: 4 }),
  }),
  badge({ name: 'quest-win', draw: lay(cup(stuffs.brass), { x: 0, y: 0, scale: 0.76, edge: EDGE }) }),
  badge({
    name: 'quest-bet',
    draw:
      lay(stackOf(chip(chipColours.oxblood), 4, '#8d2c22'), { x: -20, y: 16, scale: 0.86, edge: EDGE }) +
      lay(chip(chipColours.ivory), { x: 28, y: -24, turn: 16, scale: 0.72, edge: EDGE }),
  }),
  badge({
    name: 'quest-deposit',
    draw:
      lay(brassCoin, { x: -24, y: 20, scale: 0.86, edge: EDGE }) +
      lay(brassCoin, { x: 26, y: 26, scale: 0.86, edge: EDGE }) +
      lay(brassCoin, { x: 2, y: -20, scale: 0.86, edge: EDGE }),
  }),
  badge({ name: 'quest-other', draw: lay(envelope(), { x: 0, y: 0, turn: -6, scale: 0.58, edge: EDGE }) }),
  badge({
    name: 'quest-active',
    draw: marked(hereFlag, path('M-6-10 11 0-6 10Z', { fill: colours.ink }), colours.brass),
  }),
  badge({ name: 'quest-completed', draw: marked(hereFlag, at(0, 0, tick(colours.ivory, 12), 0, 0.42), '#2a7a55') }),
  badge({
    name: 'quest-locked',
    cloth: 'walnut',
    draw: hereFlag + lay(padlock(), { x: 44, y: 42, scale: 0.3, edge: EDGE, lift: 3 }),
  }),
]
