import { spot } from '../formats.ts'
import { colours } from '../palette.ts'
import { at, box, circle, clipped, path } from '../svg.ts'
import { backCard, suits } from '../things/cards.ts'
import { pocketWatch } from '../things/comforts.ts'
import { foldedMap, gauge, gift, globe, handbell, hourglass, rosetteSeal, tick } from '../things/keepsakes.ts'
import { ledger, sheet, waxSeal } from '../things/paper.ts'
import { chip, chipColours } from '../things/pieces.ts'
import { payCard, wallet } from '../things/purse.ts'
import type { Thing } from '../things/thing.ts'
import { lay } from '../things/thing.ts'
import { fountainPen, loupe, padlock, pencil } from '../things/tools.ts'

const EDGE = 2

/** A place where a card is missing. */
const missingCard = (x: number, y: number, turn: number, scale: number) =>
  at(x, y, path(box(0, 0, 150, 218, 14), { stroke: colours.brassLit, width: 5, dash: '14 10' }), turn, scale)

const plainBack: Thing = {
  outline: backCard().outline,
  markup:
    path(box(0, 0, 160, 228, 14), { fill: colours.ivory }) +
    path(box(0, 0, 134, 202, 7), { fill: colours.oxblood, stroke: colours.oxbloodDim, width: 3 }) +
    path(box(0, 0, 112, 180, 4), { stroke: colours.ivoryDim, width: 3 }) +
    path('M0-52 38 0 0 52-38 0Z', { stroke: colours.ivoryDim, width: 4 }) +
    path(suits.spade, { fill: colours.ivoryDim }),
}

const notFound =
  lay(plainBack, { x: -62, y: 8, turn: -20, scale: 0.46, edge: EDGE, lift: 4 }) +
  lay(plainBack, { x: 62, y: 8, turn: 20, scale: 0.46, edge: EDGE, lift: 4 }) +
  missingCard(0, -4, 0, 0.5)

const half = 'M-60-60H6L-8-24 12-4-10 20 4 60H-60Z'
const otherHalf = 'M60-60H6L-8-24 12-4-10 20 4 60H60Z'
const broken = (outline: string): Thing => ({ outline: '', markup: clipped(outline, chip(chipColours.ivory).markup) })
const error =
  at(-5, 8, circle(0, 0, 62, { fill: colours.shadow, opacity: 0.3 })) +
  lay(broken(half), { x: -6, y: 3, turn: -9, scale: 1.4, lift: 0 }) +
  lay(broken(otherHalf), { x: 10, y: -2, turn: 8, scale: 1.4, lift: 0 })

const seal = lay(rosetteSeal(tick()), { x: 0, y: 0, scale: 0.88, edge: EDGE })

const confirm =
  lay(sheet(104, 136, [0.55, 1, 0.9, 1, 0.7], -42, 15), { x: -14, y: 0, turn: -6, edge: EDGE }) +
  lay(waxSeal(), { x: -34, y: 42, scale: 0.52, lift: 3 }) +
  lay(fountainPen(), { x: 62, y: 16, turn: -52, scale: 0.48, edge: 1.5 })

export const states = [
  spot({ name: 'not-found', draw: notFound }),
  spot({ name: 'error', cloth: 'oxblood', draw: error }),
  spot({ name: 'success', draw: seal }),
  spot({ name: 'pending', cloth: 'navy', draw: lay(hourglass(), { x: 0, y: 0, turn: 0, scale: 0.64, edge: EDGE }) }),
  spot({ name: 'confirm', draw: confirm }),
  spot({ name: 'lock', draw: lay(padlock(), { x: 0, y: 6, scale: 0.72, edge: EDGE }) }),
  spot({ name: 'limit', draw: lay(gauge(), { x: 0, y: 0, scale: 0.72, edge: EDGE }) }),
  spot({
    name: 'geo-closed',
    draw:
      lay(globe(), { x: -8, y: -2, scale: 0.74, edge: EDGE }) +
      lay(padlock(), { x: 50, y: 42, scale: 0.34, edge: EDGE, lift: 4 }),
  }),
]

