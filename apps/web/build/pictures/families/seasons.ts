import type { Picture, StillLife } from '../formats.ts'
import { band } from '../formats.ts'
import { colours } from '../palette.ts'
import { at, mirrored } from '../svg.ts'
import { backCard, faceCard } from '../things/cards.ts'
import { envelope } from '../things/paper.ts'
import { chip, chipColours, coin, die, stackOf } from '../things/pieces.ts'
import {
  acorn,
  cherryTwig,
  firSprig,
  glow,
  lantern,
  oakLeaf,
  parasol,
  pumpkin,
  scallopShell,
  shore,
  snowStar,
  starfish,
  tulip,
  wheatEar,
} from '../things/seasons.ts'
import { lay } from '../things/thing.ts'
import { fountainPen } from '../things/tools.ts'

const winter: StillLife = {
  name: 'quest-winter-lights',
  cloth: 'navy',
  draw: () =>
    [
      [-372, -74, 40, 8],
      [-258, -118, 22, 20],
      [372, -84, 44, 14],
      [296, -42, 18, 4],
      [404, 82, 26, 24],
      [-404, 96, 24, 0],
    ]
      .map(([x, y, radius, turn]) => at(x!, y!, snowStar(radius!), turn))
      .join('') +
    at(0, 8, glow(250)) +
    at(-28, 74, mirrored(firSprig().markup), -10, 1.5) +
    at(28, 74, firSprig().markup, 10, 1.5) +
    lay(faceCard({ suit: 'spade', rank: 'A' }), { x: -208, y: 2, turn: -16, scale: 0.86, lift: 7 }) +
    lay(stackOf(chip(chipColours.oxblood), 4, '#8d2c22'), { x: 198, y: 6, scale: 0.92, lift: 8 }) +
    lay(chip(chipColours.brass), { x: 268, y: 66, turn: 12, scale: 0.74, lift: 6 }) +
    lay(lantern(), { x: 0, y: 16, scale: 1.24, lift: 14 }) +
    lay(die(5), { x: 112, y: 92, turn: 14, scale: 0.7, lift: 6 }),
}

const spring: StillLife = {
  name: 'quest-spring-letters',
  cloth: 'green',
  draw: () =>
    lay(envelope(), { x: -150, y: 26, turn: -12, scale: 0.96, lift: 10 }) +
    lay(envelope(), { x: 60, y: 34, turn: 7, scale: 1.02, lift: 12 }) +
    lay(cherryTwig(), { x: -262, y: -72, turn: -8, scale: 1.24 }) +
    lay(cherryTwig(), { x: 296, y: 96, turn: 166, scale: 1.02 }) +
    lay(tulip(), { x: 292, y: -30, turn: 22, scale: 1.12, lift: 7 }) +
    lay(tulip('#f2cf7a', colours.brassDim), { x: 366, y: -10, turn: 40, scale: 1, lift: 7 }) +
    lay(fountainPen(), { x: 150, y: -74, turn: -68, scale: 0.62, lift: 7 }) +
    lay(coin(), { x: -366, y: 76, scale: 0.9, lift: 6 }),
}

const summer: StillLife = {
  name: 'quest-summer-coast',
  cloth: 'ivory',
  draw: () =>
    at(-196, 0, shore) +
    lay(parasol(), { x: 44, y: -22, turn: 12, scale: 1.32, lift: 18 }) +
    lay(parasol('#286578', colours.ivory), { x: 330, y: 78, turn: 2, scale: 0.92, lift: 14 }) +
    lay(scallopShell(), { x: -112, y: 84, turn: -18, scale: 0.76, lift: 7 }) +
    lay(starfish(), { x: 262, y: -86, turn: 16, scale: 0.86, lift: 6 }) +
    lay(scallopShell('#f0c9b4', '#b06a52'), { x: 404, y: -92, turn: 34, scale: 0.5, lift: 5 }) +
    lay(chip(chipColours.navy), { x: 188, y: 98, turn: 10, scale: 0.7, lift: 6 }) +
    lay(chip(chipColours.brass), { x: 142, y: 132, turn: 30, scale: 0.62, lift: 6 }),
}

const autumn: StillLife = {
  name: 'quest-autumn-harvest',
  cloth: 'oxblood',
  draw: () =>
    lay(wheatEar(), { x: -176, y: 14, turn: -42, scale: 1.18 }) +
    lay(wheatEar(), { x: -136, y: -14, turn: -24, scale: 1.1 }) +
    lay(wheatEar(), { x: -214, y: 52, turn: -62, scale: 1.1 }) +
    lay(oakLeaf('#d99a3a', '#a9691c', '#6b3d0d'), { x: 178, y: -66, turn: 44, scale: 1.16, lift: 6 }) +
    lay(oakLeaf('#c2622a', '#8d3f16', '#4f1f08'), { x: 246, y: 30, turn: 96, scale: 1.1, lift: 6 }) +
    lay(oakLeaf('#8f9a3c', '#5f6d22', '#37410f'), { x: -326, y: -84, turn: -70, scale: 0.9, lift: 6 }) +
    lay(pumpkin(), { x: 26, y: 4, scale: 1.42, lift: 16 }) +
    lay(acorn(), { x: 186, y: 86, turn: 28, scale: 0.96, lift: 6 }) +
    lay(acorn(), { x: 236, y: 112, turn: -34, scale: 0.84, lift: 6 }) +
    lay(backCard(colours.navy), { x: 384, y: -20, turn: 12, scale: 0.72, lift: 7 }) +
    lay(coin(), { x: -386, y: 64, scale: 0.94, lift: 6 }) +
    lay(coin(), { x: -330, y: 110, scale: 0.86, lift: 6 }),
}

/** What the quests of the four seasons are known by. */
export const seasons: readonly Picture[] = [winter, spring, summer, autumn].flatMap(band)
