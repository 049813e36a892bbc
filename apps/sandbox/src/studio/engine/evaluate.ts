import { SCATTER, WILD } from '../maths/strips.ts'
import type { Game } from './game.ts'

/** One stop per reel: the strip position shown in the top row. */
export type Stops = ArrayLike<number>

/** What the window shows: symbol numbers, reel by reel, each from the top. */
export type Window = Uint8Array

/** Fills `window` with what the reels show at `stops`. */
export function readWindow({ strips, layout: { rows } }: Game, stops: Stops, window: Window): void {
  for (let reel = 0, place = 0; reel < strips.length; reel++) {
    const strip = strips[reel]!
    for (let row = 0, at = stops[reel]!; row < rows; row++, at++) window[place++] = strip[at % strip.length]!
  }
}

/** How one payline came out; `pay` is in line bets and zero when it lost. */
export interface LineOutcome {
  symbol: number
  count: number
  pay: number
}

/**
 * Reads one payline from the left. Wilds stand for every part but the scatter; a run of wilds at the
 * start pays as wilds when that is more than what it completes.
 */
export function readLine(game: Game, window: Window, line: readonly number[], into: LineOutcome): void {
  const { reels, rows } = game.layout
  let wilds = 0
  while (wilds < reels && window[wilds * rows + line[wilds]!] === WILD) wilds++
  const wildPay = game.linePays[WILD]![wilds]!
  into.symbol = WILD
  into.count = wilds
  into.pay = wildPay
  if (wilds === reels) return
  const symbol = window[wilds * rows + line[wilds]!]!
  if (symbol === SCATTER) return
  let count = wilds + 1
  while (count < reels) {
    const next = window[count * rows + line[count]!]
    if (next !== symbol && next !== WILD) break
    count++
  }
  const pay = game.linePays[symbol]![count]!
  if (pay < wildPay || pay === 0) return
  into.symbol = symbol
  into.count = count
  into.pay = pay
}

/** Scatters in the whole window. */
export function countScatters(window: Window): number {
  let scatters = 0
  for (let place = 0; place < window.length; place++) if (window[place] === SCATTER) scatters++
  return scatters
}

const scratch: LineOutcome = { symbol: 0, count: 0, pay: 0 }

/** What a spin pays on its lines, in line bets, before any multiplier. */
export function lineUnits(game: Game, window: Window): number {
  let units = 0
  for (const line of game.layout.paylines) {
    readLine(game, window, line, scratch)
    units += scratch.pay
  }
  return units
}

/** What a spin pays for scatters, in line bets, before any multiplier. */
export function scatterUnits(game: Game, scatters: number): number {
  return game.scatterPays[scatters]! * game.layout.paylines.length
}
