import type { StillLife } from '../formats.ts'
import { card, panel } from '../formats.ts'
import { rays } from '../engrave.ts'
import { colours } from '../palette.ts'
import { at, box, line, path } from '../svg.ts'
import { backCard, faceCard } from '../things/cards.ts'
import { pocketWatch } from '../things/comforts.ts'
import { cup, stuffs, wreath } from '../things/honours.ts'
import { gift } from '../things/keepsakes.ts'
import { reelWindow, tablet } from '../things/machines.ts'
import { sheet } from '../things/paper.ts'
import { chip, chipColours, coin, counter, die, stackOf } from '../things/pieces.ts'
import { note } from '../things/purse.ts'
import { facetStar } from '../things/symbols.ts'
import { inlayRings } from '../things/table.ts'
import type { Thing } from '../things/thing.ts'
import { lay } from '../things/thing.ts'
import { pencil } from '../things/tools.ts'

/** A long table with a place for each player along its rail, 760 x 330. */
const longTable: Thing = {
  outline: box(0, 0, 780, 340, 170),
  markup:
    path(box(0, 0, 780, 340, 170), { fill: colours.walnut, stroke: colours.walnutLit, width: 3 }) +
    path(box(0, 0, 716, 276, 138), { fill: colours.cloth, stroke: colours.brass, width: 4 }) +
    path(box(0, 0, 560, 150, 75), { stroke: colours.brass, width: 2, opacity: 0.55 }) +
    path(box(0, 0, 540, 130, 65), { stroke: colours.brass, opacity: 0.35 }),
}

const places = [-226, -126, 118, 218].flatMap((x) => [-1, 1].map((side) => ({ x, y: side * 96, side })))

const tournament: StillLife = {
  name: 'tournament-1',
  cloth: 'oxblood',
  shift: { panel: [360, 200, 0.86] },
  draw: () =>
    lay(longTable, { x: 0, y: 6, lift: 16 }) +
    places
      .map(
        ({ x, y, side }, index) =>
          lay(backCard(index % 2 ? colours.navy : colours.oxblood), {
            x: x - 13,
            y: y + 2,
            turn: side * 6,
            scale: 0.22,
            lift: 3,
          }) +
          lay(chip([chipColours.brass, chipColours.ivory, chipColours.oxblood, chipColours.navy][index % 4]!), {
            x: x + 30,
            y: y - side * 4,
            scale: 0.36,
            lift: 3,
          }),
      )
      .join('') +
    at(0, 8, wreath(84, stuffs.brass, 10, 0.9)) +
    lay(cup(stuffs.brass), { x: 0, y: 0, scale: 0.9, lift: 9, edge: 1.5 }),
}

const quickCup: StillLife = {
  name: 'tournament-2',
  cloth: 'navy',
  draw: () =>
    at(0, 0, rays(40, 210, 520, colours.navyLit, 4)) +
    inlayRings(0, 0, 212, 14) +
    lay(cup(stuffs.brass), { x: 0, y: 6, scale: 1.9, lift: 12, edge: 2 }) +
    at(0, -56, facetStar(5, 30, 12, stuffs.brass.lit, stuffs.brass.deep)) +
    lay(pocketWatch(30, 252), { x: -270, y: 20, turn: -14, scale: 1, lift: 10 }) +
    lay(die(6), { x: 244, y: -52, turn: 14, scale: 1.2, lift: 8 }) +
    lay(die(5, colours.oxblood, colours.ivory, colours.oxbloodDim), { x: 296, y: 86, turn: -18, scale: 1.2, lift: 8 }),
}

/** Twelve chips around a watch: a season, a round at a time. */
const seasonOfRounds: StillLife = {
  name: 'tournament-3',
  cloth: 'green',
  draw: () =>
    inlayRings(0, 0, 214, 10) +
    Array.from({ length: 12 }, (_, index) => {
      const angle = (index / 12) * 2 * Math.PI
      const colour = [chipColours.brass, chipColours.ivory, chipColours.oxblood, chipColours.navy][index % 4]!
      return lay(chip(colour), { x: 214 * Math.sin(angle), y: -214 * Math.cos(angle), scale: 0.52, lift: 4 })
    }).join('') +
    lay(pocketWatch(30, 252), { x: 0, y: 8, scale: 1.25, lift: 12 }) +
    lay(cup(stuffs.brass), { x: 300, y: 60, scale: 0.8, lift: 9, edge: 1.5 }),
}

/** Coins that were won, in rising stacks before a cup. */
const monthOfWins: StillLife = {
  name: 'tournament-4',
  cloth: 'oxblood',
  draw: () =>
    at(0, 0, rays(60, 220, 520, colours.oxbloodLit, 4)) +
    lay(cup(stuffs.brass), { x: 130, y: -16, scale: 1.7, lift: 12, edge: 2 }) +
    at(130, -72, facetStar(5, 28, 11, stuffs.brass.lit, stuffs.brass.deep)) +
    [-300, -200, -100]
      .map((x, index) =>
        lay(stackOf(chip(chipColours.brass), 3 + index * 3, '#3a2a08'), { x, y: 92, scale: 0.72, lift: 6 }),
      )
      .join(''),
}

