import type { StudioIdentity } from '../themes/studios.ts'
import { around, round } from './pen.ts'

/** What the symbols of a studio stand on: its outline about the middle of a box of 100 x 100, at any size. */
export type Plate = (reach: number) => string

const point = (radius: number, degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`
}

const polygon = (corners: number, from: number, radius: number) =>
  `M${Array.from({ length: corners }, (_, index) => point(radius, from + (index * 360) / corners)).join('L')}Z`

const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0Z`

/** A square with corners cut as `corner` says, drawn clockwise from the upper left. */
const square = (
  reach: number,
  corner: (r: number) => [topLeft: string, topRight: string, bottomRight: string, bottomLeft: string],
) => {
  const [near, far] = [50 - reach, 50 + reach]
  const cut = reach * 0.3
  const [topLeft, topRight, bottomRight, bottomLeft] = corner(round(cut))
  return `M${round(near)} ${round(near + cut)}${topLeft}H${round(far - cut)}${topRight}V${round(far - cut)}${bottomRight}H${round(near + cut)}${bottomLeft}Z`
}

/** One outline for each studio, so that a symbol says at a glance whose game it is. */
export const plates: Record<StudioIdentity, Plate> = {
  'verdigris-works': (reach) => polygon(8, 22.5, reach * 1.07),
  'gilt-hour': (reach) =>
    square(reach, (r) => [
      `h${r / 2}v${-r / 2}h${r / 2}v${-r / 2}`,
      `v${r / 2}h${r / 2}v${r / 2}h${r / 2}`,
      `h${-r / 2}v${r / 2}h${-r / 2}v${r / 2}`,
      `v${-r / 2}h${-r / 2}v${-r / 2}h${-r / 2}`,
    ]),
  'halfpenny-arcade': (reach) => {
    const bumps = 14
    const size = round(reach * 0.23)
    const rim = Array.from({ length: bumps }, (_, index) => point(reach * 0.94, (index * 360) / bumps))
    return `M${rim[0]}${[...rim.slice(1), rim[0]].map((end) => `A${size} ${size} 0 0 1 ${end}`).join('')}Z`
  },
  northwake: (reach) => polygon(6, 0, reach * 1.08),
  'cinder-and-fox': (reach) => {
    const [left, right, bottom] = [round(50 - reach), round(50 + reach), round(50 + reach)]
    return `M${left} ${bottom}V50A${round(reach)} ${round(reach)} 0 0 1 ${right} 50V${bottom}Z`
  },
  'ostrich-parlour': (reach) => {
    const r = round(reach / 2)
    const [near, far] = [round(50 - reach / 2), round(50 + reach / 2)]
    return `M${near} ${near}A${r} ${r} 0 0 1 ${far} ${near}A${r} ${r} 0 0 1 ${far} ${far}A${r} ${r} 0 0 1 ${near} ${far}A${r} ${r} 0 0 1 ${near} ${near}Z`
  },
  'tall-tide': (reach) => circle(50, 50, reach),
  'moth-and-meridian': (reach) =>
    square(reach, (r) => [
      `a${r} ${r} 0 0 0 ${r} ${-r}`,
      `a${r} ${r} 0 0 0 ${r} ${r}`,
      `a${r} ${r} 0 0 0 ${-r} ${r}`,
      `a${r} ${r} 0 0 0 ${-r} ${-r}`,
    ]),
  'brindle-yard': (reach) => {
    const [left, right, top] = [round(50 - reach * 0.96), round(50 + reach * 0.96), round(50 - reach * 0.94)]
    return `M${left} ${top}H${right}V${round(50 + reach * 0.2)}Q${right} ${round(50 + reach * 0.7)} 50 ${round(50 + reach)}Q${left} ${round(50 + reach * 0.7)} ${left} ${round(50 + reach * 0.2)}Z`
  },
  'kettle-and-crane': (reach) =>
    square(reach, (r) => [
      `a${r} ${r} 0 0 1 ${r} ${-r}`,
      `a${r} ${r} 0 0 1 ${r} ${r}`,
      `a${r} ${r} 0 0 1 ${-r} ${r}`,
      `a${r} ${r} 0 0 1 ${-r} ${-r}`,
    ]),
}

/** What is cut into the plates of a game, chosen by the game: kind, count and turn. */
export function engraving(kind: number, count: number, degrees: number, colour: string): string {
  const pieces = [
    `<path d="M50 50L47 18H53Z" fill="${colour}"/>`,
    `<path d="M50 50Q42 34 50 18Q58 34 50 50Z" fill="${colour}"/>`,
    `<path d="M50 22l4 5-4 5-4-5Z" fill="${colour}"/>`,
    `<circle cx="50" cy="23" r="2.600" fill="${colour}"/>`,
    `<path d="M50 50L44.500 26L50 18L55.500 26Z" fill="${colour}"/>`,
    `<path d="M46 30L50 19L54 30" fill="none" stroke="${colour}" stroke-width="1.800"/>`,
  ]
  return around(count, pieces[kind % pieces.length]!, 50, 50, degrees)
}
