import type { LayoutId } from './profiles-ids.ts'

/** How a game's window is built. A payline names one row per reel, counted from the top, left to right. */
export interface Layout {
  readonly id: LayoutId
  readonly reels: number
  readonly rows: number
  readonly paylines: readonly (readonly number[])[]
}

const lines3x3 = '111 000 222 012 210'

const lines5x3 =
  '11111 00000 22222 01210 21012 00122 22100 10121 12101 01110 ' +
  '21112 10001 12221 01010 21212 11011 11211 02020 20202 10222'

const lines5x4 =
  '11111 22222 00000 33333 01210 32123 12321 21012 00122 33211 ' +
  '11233 22100 01110 32223 12221 21112 10001 23332 12121 21212 ' +
  '01010 32323 10101 23232 11011 22322 11211 22122 00100 33233 ' +
  '01232 32101 12332 21001 10121 23212 00001 33332 11000 22333'

const lines6x4 =
  '111111 222222 000000 333333 012210 321123 123321 210012 001122 332211 ' +
  '112233 221100 011110 322223 122221 211112 100001 233332 121212 212121 ' +
  '010101 323232 101010 232323 110011 223322 112211 221122 001100 332233 ' +
  '012321 321012 123210 210123 012332 321001 101121 232212 000011 333322 ' +
  '111000 222333 000111 333222 111222 222111 012222 321111 122233 211100'

/** The window and paylines of a layout. */
export function layoutOf(id: LayoutId): Layout {
  return layouts[id]
}

const layouts: Record<LayoutId, Layout> = {
  '3x3-5': layout('3x3-5', 3, 3, lines3x3),
  '5x3-10': layout('5x3-10', 5, 3, lines5x3.slice(0, 10 * 6)),
  '5x3-20': layout('5x3-20', 5, 3, lines5x3),
  '5x4-40': layout('5x4-40', 5, 4, lines5x4),
  '6x4-50': layout('6x4-50', 6, 4, lines6x4),
}

function layout(id: LayoutId, reels: number, rows: number, lines: string): Layout {
  return {
    id,
    reels,
    rows,
    paylines: lines
      .trim()
      .split(' ')
      .map((line) => Array.from(line, Number)),
  }
}
