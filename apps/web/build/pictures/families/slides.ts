import type { StillLife } from '../formats.ts'
import { card, mobile, wide } from '../formats.ts'
import { colours } from '../palette.ts'
import { at, box, line, path, rect } from '../svg.ts'
import { backCard, faceCard } from '../things/cards.ts'
import { gauge, gift, hourglass } from '../things/keepsakes.ts'
import { phone, reelWindow } from '../things/machines.ts'
import { cardBox, ledger, sheet } from '../things/paper.ts'
import { coin, counter, die, stackOf } from '../things/pieces.ts'
import { note, payCard } from '../things/purse.ts'
import type { Symbol } from '../things/symbols.ts'
import { symbols } from '../things/symbols.ts'
import { inlayRings } from '../things/table.ts'
import type { Thing } from '../things/thing.ts'
import { lay } from '../things/thing.ts'
import { fountainPen, loupe, padlock } from '../things/tools.ts'

const phoneScreen = (shown: Symbol[]) =>
  shown
    .map((symbol, index) =>
      at(
        (index % 2) * 62 - 31,
        Math.floor(index / 2) * 72 - 84,
        path(box(0, 0, 54, 64, 8), { fill: index % 3 ? colours.ivory : colours.ivoryDim }) +
          at(0, 0, symbols[symbol](), 0, 0.5),
      ),
    )
    .join('') + rect(-44, 108, 88, 20, 10, { fill: colours.brass })

const demos: StillLife = {
  name: 'slide-1',
  cloth: 'walnut',
  shift: { wide: [1090, 240, 1], mobile: [390, 184, 0.82] },
  draw: () =>
    inlayRings(0, 0, 310) +
    lay(phone(phoneScreen(['cherry', 'bell', 'star', 'lemon', 'clover', 'plum']), colours.navyDeep), {
      x: 40,
      y: 6,
      turn: 10,
      scale: 1.3,
      lift: 12,
    }) +
    lay(
      reelWindow(
        [
          ['lemon', 'bell', 'star'],
          ['star', 'bell', 'plum'],
          ['cherry', 'bell', 'lemon'],
        ],
        colours.cloth,
        colours.clothDeep,
      ),
      { x: -210, y: -34, turn: -8, scale: 0.68, lift: 10 },
    ) +
    lay(stackOf(counter(), 4, colours.ivoryDeep), { x: -150, y: 160, scale: 0.9, lift: 8 }) +
    lay(counter(colours.copper, colours.copperDim), { x: -244, y: 150, scale: 0.9 }) +
    lay(counter(), { x: 250, y: -130, scale: 0.9 }) +
    lay(counter(colours.copper, colours.copperDim), { x: 276, y: 120, scale: 0.9 }),
}

/** A sheet on which chances are drawn as bars. */
function oddsSheet(): Thing {
  const bars = [1, 0.82, 0.64, 0.5, 0.3, 0.16]
    .map((share, index) =>
      rect(-96, -96 + index * 38, 210 * share, 20, 3, {
        fill: index === 0 ? colours.oxblood : colours.cloth,
        opacity: 0.9,
      }),
    )
    .join('')
  const paper = sheet(280, 300, [])
  return { ...paper, markup: paper.markup + line('M-108-118V132', colours.ivoryDeep, 3) + bars }
}

/** The same bars as the loupe shows them. */
const magnified = at(
  -14,
  0,
  rect(-110, -56, 150, 36, 5, { fill: colours.cloth }) +
    rect(-110, 8, 104, 36, 5, { fill: colours.cloth }) +
    line('M-120-90V90', colours.ivoryDeep, 5),
  33,
)

const odds: StillLife = {
  name: 'slide-2',
  cloth: 'green',
  shift: { wide: [1090, 240, 1], mobile: [390, 186, 0.82] },
  draw: () =>
    inlayRings(0, 0, 310) +
    lay(oddsSheet(), { x: -110, y: 0, turn: -7, lift: 8, scale: 1.14 }) +
    lay(loupe(magnified, colours.ivory), { x: 6, y: 40, turn: -40, lift: 16, scale: 1.3 }) +
    lay(die(4), { x: 216, y: -10, turn: 16, scale: 1.04 }) +
    lay(die(1, colours.oxblood, colours.ivory, colours.oxbloodDim), { x: 306, y: -112, turn: -14, scale: 1.04 }) +
    lay(die(6), { x: 176, y: -146, turn: 30, scale: 1.04 }),
}

const fresh: StillLife = {
  name: 'slide-3',
  cloth: 'oxblood',
  shift: { wide: [1090, 240, 1], mobile: [390, 190, 0.86] },
  draw: (reading) =>
    inlayRings(0, 0, 310) +
    lay(backCard(colours.navy), { x: -300, y: 96, turn: -24, scale: 0.88 }) +
    lay(cardBox(colours.navy), { x: -190, y: -6, turn: -14, lift: 10, scale: 1.1 }) +
    lay(cardBox(colours.cloth), { x: 2, y: 4, turn: -2, lift: 10, scale: 1.1 }) +
    lay(faceCard({ suit: 'heart', rank: 'K', reading }), { x: 290, y: 112, turn: 26, scale: 0.88 }) +
    lay(cardBox('#7b5a1c', colours.brassLit), { x: 192, y: 2, turn: 11, lift: 10, scale: 1.1 }),
}

export const slides = [demos, odds, fresh].flatMap((still) => [...wide(still), ...mobile(still)])

const terms: StillLife = {
  name: 'promo-1',
  cloth: 'green',
  draw: () =>
    inlayRings(0, 0, 300) +
    lay(sheet(250, 320, [0.5, 1, 0.9, 1, 0.7, 0, 1, 0.85], -116, 28), { x: -110, y: 6, turn: -7, lift: 8 }) +
    lay(gift(), { x: 140, y: 30, turn: 9, scale: 1.42, lift: 12 }) +
    lay(fountainPen(), { x: -40, y: 132, turn: -24, scale: 0.9 }),
}

const record: StillLife = {
  name: 'promo-2',
  cloth: 'navy',
  draw: () =>
    inlayRings(0, 0, 300) +
    lay(note(), { x: 176, y: -126, turn: 16, scale: 1.16 }) +
    lay(ledger([1, 0.7, 0.9, 0.6, 1, 0.8], [0.8, 1, 0.6, 0.9, 0.4]), {
      x: -56,
      y: 10,
      turn: -6,
      scale: 1.16,
      lift: 10,
    }) +
    lay(payCard(), { x: 186, y: 96, turn: -12, scale: 1.1, lift: 8 }) +
    lay(coin(), { x: 300, y: 0, scale: 1 }) +
    lay(coin(), { x: -278, y: 140, scale: 1 }),
}

const bounds: StillLife = {
  name: 'promo-3',
  cloth: 'oxblood',
  draw: () =>
    inlayRings(0, 0, 300) +
    lay(gauge(), { x: -70, y: -4, scale: 1.7, lift: 12 }) +
    lay(hourglass(0.4), { x: 176, y: 0, turn: 14, scale: 1.16, lift: 9 }) +
    lay(padlock(), { x: -272, y: 86, turn: -12, scale: 0.66, lift: 7 }),
}

export const promos = [terms, record, bounds].flatMap(card)
