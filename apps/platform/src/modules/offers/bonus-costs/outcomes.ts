import type { Random } from '@baize/kit'

/** What a paid round may come to: how many times its stake it pays, and how likely that is. */
export type Outcome = readonly [multiple: number, chance: number]

/** The share of stakes that comes back on average. */
export function returnOf(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, [multiple, chance]) => sum + multiple * chance, 0)
}

/** How fine chance is drawn; enough for the rarest outcome of a game to come up as often as it should. */
const DRAWN_FROM = 2 ** 32

/**
 * Draws outcomes as likely as they are, in the same time however many there are (Walker's table of aliases): each place
 * of the table is one outcome up to a share, and another above it.
 */
export function drawFrom(outcomes: readonly Outcome[]): (random: Random) => number {
  const count = outcomes.length
  const multiples = Float64Array.from(outcomes, ([multiple]) => multiple)
  const total = outcomes.reduce((sum, [, chance]) => sum + chance, 0)
  const shares = Float64Array.from(outcomes, ([, chance]) => (chance / total) * count)
  const others = Int32Array.from(outcomes, (_outcome, place) => place)
  const places = [...shares.keys()]
  const small = places.filter((place) => shares[place]! < 1)
  const large = places.filter((place) => shares[place]! >= 1)
  while (small.length > 0 && large.length > 0) {
    const [less, more] = [small.pop()!, large.pop()!]
    others[less] = more
    shares[more]! -= 1 - shares[less]!
    ;(shares[more]! < 1 ? small : large).push(more)
  }
  return (random) => {
    const drawn = (random.below(DRAWN_FROM) / DRAWN_FROM) * count
    const place = Math.floor(drawn)
    // What is left over of rounding belongs to the place itself.
    return multiples[drawn - place < shares[place]! || others[place] === place ? place : others[place]!]!
  }
}
