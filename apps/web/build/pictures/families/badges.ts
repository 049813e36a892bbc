import { badge, spot } from '../formats.ts'
import { colours } from '../palette.ts'
import { letters } from '../lettering.ts'
import { at, box, circle, line, path, rect, twin } from '../svg.ts'
import { hareHead } from '../things/hare.ts'
import { gauge, gift } from '../things/keepsakes.ts'
import { envelope, ledger, sheet } from '../things/paper.ts'
import { coin, die } from '../things/pieces.ts'
import { note, payCard } from '../things/purse.ts'
import { facetStar, symbols } from '../things/symbols.ts'
import type { Thing } from '../things/thing.ts'
import { lay } from '../things/thing.ts'
import { fountainPen, loupe } from '../things/tools.ts'

const EDGE = 2
const one = (thing: Thing, x: number, y: number, scale: number, turn = 0) =>
  lay(thing, { x, y, turn, scale, edge: EDGE, lift: 5 })

const reelPiece: Thing = {
  outline: box(0, 0, 66, 104, 8),
  markup:
    path(box(0, 0, 66, 104, 8), { fill: colours.brass, stroke: colours.brassDeep }) +
    path(box(0, 0, 54, 92, 3), { fill: colours.ivory, stroke: colours.brassDeep }) +
    at(0, 0, symbols.cherry(), 0, 0.56),
}

const percentSeal: Thing = {
  outline: coin().outline,
  markup: coin(letters(0, 0, { text: '%', size: 44, fill: colours.brassDeep })).markup,
}

/** An arrow that comes back round a coin. */
const roundArrow = (radius: number) =>
  line(
    `M${-radius * 0.5} ${radius * 0.866}A${radius} ${radius} 0 1 1 ${radius * 0.5} ${radius * 0.866}`,
    colours.brassLit,
    6,
  ) + at(-radius * 0.5, radius * 0.866, path('M-5-13 17 0-5 13Z', { fill: colours.brassLit }), 30)

export const bonuses = [
  badge({
    name: 'bonus-cash',
    draw: one(note(), 0, -14, 0.66, -10) + one(coin(), -18, 26, 0.72) + one(coin(), 28, 24, 0.72),
  }),
  badge({ name: 'bonus-percent', cloth: 'oxblood', draw: one(percentSeal, 0, 0, 1.22) }),
  badge({
    name: 'bonus-freespin',
    cloth: 'navy',
    draw:
      one(reelPiece, 0, 0, 0.98) +
      at(-50, 0, facetStar(4, 13, 4, colours.brassLit, colours.brassDim)) +
      at(50, 0, facetStar(4, 13, 4, colours.brassLit, colours.brassDim)),
  }),
  badge({ name: 'bonus-cashback', draw: roundArrow(50) + one(coin(), 0, 0, 0.78) }),
  badge({ name: 'bonus-package', cloth: 'navy', draw: one(gift(), 0, 4, 0.62, -7) }),
]

export const steps = ([1, 2, 3, 4] as const).map((count) =>
  badge({
    name: `how-${count}`,
    cloth: (['green', 'navy', 'oxblood', 'walnut'] as const)[count - 1]!,
    draw: one(die(count), 0, 0, 0.98, [-10, 8, -6, 10][count - 1]),
  }),
)

/** A page on which chances are drawn as bars. */
const chances: Thing = {
  ...sheet(92, 116, []),
  markup:
    sheet(92, 116, []).markup +
    [1, 0.74, 0.5, 0.28]
      .map((share, index) =>
        rect(-32, -40 + index * 21, 64 * share, 11, 2, { fill: index ? colours.cloth : colours.oxblood }),
      )
      .join(''),
}

export const benefits = [
  badge({
    name: 'benefit-open-odds',
    draw: one(chances, -14, -2, 1, -6) + one(loupe('', '#eef3ea'), 22, 14, 0.34, -40),
  }),
  badge({
    name: 'benefit-fast-cash',
    cloth: 'navy',
    draw:
      one(ledger([1, 0.7, 0.9, 0.6, 1], [0.8, 1, 0.6]), 0, -8, 0.42, -4) +
      one(coin(), 30, 36, 0.6) +
      one(coin(), -8, 42, 0.6),
  }),
  badge({ name: 'benefit-limits', cloth: 'oxblood', draw: one(gauge(), 0, 0, 0.64) }),
]

