import { wavyRing } from '../engrave.ts'
import { colours } from '../palette.ts'
import { at, circle, path, polar, round, twin } from '../svg.ts'
import type { Thing } from './thing.ts'

/** The metal or other stuff of a medal. */
export interface Stuff {
  lit: string
  body: string
  dim: string
  deep: string
}

export const stuffs = {
  wood: { lit: '#b98a5c', body: '#94653b', dim: '#6d4626', deep: '#38210f' },
  bone: { lit: '#fffaf0', body: colours.ivory, dim: colours.ivoryDim, deep: '#a3936c' },
  copper: { lit: '#e6b48c', body: colours.copper, dim: colours.copperDim, deep: '#5f3a1d' },
  silver: { lit: '#f1f4f0', body: colours.silver, dim: colours.silverDim, deep: '#5f6b65' },
  brass: { lit: colours.brassLit, body: colours.brass, dim: colours.brassDim, deep: colours.brassDeep },
} as const satisfies Record<string, Stuff>

/** One leaf of laurel, 22 long, growing upwards from the origin. */
const leaf = 'M0 0C-8-6-8-17 0-24C8-17 8-6 0 0Z'

/** Half a wreath of laurel, rising on the right from the foot of a circle. */
function branch(radius: number, { lit, body, dim }: Stuff, leaves: number, scale: number): string {
  const span = 132
  const drawn = Array.from({ length: leaves }, (_, index) => {
    const degrees = 172 - (index * span) / (leaves - 1)
    const [x, y] = polar(degrees, radius)
    const pair = at(0, 0, path(leaf, { fill: dim }), 34) + at(0, 0, path(leaf, { fill: index % 2 ? body : lit }), -34)
    return at(x, y, pair, degrees - 90, scale)
  }).join('')
  const [x1, y1] = polar(176, radius)
  const [x2, y2] = polar(40, radius)
  return (
    path(`M${round(x1)} ${round(y1)}A${radius} ${radius} 0 0 0 ${round(x2)} ${round(y2)}`, {
      stroke: dim,
      width: 2 * scale,
    }) + drawn
  )
}

/** A wreath open at the top, about the origin. */
export const wreath = (radius: number, stuff: Stuff, leaves = 8, scale = 0.8) =>
  twin(branch(radius, stuff, leaves, scale))

/** A round plate with a raised rim. */
export function plate(radius: number, rim: Stuff, field: string): string {
  return (
    circle(0, 0, radius, { fill: rim.dim }) +
    circle(-radius * 0.02, -radius * 0.02, radius * 0.965, { fill: rim.body }) +
    circle(0, 0, radius * 0.8, { fill: field, stroke: rim.deep, width: 1.4 })
  )
}

/** Round studs set in a ring, beginning at the top: dots of a dashed line, and a smaller line on it. */
export function studs(count: number, radius: number, size: number, fill: string, edge: string, from = 0): string {
  const dash = `0 ${Math.round(((2 * Math.PI * radius) / count) * 1000) / 1000}`
  const dots = (stroke: string, width: number) => circle(0, 0, radius, { stroke, width, dash, cap: 'round' })
  return at(0, 0, dots(edge, size * 2 + 1.4) + dots(fill, size * 2 - 1), from - 90)
}

/** An open crown of five points, 76 wide, standing on the origin. */
export function crown({ lit, body, dim, deep }: Stuff, gem: string = colours.oxblood): string {
  return (
    path('M0-44L-12-14L-27-36L-26-10L-42-24L-30 12H30L42-24L26-10L27-36L12-14Z', { fill: lit }) +
    path('M0-44V12H30L42-24L26-10L27-36L12-14Z', { fill: dim }) +
    path('M-32 0H32L30 12H-30Z', { fill: body, stroke: deep, width: 1.2 }) +
    [
      [0, -46, 4.6],
      [-28, -39, 3.8],
      [28, -39, 3.8],
      [-43, -27, 3.4],
      [43, -27, 3.4],
    ]
      .map(([x, y, size]) => circle(x!, y!, size!, { fill: lit, stroke: deep }))
      .join('') +
    [-18, 0, 18].map((x) => circle(x, 6, 3, { fill: gem })).join('')
  )
}

/** A scroll of ribbon across the foot of a medal, 120 wide. */
export function scroll(body: string, dim: string, deep: string): string {
  return (
    twin(path('M36-6H64L56 4 64 14H36Z', { fill: dim }) + path('M36 14H46L36 20Z', { fill: deep })) +
    path('M-46-12C-20-2 20-2 46-12V10C20 20-20 20-46 10Z', { fill: body })
  )
}

/** The guilloche edge of a plaque. */
export const scallop = (radius: number, waves: number, { body, deep }: Stuff) =>
  path(wavyRing(radius, 3, waves), { fill: body, stroke: deep, width: 1.2 })

/** A two-handled cup, some 130 x 150, about the origin. */
export function cup({ lit, body, dim, deep }: Stuff): Thing {
  const bowl = 'M-42-62C-42-14-26 8 0 12C26 8 42-14 42-62Z'
  const handle = 'M-38-50H-61C-64-24-52-8-30-8'
  const foot = 'M-9 10H9L12 38H-12ZM-30 38H30V50H-30Z'
  const base = 'M-40 50H40V72H-40Z'
  return {
    outline: `${bowl}${foot}${base}M-46-66H46V-56H-46Z`,
    markup:
      twin(path(handle, { stroke: colours.ink, width: 14 }) + path(handle, { stroke: dim, width: 9 })) +
      path(bowl, { fill: body }) +
      path('M14-62H42C42-14 26 8 0 12C16-8 18-36 14-62Z', { fill: dim }) +
      path('M-32-56C-32-30-26-12-16-2', { stroke: lit, width: 6, cap: 'round' }) +
      path('M-46-66H46V-56H-46Z', { fill: body, stroke: deep, width: 1.2 }) +
      path(foot, { fill: body }) +
      path('M2 10H9L12 38H4ZM4 38H30V50H4Z', { fill: dim }) +
      path(base, { fill: colours.walnut }) +
      path('M-40 50H40V54H-40Z', { fill: colours.walnutLit }) +
      path('M-18 58H18V66H-18Z', { fill: body }),
  }
}
