/** The radius of the drawn sectors: that of the face of the picture of a wheel, 600 by 600. */
export const FACE = 240
/** Where the words of a sector stand, from the middle: halfway between its mark and the rim. */
export const WORDS_AT = 161
/** Where its mark begins, between the boss and the words. */
export const MARK_AT = 66

/** Degrees of a turn, clockwise from the top, at which the middle of a sector stands. */
export function middleOf(index: number, count: number): number {
  return (index * 360) / count
}

/** The outline of a sector, as it lies before the drum was turned. */
export function outlineOf(index: number, count: number): string {
  const half = 180 / count
  const [from, to] = [middleOf(index, count) - half, middleOf(index, count) + half]
  return `M0 0 L${pointAt(from)} A${FACE} ${FACE} 0 ${half > 90 ? 1 : 0} 1 ${pointAt(to)} Z`
}

function pointAt(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${round(FACE * Math.sin(angle))} ${round(-FACE * Math.cos(angle))}`
}

const round = (value: number) => Math.round(value * 100) / 100

/** Which of two colours a sector has; the last of an odd number has one of its own, beside the first. */
export function toneOf(index: number, count: number): 'odd' | 'even' | 'additional' {
  if (count % 2 === 1 && index === count - 1) return 'additional'
  return index % 2 === 0 ? 'even' : 'odd'
}

/**
 * How far the drum has to be turned in all to stop with a sector under the pointer: at least one whole turn after where
 * it is, and `aside` (from -1 to 1) of the way from the middle of the sector to near its edge.
 */
export function landingAt(from: number, index: number, count: number, aside: number): number {
  const still = from + 360
  const wanted = -middleOf(index, count) + (aside * 0.7 * 180) / count
  return still + ((((wanted - still) % 360) + 360) % 360)
}