const face =
  circle(0, -12, 17, { fill: colours.clothDim }) +
  path('M-30 34C-30 12-16 8 0 8C16 8 30 12 30 34Z', { fill: colours.clothDim })

const passport: Thing = {
  outline: box(0, 0, 96, 128, 8),
  markup:
    path(box(0, 0, 96, 128, 8), { fill: colours.oxblood }) +
    path(box(0, 0, 84, 116, 5), { stroke: colours.brass, width: 1.6 }) +
    circle(0, -14, 25, { stroke: colours.brass, width: 2.4 }) +
    `<g fill="none" stroke="${colours.brass}" stroke-width="1.6"><ellipse cy="-14" rx="10" ry="25"/><path d="M-25-14H25M-21-27H21M-21-1H21"/></g>` +
    line('M-24 30H24M-16 42H16', colours.brass, 3),
}

const idCard: Thing = {
  outline: box(0, 0, 130, 86, 8),
  markup:
    path(box(0, 0, 130, 86, 8), { fill: colours.ivory }) +
    path('M-65-35a8 8 0 0 1 8-8H57a8 8 0 0 1 8 8v9H-65Z', { fill: colours.cloth }) +
    rect(-54, -16, 40, 48, 4, { fill: '#b9cdb9' }) +
    at(-34, 10, face, 0, 0.58) +
    line('M0-8H48M0 8H48M0 24H28', colours.ivoryDeep, 5),
}

const selfieFrame = twin(line('M-52-30V-52H-30M-52 30V52H-30', colours.brassLit, 5))

export const documents = [
  spot({ name: 'documents-passport', draw: one(passport, -26, 0, 0.94, -8) + one(idCard, 32, 18, 0.74, 6) }),
  spot({
    name: 'documents-selfie',
    cloth: 'navy',
    draw:
      selfieFrame +
      at(
        0,
        12,
        circle(0, -22, 20, { fill: colours.ivory }) +
          path('M-38 34C-38 10-18 4 0 4C18 4 38 10 38 34Z', { fill: colours.ivory }),
      ) +
      one(idCard, 52, 38, 0.5, 5),
  }),
  spot({
    name: 'documents-address',
    draw: one(sheet(96, 126, [0.5, 1, 0.8, 1, 0.9, 0.6], -36, 15), -16, 0, 1, -5) + one(housePin(), 40, 10, 0.9),
  }),
  spot({
    name: 'documents-payment',
    cloth: 'oxblood',
    draw: one(payCard(), -6, -12, 0.78, -8) + one(payCard(colours.ivory, colours.ivoryDim), 16, 30, 0.62, 4),
  }),
]

/** A pin of a map with a house in it. */
function housePin(): Thing {
  const outline = 'M0 52C-10 26-34 12-34-12A34 34 0 0 1 34-12C34 12 10 26 0 52Z'
  return {
    outline,
    markup:
      path(outline, { fill: colours.oxblood }) +
      path('M0 52C10 26 34 12 34-12A34 34 0 0 0 0-46Z', { fill: colours.oxbloodDim }) +
      circle(0, -12, 23, { fill: colours.ivory }) +
      path('M-14-10 0-24 14-10V3H4V-6H-4V3H-14Z', { fill: colours.clothDim }),
  }
}

export const letterheads = [
  spot({ name: 'contact', draw: one(envelope(), -6, -4, 0.7, -6) + one(fountainPen(), 54, 34, 0.46, -40) }),
  spot({
    name: 'referral',
    cloth: 'navy',
    draw:
      twin(lay(hareHead('crest'), { x: -32, y: 6, turn: -6, scale: 0.46, edge: EDGE, lift: 0 })) +
      one(envelope(), 0, 54, 0.34),
  }),
]
