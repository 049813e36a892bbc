import type { StillLife } from '../formats.ts'
import { card } from '../formats.ts'
import { rays } from '../engrave.ts'
import { colours } from '../palette.ts'
import { at, line } from '../svg.ts'
import { fanOf } from '../things/cards.ts'
import { gameCover, reelWindow } from '../things/machines.ts'
import { cardBox } from '../things/paper.ts'
import { chip, chipColours, die } from '../things/pieces.ts'
import { inlayRings } from '../things/table.ts'
import type { Thing } from '../things/thing.ts'
import { lay } from '../things/thing.ts'
import { pocketWatch } from '../things/comforts.ts'

const slots: StillLife = {
  name: 'category-slots',
  cloth: 'oxblood',
  draw: () =>
    inlayRings(0, 0, 300) +
    lay(
      reelWindow(
        [
          ['plum', 'star', 'cherry'],
          ['lemon', 'star', 'bell'],
          ['cherry', 'star', 'clover'],
        ],
        colours.clothDim,
        colours.clothDeep,
      ),
      { x: 0, y: 0, scale: 1.16, lift: 12 },
    ),
}

const fresh: StillLife = {
  name: 'category-new',
  cloth: 'navy',
  draw: () =>
    at(-30, 0, rays(48, 190, 420, colours.navyLit, 3)) +
    inlayRings(-30, 0, 200, 14) +
    fanOf(
      [
        gameCover('horseshoe', colours.walnut, colours.walnutDim),
        gameCover('crown', colours.clothDim, colours.clothDeep),
        gameCover('star', colours.oxblood, colours.oxbloodDim),
      ],
      17,
      210,
    )
      .map(({ thing, turn, x, y }) => lay(thing, { x: x + 90, y: y + 214, turn: turn + 12 }))
      .join('') +
    lay(cardBox(colours.oxblood), { x: -100, y: 12, turn: -9, scale: 1.1, lift: 10 }),
}

const classic: StillLife = {
  name: 'category-classic',
  cloth: 'green',
  draw: () =>
    inlayRings(0, 30, 300) +
    lay(
      reelWindow([
        ['bell', 'cherry', 'plum'],
        ['clover', 'cherry', 'lemon'],
        ['star', 'cherry', 'bell'],
      ]),
      { x: -40, y: 4, scale: 0.98, lift: 12, turn: -5 },
    ) +
    lay(chip(chipColours.oxblood), { x: 232, y: -104 }) +
    lay(chip(chipColours.brass), { x: 268, y: -12, turn: 20 }) +
    lay(chip(chipColours.ivory), { x: 226, y: 96, turn: 9 }),
}

/** A die that has just come to rest, with the lines of its way behind it. */
function thrown(x: number, y: number, turn: number, piece: Thing): string {
  const way = line(
    'M-64-26C-110-40-150-44-196-40M-70 2C-128-10-176-12-236-4M-64 30C-104 22-140 22-176 28',
    colours.brassLit,
    4,
    {
      opacity: 0.6,
    },
  )
  return at(x, y, way, turn) + lay(piece, { x, y, turn: turn + 12, scale: 1.2, lift: 9 })
}

const turbo: StillLife = {
  name: 'category-turbo',
  cloth: 'walnut',
  draw: () =>
    inlayRings(0, 0, 300) +
    lay(pocketWatch(30, 252), { x: -150, y: 16, scale: 1.36, turn: -12, lift: 12 }) +
    thrown(196, -88, -8, die(6)) +
    thrown(256, 92, 6, die(1, colours.oxblood, colours.ivory, colours.oxbloodDim)),
}

export const categories = [slots, fresh, classic, turbo].flatMap(card)
