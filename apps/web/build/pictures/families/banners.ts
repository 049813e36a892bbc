import type { StillLife } from '../formats.ts'
import { mobile, wide } from '../formats.ts'
import { colours } from '../palette.ts'
import { at } from '../svg.ts'
import { gameCover, reelWindow, tablet } from '../things/machines.ts'
import { cardBox, envelope, ledger } from '../things/paper.ts'
import { chip, chipColours, counter, die, stackOf } from '../things/pieces.ts'
import { inlayRings } from '../things/table.ts'
import { lay } from '../things/thing.ts'
import { caliper, loupe } from '../things/tools.ts'
import { pocketWatch, spectacles, teacup } from '../things/comforts.ts'

const games: StillLife = {
  name: 'banner-table',
  cloth: 'green',
  shift: { wide: [1110, 236, 1], mobile: [410, 150, 0.84] },
  draw: () =>
    inlayRings(60, 4, 330) +
    lay(
      reelWindow(
        [
          ['lemon', 'crown', 'cherry'],
          ['plum', 'crown', 'bell'],
          ['horseshoe', 'crown', 'star'],
        ],
        colours.oxblood,
        colours.oxbloodDim,
      ),
      { x: 66, y: 2, scale: 1.14, lift: 14, turn: 4 },
    ) +
    lay(gameCover('clover', colours.navy, colours.navyDeep), { x: -330, y: 30, turn: -13, lift: 9 }) +
    lay(gameCover('star', colours.walnut, colours.walnutDim), { x: -222, y: 88, turn: 5, lift: 10 }) +
    lay(stackOf(chip(chipColours.oxblood), 5, '#8d2c22'), { x: -266, y: -138, scale: 0.9, lift: 8 }) +
    lay(chip(chipColours.brass), { x: -352, y: -128, turn: 20, scale: 0.9 }) +
    lay(chip(chipColours.ivory), { x: 282, y: 186, turn: 12, scale: 0.96 }),
}

const demoScreen = at(
  0,
  4,
  reelWindow(
    [
      ['lemon', 'cherry', 'star'],
      ['star', 'bell', 'plum'],
      ['clover', 'cherry', 'lemon'],
    ],
    colours.navy,
    colours.navyDeep,
  ).markup,
  0,
  0.74,
)

const demo: StillLife = {
  name: 'banner-demo',
  cloth: 'navy',
  shift: { wide: [1120, 240, 1], mobile: [394, 186, 0.82] },
  draw: () =>
    inlayRings(40, 0, 330) +
    lay(tablet(demoScreen, '#0f2836'), { x: 50, y: 0, turn: -8, scale: 1.28, lift: 12 }) +
    lay(counter(colours.copper, colours.copperDim), { x: -330, y: 24, scale: 0.92 }) +
    lay(stackOf(counter(), 5, colours.ivoryDeep), { x: -296, y: 128, scale: 0.92, lift: 8 }) +
    lay(counter(), { x: -206, y: 184, scale: 0.92 }) +
    lay(counter(), { x: -262, y: -150, scale: 0.92 }) +
    lay(counter(colours.copper, colours.copperDim), { x: 232, y: 196, scale: 0.92 }),
}

const red = die(3, colours.oxblood, colours.ivory, colours.oxbloodDim)

const fair: StillLife = {
  name: 'banner-fair',
  cloth: 'green',
  shift: { wide: [1100, 240, 1], mobile: [390, 184, 0.86] },
  draw: () =>
    inlayRings(0, 0, 310) +
    lay(envelope(), { x: -226, y: 126, turn: -10, scale: 1.14 }) +
    at(-64, -122, lay(caliper(), { x: 0, y: 0, lift: 9 }) + lay(die(5), { x: 0, y: 62, scale: 94 / 80 }), -5, 1.24) +
    lay(die(6), { x: 6, y: 168, turn: 24, scale: 0.9 }) +
    lay(loupe(at(0, 2, red.markup, 62, 1.34), '#347a5b'), { x: 186, y: 82, turn: -44, lift: 14 }),
}

const safer: StillLife = {
  name: 'banner-safer',
  cloth: 'green',
  shift: { wide: [1090, 240, 1], mobile: [386, 186, 0.86] },
  draw: () =>
    inlayRings(0, 0, 310) +
    lay(ledger([0.9, 1, 0.8, 1, 0.6], [1, 0.85, 1, 0.5], colours.navy), {
      x: -128,
      y: 74,
      turn: -9,
      lift: 8,
      scale: 1.06,
    }) +
    lay(teacup(), { x: 196, y: 66, lift: 10, scale: 1.12 }) +
    lay(pocketWatch(), { x: 20, y: -112, turn: 22, lift: 8, scale: 0.84 }) +
    lay(spectacles(), { x: -116, y: 96, turn: -16 }) +
    lay(cardBox(), { x: 310, y: -166, turn: 62, scale: 0.8 }),
}

export const banners = [games, demo, fair, safer].flatMap((still) => [...wide(still), ...mobile(still)])