export const tournaments = [tournament, quickCup, seasonOfRounds, monthOfWins].flatMap(panel)

const welcomeGift: StillLife = {
  name: 'welcome-gift',
  cloth: 'green',
  draw: () =>
    inlayRings(0, 0, 300) +
    lay(chip(chipColours.brass), { x: -196, y: -70, turn: 12 }) +
    lay(stackOf(chip(chipColours.oxblood), 4, '#8d2c22'), { x: -226, y: 66, lift: 8 }) +
    lay(chip(chipColours.ivory), { x: 214, y: 88, turn: 30 }) +
    lay(faceCard({ suit: 'heart', rank: 'A' }), { x: 196, y: -72, turn: 18, scale: 0.7 }) +
    lay(gift(), { x: 0, y: 0, turn: -8, scale: 1.9, lift: 14 }),
}

const tries = at(
  0,
  0,
  reelWindow(
    [
      ['lemon', 'cherry', 'star'],
      ['bell', 'star', 'plum'],
      ['clover', 'lemon', 'cherry'],
    ],
    colours.cloth,
    colours.clothDeep,
  ).markup,
  0,
  0.74,
)

const welcomePlay: StillLife = {
  name: 'welcome-play',
  cloth: 'navy',
  draw: () =>
    inlayRings(0, 0, 300) +
    lay(tablet(tries, '#0f2836'), { x: 20, y: -10, turn: -5, scale: 1.16, lift: 12 }) +
    lay(stackOf(counter(), 4, colours.ivoryDeep), { x: -252, y: 120, lift: 8 }) +
    lay(counter(colours.copper, colours.copperDim), { x: 262, y: 136 }),
}

/** An arrow that comes back round. */
const returning = (radius: number) =>
  line(
    `M${-radius * 0.5} ${radius * 0.866}A${radius} ${radius} 0 1 1 ${radius * 0.5} ${radius * 0.866}`,
    colours.brassLit,
    12,
  ) + at(-radius * 0.5, radius * 0.866, path('M-8-24 30 0-8 24Z', { fill: colours.brassLit }), 30)

const welcomeCashback: StillLife = {
  name: 'welcome-cashback',
  cloth: 'oxblood',
  shift: { card: [240, 158, 0.76] },
  draw: () =>
    inlayRings(0, 0, 300) +
    at(0, -6, returning(158)) +
    lay(note(), { x: 6, y: -26, turn: -14, scale: 1.04, lift: 7 }) +
    lay(coin(), { x: -46, y: 56, scale: 1.2, lift: 8 }) +
    lay(coin(), { x: 44, y: 76, scale: 1.2, lift: 8 }),
}

export const welcomes = [welcomeGift, welcomePlay, welcomeCashback].flatMap(card)

const depositPage: StillLife = {
  name: 'bonus-page-1',
  cloth: 'green',
  draw: () =>
    inlayRings(0, 0, 270) +
    lay(sheet(220, 290, [0.5, 1, 0.9, 1, 0.7, 1], -104, 30), { x: -220, y: 0, turn: -10, lift: 8 }) +
    lay(gift(colours.navy, colours.navyDeep), { x: 20, y: -10, turn: 6, scale: 1.6, lift: 13 }) +
    lay(coin(), { x: 210, y: -80, scale: 1.2 }) +
    lay(coin(), { x: 262, y: 24, scale: 1.2 }) +
    lay(coin(), { x: 178, y: 104, scale: 1.2 }) +
    lay(pencil(), { x: -170, y: 118, turn: -22, scale: 0.8 }),
}

const spinsPage: StillLife = {
  name: 'bonus-page-2',
  cloth: 'oxblood',
  draw: () =>
    inlayRings(0, 0, 270) +
    lay(
      reelWindow(
        [
          ['plum', 'cherry', 'lemon'],
          ['lemon', 'cherry', 'bell'],
          ['star', 'cherry', 'clover'],
        ],
        colours.navy,
        colours.navyDeep,
      ),
      { x: 0, y: -8, scale: 1.14, lift: 14 },
    ) +
    lay(chip(chipColours.ivory, 'heart'), { x: -314, y: 96, turn: -10 }) +
    lay(chip(chipColours.brass), { x: 314, y: -90, turn: 14 }),
}

const cashbackPage: StillLife = {
  name: 'bonus-page-3',
  cloth: 'navy',
  draw: () =>
    inlayRings(0, 0, 270) +
    at(0, 0, returning(180)) +
    lay(note(), { x: 14, y: -54, turn: 10, scale: 1.12, lift: 7 }) +
    lay(note(), { x: -10, y: 0, turn: -8, scale: 1.12, lift: 7 }) +
    lay(coin(), { x: -78, y: 70, scale: 1.2, lift: 8 }) +
    lay(coin(), { x: 12, y: 98, scale: 1.2, lift: 8 }) +
    lay(coin(), { x: 98, y: 66, scale: 1.2, lift: 8 }),
}

export const bonusPages = [depositPage, spinsPage, cashbackPage].flatMap(panel)
