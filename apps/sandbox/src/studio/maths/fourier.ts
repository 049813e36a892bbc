/** Complex numbers as two parallel arrays, `length` a power of two. */
export interface Spectrum {
  readonly real: Float64Array
  readonly imaginary: Float64Array
}

/**
 * The discrete Fourier transform in place (radix 2). With `isInverse` the reverse transform,
 * divided by the length, so that both together give back what came in.
 */
export function transform({ real, imaginary }: Spectrum, isInverse = false): void {
  const length = real.length
  reorder(real, imaginary)
  for (let size = 2; size <= length; size *= 2) {
    const half = size / 2
    const turn = ((isInverse ? 2 : -2) * Math.PI) / size
    const cosine = Float64Array.from({ length: half }, (_, at) => Math.cos(turn * at))
    const sine = Float64Array.from({ length: half }, (_, at) => Math.sin(turn * at))
    for (let start = 0; start < length; start += size) {
      for (let at = 0; at < half; at++) {
        const upper = start + at
        const lower = upper + half
        const x = real[lower]! * cosine[at]! - imaginary[lower]! * sine[at]!
        const y = real[lower]! * sine[at]! + imaginary[lower]! * cosine[at]!
        real[lower] = real[upper]! - x
        imaginary[lower] = imaginary[upper]! - y
        real[upper]! += x
        imaginary[upper]! += y
      }
    }
  }
  if (!isInverse) return
  for (let at = 0; at < length; at++) {
    real[at]! /= length
    imaginary[at]! /= length
  }
}

function reorder(real: Float64Array, imaginary: Float64Array): void {
  for (let at = 1, mirrored = 0; at < real.length; at++) {
    let bit = real.length >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (at < mirrored) {
      ;[real[at], real[mirrored]] = [real[mirrored]!, real[at]!]
      ;[imaginary[at], imaginary[mirrored]] = [imaginary[mirrored]!, imaginary[at]!]
    }
  }
}