const blankReels = (): Thing => {
  const outline = box(0, 0, 168, 112, 12)
  const reel = (x: number) =>
    path(box(x, 0, 40, 82, 3), { fill: colours.ivory, stroke: colours.brassDeep, width: 1.2 }) +
    path(`M${x - 20}-41h40v9h-40ZM${x - 20} 32h40v9h-40Z`, { fill: colours.ivoryDeep, opacity: 0.7 }) +
    circle(x, 0, 11, { stroke: colours.ivoryDeep, width: 2.4, dash: '4 3.5' })
  return {
    outline,
    markup:
      path(outline, { fill: colours.oxblood, stroke: colours.brass, width: 2 }) +
      path(box(0, 0, 144, 92, 6), { fill: colours.brass, stroke: colours.brassDeep }) +
      [-46, 0, 46].map(reel).join(''),
  }
}

const hollowHeart: Thing = {
  outline: box(0, 0, 160, 228, 14),
  markup:
    path(box(0, 0, 160, 228, 14), { fill: colours.ivory }) +
    path(box(0, 0, 146, 214, 9), { stroke: colours.ivoryDeep, width: 2 }) +
    at(0, 0, path(suits.heart, { stroke: colours.oxblood, width: 3, dash: '6 4.5' }), 0, 1.6) +
    at(-56, -86, path(suits.heart, { fill: colours.oxblood }), 0, 0.4) +
    at(56, 86, path(suits.heart, { fill: colours.oxblood }), 180, 0.4),
}

export const empties = [
  spot({
    name: 'empty-search',
    draw: lay(loupe(circle(0, 0, 30, { stroke: colours.cloth, width: 4, dash: '9 8' })), {
      x: -14,
      y: -16,
      turn: -42,
      scale: 0.58,
      edge: EDGE,
    }),
  }),
  spot({ name: 'empty-games', draw: lay(blankReels(), { x: 0, y: 0, scale: 1, edge: EDGE }) }),
  spot({
    name: 'empty-favorites',
    draw:
      lay(plainBack, { x: -28, y: 2, turn: -16, scale: 0.5, edge: EDGE, lift: 4 }) +
      lay(hollowHeart, { x: 22, y: 0, turn: 8, scale: 0.56, edge: EDGE, lift: 5 }),
  }),
  spot({ name: 'empty-recent', draw: lay(pocketWatch(), { x: -2, y: 16, turn: 12, scale: 0.62, edge: EDGE }) }),
  spot({
    name: 'empty-history',
    draw:
      lay(ledger([0.7, 0.4], []), { x: 0, y: 0, turn: -5, scale: 0.54, edge: EDGE }) +
      lay(pencil(), { x: 48, y: 18, turn: -58, scale: 0.42, edge: 1.5, lift: 4 }),
  }),
  spot({ name: 'empty-notifications', draw: lay(handbell(), { x: 0, y: 0, turn: 14, scale: 0.64, edge: EDGE }) }),
  spot({ name: 'empty-bonuses', draw: lay(gift(), { x: 0, y: 0, turn: -8, scale: 0.68, edge: EDGE }) }),
  spot({ name: 'empty-quests', draw: lay(foldedMap(), { x: 0, y: 0, turn: -4, scale: 0.72, edge: EDGE }) }),
  spot({
    name: 'empty-methods',
    draw:
      lay(payCard(colours.navy, colours.navyDim), { x: -14, y: -22, turn: -14, scale: 0.68, edge: EDGE, lift: 4 }) +
      lay(payCard(colours.ivory, colours.ivoryDim), { x: 14, y: 22, turn: 6, scale: 0.72, edge: EDGE, lift: 5 }),
  }),
  spot({ name: 'empty-wallet', draw: lay(wallet(), { x: 0, y: 0, turn: -6, scale: 0.66, edge: EDGE }) }),
]
