import { colours } from '../palette.ts'
import { at, box, circle, clipped, line, path, rect } from '../svg.ts'
import type { Symbol } from './symbols.ts'
import { symbols } from './symbols.ts'
import type { Thing } from './thing.ts'

/** One reel of 110 x 230: a middle symbol, and halves of those above and below. */
function reel(x: number, [above, middle, below]: [Symbol, Symbol, Symbol]): string {
  const window = box(x, 0, 110, 230, 5)
  const drawn =
    path(window, { fill: colours.ivory }) +
    at(x, -112, symbols[above](), 0, 0.92) +
    at(x, 0, symbols[middle](), 0, 0.98) +
    at(x, 112, symbols[below](), 0, 0.92) +
    rect(x - 55, -115, 110, 34, 0, { fill: '#8a7a55', opacity: 0.34 }) +
    rect(x - 55, -115, 110, 14, 0, { fill: '#5d4d2c', opacity: 0.4 }) +
    rect(x - 55, 81, 110, 34, 0, { fill: '#8a7a55', opacity: 0.26 }) +
    rect(x - 55, 101, 110, 14, 0, { fill: '#5d4d2c', opacity: 0.4 })
  return clipped(window, drawn) + path(window, { stroke: colours.brassDeep, width: 2 })
}

/** The window of a three-reel machine in its brass frame, 404 x 286. */
export function reelWindow(
  rows: [Symbol, Symbol, Symbol][],
  body: string = colours.oxblood,
  deep: string = colours.oxbloodDim,
): Thing {
  const outline = box(0, 0, 424, 300, 26)
  const rivets = [-196, 196].flatMap((x) =>
    [-134, 134].map((y) => circle(x, y, 5, { fill: colours.brass, stroke: colours.brassDeep, width: 1 })),
  )
  return {
    outline,
    markup:
      path(outline, { fill: deep }) +
      path(box(0, 0, 412, 288, 22), { fill: body, stroke: colours.brass, width: 3 }) +
      path(box(0, 0, 374, 250, 12), { fill: colours.brassDim, stroke: colours.brassDeep, width: 1.5 }) +
      path(box(0, 0, 366, 242, 10), { fill: colours.brass }) +
      rows.map((symbolsOfReel, index) => reel((index - 1) * 120, symbolsOfReel)).join('') +
      line('M-196 0H196', colours.oxblood, 2, { opacity: 0.55 }) +
      path('M-206-9-190 0-206 9ZM206-9 190 0 206 9Z', { fill: colours.brassLit }) +
      rivets.join(''),
  }
}

/** A tablet, 380 x 250, whose screen is drawn by `screen` about the origin in 340 x 214. */
export function tablet(screen: string, ground: string = '#0c1b15'): Thing {
  const outline = box(0, 0, 384, 258, 24)
  const glass = box(0, 0, 348, 222, 8)
  return {
    outline,
    markup:
      path(outline, { fill: '#22302a' }) +
      path(box(0, 0, 377, 251, 21), { fill: '#101a16', stroke: colours.silverDim, width: 1.6 }) +
      path(glass, { fill: ground }) +
      clipped(glass, screen) +
      circle(-183, 0, 2.4, { fill: colours.silverDim }),
  }
}

/** A phone, 150 x 290, whose screen is drawn by `screen` about the origin in 130 x 262. */
export function phone(screen: string, ground: string = '#0c1b15'): Thing {
  const outline = box(0, 0, 156, 304, 26)
  const glass = box(0, 0, 136, 280, 16)
  return {
    outline,
    markup:
      path(outline, { fill: '#22302a' }) +
      path(box(0, 0, 150, 298, 23), { fill: '#101a16', stroke: colours.silverDim, width: 1.5 }) +
      path(glass, { fill: ground }) +
      clipped(glass, screen) +
      rect(-20, -132, 40, 9, 4.5, { fill: '#101a16' }),
  }
}

/** The cover of a slot, 160 x 228: its symbol in an arched frame over lines where a title stands. */
export function gameCover(symbol: Symbol, body: string, deep: string): Thing {
  const outline = box(0, 0, 160, 228, 14)
  const arch = 'M-58 44V-34A58 58 0 0 1 58-34V44Z'
  return {
    outline,
    markup:
      path(outline, { fill: deep }) +
      path(box(0, 0, 150, 218, 11), { fill: body, stroke: colours.brass, width: 2.4 }) +
      path(arch, { fill: colours.ivory, stroke: colours.brassDeep, width: 2 }) +
      at(0, -22, symbols[symbol](), 0, 1.02) +
      line('M-46 68H46M-30 86H30', colours.brassLit, 7) +
      line('M-58 54H58', colours.brass, 1.6),
  }
}
