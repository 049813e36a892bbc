import type { Game } from '../engine/game.ts'
import { SCATTER, WILD } from './strips.ts'

/**
 * The exact outcome of one spin: `combinations[scatters][units]` counts the stop combinations that pay
 * `units` line bets (lines and scatters, no multiplier) with that many scatters in the window.
 */
export interface SpinTable {
  readonly combinations: readonly Float64Array[]
  readonly total: number
}

/**
 * Counts every combination of stops. Paylines are followed reel by reel and dropped as soon as they are
 * broken; when none is left, the reels to come can only add scatters, which are counted in bulk. That is
 * what makes thousands of millions of combinations a matter of seconds.
 */
export function enumerateSpins(game: Game): SpinTable {
  const { layout, strips, linePays } = game
  const { reels, rows, paylines } = layout
  const lineCount = paylines.length
  const unitsMax = lineCount * Math.max(...linePays.flat(), 0) + lineCount * Math.max(...game.scatterPays)
  const combinations = Array.from({ length: reels + 1 }, () => new Float64Array(unitsMax + 1))
  const later = scattersFrom(game)

  // What each reel shows at each stop, by row, and how many scatters that is.
  const shown = strips.map((strip) => windowsOf(strip, rows))
  const scattersAt = shown.map((windows) =>
    windows.map((window) => window.filter((symbol) => symbol === SCATTER).length),
  )

  // The paylines still alive before each reel: their number, the part they collect and their leading wilds.
  const lines = Array.from({ length: reels + 1 }, () => new Int32Array(lineCount))
  const parts = Array.from({ length: reels + 1 }, () => new Int32Array(lineCount))
  const leads = Array.from({ length: reels + 1 }, () => new Int32Array(lineCount))
  for (let line = 0; line < lineCount; line++) lines[0]![line] = line

  function follow(reel: number, alive: number, units: number, scatters: number): void {
    if (alive === 0 || reel === reels) {
      const counts = later[reel]!
      for (let more = 0; more < counts.length; more++) {
        if (counts[more]! > 0) count(units, scatters + more, counts[more]!)
      }
      return
    }
    const windows = shown[reel]!
    const nextLines = lines[reel + 1]!
    const nextParts = parts[reel + 1]!
    const nextLeads = leads[reel + 1]!
    for (let stop = 0; stop < windows.length; stop++) {
      const window = windows[stop]!
      let nextAlive = 0
      let won = units
      for (let index = 0; index < alive; index++) {
        const line = lines[reel]![index]!
        const part = parts[reel]![index]!
        const lead = leads[reel]![index]!
        const symbol = window[paylines[line]![reel]!]!
        let nextPart = part
        let nextLead = lead
        if (part === WILD) {
          if (symbol === SCATTER) {
            won += linePays[WILD]![lead]!
            continue
          }
          if (symbol === WILD) nextLead++
          else nextPart = symbol
        } else if (symbol !== part && symbol !== WILD) {
          won += Math.max(linePays[part]![reel]!, linePays[WILD]![lead]!)
          continue
        }
        if (reel + 1 === reels) won += Math.max(linePays[nextPart]![reels]!, linePays[WILD]![nextLead]!)
        else {
          nextLines[nextAlive] = line
          nextParts[nextAlive] = nextPart
          nextLeads[nextAlive] = nextLead
          nextAlive++
        }
      }
      follow(reel + 1, nextAlive, won, scatters + scattersAt[reel]![stop]!)
    }
  }

  function count(units: number, scatters: number, times: number): void {
    combinations[scatters]![units + game.scatterPays[scatters]! * lineCount]! += times
  }

  follow(0, lineCount, 0, 0)
  return { combinations, total: strips.reduce((product, strip) => product * strip.length, 1) }
}

function windowsOf(strip: Uint8Array, rows: number): Uint8Array[] {
  return Array.from(strip, (_symbol, stop) =>
    Uint8Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!),
  )
}

/** `result[reel][scatters]`: combinations of the reels from `reel` on that show that many scatters. */
function scattersFrom({ strips, layout: { reels, rows } }: Game): number[][] {
  const result: number[][] = Array.from({ length: reels + 1 }, () => [1])
  for (let reel = reels - 1; reel >= 0; reel--) {
    const strip = strips[reel]!
    const withOne = strip.filter((symbol) => symbol === SCATTER).length * rows
    const without = strip.length - withOne
    const rest = result[reel + 1]!
    result[reel] = Array.from(
      { length: rest.length + 1 },
      (_, scatters) => (rest[scatters] ?? 0) * without + (rest[scatters - 1] ?? 0) * withOne,
    )
  }
  return result
}
