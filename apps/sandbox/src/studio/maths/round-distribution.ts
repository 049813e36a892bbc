import type { Game } from '../engine/game.ts'
import type { SpinTable } from './enumerate.ts'
import { transform } from './fourier.ts'
import type { Spectrum } from './fourier.ts'

/**
 * The chance of every possible win of a whole round, free spins and retriggers included, in line bets,
 * before the limit on a round's win. `result[units]` sums to one.
 *
 * A free spin pays m times what its window shows and starts k more free spins, so the generating function T
 * of one free spin with all it leads to satisfies T(z) = sum over k of A_k(z^m) T(z)^k, where A_k is the
 * table of spins that start k free spins. A round is sum over k of A_k(z) T(z)^k. Both are evaluated at
 * roots of unity and turned back into chances; `length` (a power of two) must exceed every win that matters.
 */
export function roundDistribution(game: Game, table: SpinTable, length: number): Float64Array {
  const classes = spinClasses(game, table, length)
  const round: Spectrum = { real: new Float64Array(length), imaginary: new Float64Array(length) }
  const power: [number, number] = [0, 0]
  for (let at = 0; at < length; at++) {
    const raised = (at * game.multiplier) % length
    let real = 1
    let imaginary = 0
    for (let step = 0; step < 200; step++) {
      let nextReal = 0
      let nextImaginary = 0
      for (const { freeSpins, spectrum } of classes) {
        raise(real, imaginary, freeSpins, power)
        nextReal += spectrum.real[raised]! * power[0] - spectrum.imaginary[raised]! * power[1]
        nextImaginary += spectrum.real[raised]! * power[1] + spectrum.imaginary[raised]! * power[0]
      }
      const moved = Math.abs(nextReal - real) + Math.abs(nextImaginary - imaginary)
      real = nextReal
      imaginary = nextImaginary
      if (moved < 1e-16) break
    }
    for (const { freeSpins, spectrum } of classes) {
      raise(real, imaginary, freeSpins, power)
      round.real[at]! += spectrum.real[at]! * power[0] - spectrum.imaginary[at]! * power[1]
      round.imaginary[at]! += spectrum.real[at]! * power[1] + spectrum.imaginary[at]! * power[0]
    }
  }
  transform(round, true)
  return round.real
}

interface SpinClass {
  readonly freeSpins: number
  readonly spectrum: Spectrum
}

/** Spins grouped by how many free spins they start, each group as a spectrum of chances. */
function spinClasses(game: Game, table: SpinTable, length: number): SpinClass[] {
  const starts = [...new Set(game.freeSpins)]
  return starts.map((freeSpins) => {
    const spectrum = { real: new Float64Array(length), imaginary: new Float64Array(length) }
    table.combinations.forEach((counts, scatters) => {
      if (game.freeSpins[scatters] !== freeSpins) return
      for (let units = 0; units < counts.length; units++) {
        if (counts[units]! > 0) spectrum.real[units % length]! += counts[units]! / table.total
      }
    })
    transform(spectrum)
    return { freeSpins, spectrum }
  })
}

function raise(real: number, imaginary: number, exponent: number, into: [number, number]): void {
  let [x, y, baseReal, baseImaginary] = [1, 0, real, imaginary]
  for (let left = exponent; left > 0; left >>= 1) {
    if (left & 1) [x, y] = [x * baseReal - y * baseImaginary, x * baseImaginary + y * baseReal]
    ;[baseReal, baseImaginary] = [baseReal * baseReal - baseImaginary * baseImaginary, 2 * baseReal * baseImaginary]
  }
  into[0] = x
  into[1] = y
}
