import { cloths, colours } from '../palette.ts'
import { at, document, line } from '../svg.ts'
import { lockup, suitRow } from '../things/brand.ts'
import { fanOf } from '../things/cards.ts'
import { gameCover, reelWindow } from '../things/machines.ts'
import { chip, chipColours, stackOf } from '../things/pieces.ts'
import { clothGround, inlayRings } from '../things/table.ts'
import { lay } from '../things/thing.ts'

const fan = fanOf(
  [
    gameCover('clover', colours.navy, colours.navyDeep),
    gameCover('bell', colours.clothDim, colours.clothDeep),
    gameCover('star', colours.walnut, colours.walnutDim),
  ],
  18,
  230,
)

/** What stands beside a link to the site: 1200 x 630. */
export const shareImage = document(
  1200,
  630,
  clothGround({ width: 1200, height: 630, cloth: cloths.green, lamp: [0.68, 0.4] }) +
    inlayRings(1010, 236, 372) +
    lay(
      reelWindow([
        ['lemon', 'crown', 'cherry'],
        ['plum', 'crown', 'bell'],
        ['horseshoe', 'crown', 'star'],
      ]),
      { x: 980, y: 236, scale: 0.98, turn: 4, lift: 14 },
    ) +
    fan
      .map(({ thing, turn, x, y }) => lay(thing, { x: 700 + x * 0.92, y: 696 + y * 0.92, turn, scale: 0.92 }))
      .join('') +
    lay(stackOf(chip(chipColours.oxblood), 5, '#8d2c22'), { x: 934, y: 560, scale: 1.1, lift: 9 }) +
    lay(stackOf(chip(chipColours.brass), 3, '#3a2a08'), { x: 1042, y: 574, scale: 1.1, lift: 9 }) +
    at(88, 214, lockup(132, colours.ivory)) +
    line('M88 392H496', colours.brass, 2.5) +
    at(292, 446, suitRow(150, 30, colours.brass)),
)
