/** Chances of whole numbers: `chances[i]` is that of `from + i`. */
export interface Pmf {
  readonly from: number
  readonly chances: Float64Array
}

/** The number is known. */
export const certain = (value: number): Pmf => ({ from: value, chances: new Float64Array([1]) })

/** How many of something come that comes `mean` times on average; what lies beyond `most` counts as `most`. */
export function poissonPmf(mean: number, most: number): Pmf {
  const chances = new Float64Array(most + 1)
  let chance = Math.exp(-mean)
  let rest = 1
  for (let count = 0; count < most; count++) {
    chances[count] = chance
    rest -= chance
    chance *= mean / (count + 1)
  }
  chances[most] = Math.max(0, rest)
  return { from: 0, chances }
}

/** The sum of two numbers that know nothing of each other. */
export function sumOf(left: Pmf, right: Pmf): Pmf {
  const chances = new Float64Array(left.chances.length + right.chances.length - 1)
  left.chances.forEach((chance, at) => {
    if (chance > 0) right.chances.forEach((other, to) => (chances[at + to]! += chance * other))
  })
  return { from: left.from + right.from, chances }
}

export const negative = ({ from, chances }: Pmf): Pmf => ({
  from: -(from + chances.length - 1),
  chances: chances.toReversed(),
})

export const shifted = ({ from, chances }: Pmf, by: number): Pmf => ({ from: from + by, chances })

/** The chance of all numbers that pass. */
export function chanceOf({ from, chances }: Pmf, passes: (value: number) => boolean): number {
  return chances.reduce((sum, chance, at) => (passes(from + at) ? sum + chance : sum), 0)
}

/** Adds up chances of single numbers. */
export function pmfOf(entries: Iterable<readonly [value: number, chance: number]>): Pmf {
  const known = [...entries]
  const from = Math.min(...known.map(([value]) => value))
  const chances = new Float64Array(Math.max(...known.map(([value]) => value)) - from + 1)
  for (const [value, chance] of known) chances[value - from]! += chance
  return { from, chances }
}
