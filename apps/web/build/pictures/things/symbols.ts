import { colours } from '../palette.ts'
import { circle, ellipse, line, mirrored, path, polar, rect, round } from '../svg.ts'
import type { Paint } from '../svg.ts'

/** The left half of a symmetric shape drawn twice about x = 0, lit on the left and shaded on the right. */
export function halves(left: string, lit: string, dim: string): string {
  const paint = (fill: string): Paint => ({ fill, stroke: fill, width: 0.5 })
  return mirrored(path(left, paint(dim))) + path(left, paint(lit))
}

/** Path data of a star about the origin. */
export function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [x, y] = polar((index * 180) / points, index % 2 ? inner : outer)
    return `${round(x)} ${round(y)}`
  })
  return `M${corners.join('L')}Z`
}

/** A star of facets, each ray lit on its left. */
export function facetStar(points: number, outer: number, inner: number, lit: string, dim: string): string {
  let shaded = ''
  for (let index = 0; index < points; index++) {
    const [x1, y1] = polar((index * 360) / points, outer)
    const [x2, y2] = polar(((index + 0.5) * 360) / points, inner)
    shaded += `M0 0L${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}Z`
  }
  return path(starPath(points, outer, inner), { fill: lit }) + path(shaded, { fill: dim })
}

function berry(x: number, y: number): string {
  return (
    circle(x, y, 19, { fill: '#b8313a' }) +
    path(`M${x + 12} ${y - 14.7}A19 19 0 1 1 ${x - 14.7} ${y + 12}A25 25 0 0 0 ${x + 12} ${y - 14.7}Z`, {
      fill: '#8e1f2b',
    }) +
    ellipse(x - 7, y - 7, 4, 3, { fill: '#e08a80' })
  )
}

const leaf = (d: string, shade: string) => path(d, { fill: '#5b8f4c' }) + path(shade, { fill: '#3f6f3c' })

/** Symbols of the reels, each some 84 x 84 about the origin. */
export const symbols = {
  cherry: () =>
    line('M-18 14C-15-8-2-26 12-36M21 16C22-6 18-24 12-36', '#3f6f3c', 3.6) +
    leaf('M12-36C20-46 34-48 44-42C38-28 24-25 12-36Z', 'M12-36C24-33 34-36 44-42C38-28 24-25 12-36Z') +
    berry(-20, 24) +
    berry(21, 26),
  lemon: () =>
    path(
      'M-40 22C-46 18-45 10-38 8C-33-18-9-35 17-31C24-38 36-37 36-26C40-19 34-15 32-11C36 14 13 36-15 32C-20 38-35 35-40 22Z',
      { fill: '#e6c343' },
    ) +
    path('M32-11C36 14 13 36-15 32C-20 38-32 36-37 27C-8 27 22 17 32-11Z', { fill: '#c79a2b' }) +
    ellipse(-12, -10, 11, 5, { fill: '#f6e7a6' }),
  plum: () =>
    path('M0-22C18-32 37-15 33 8C29 30 13 40 0 38C-15 40-31 30-33 8C-36-13-17-32 0-22Z', { fill: '#7a4a80' }) +
    path('M18-26C34-20 37-6 33 8C29 30 13 40 0 38C-6 39-13 37-19 33C11 31 28 9 18-26Z', { fill: '#5b3265' }) +
    line('M0-22C-7-3-5 18 2 35', '#4a2754', 2.4) +
    ellipse(-19, -3, 6, 9, { fill: '#a67aa9' }) +
    line('M0-22C0-30 2-36 6-41', '#5d4a24', 3.4) +
    leaf('M6-34C14-45 26-45 36-39C30-28 17-24 6-34Z', 'M6-34C17-32 27-34 36-39C30-28 17-24 6-34Z'),
  bell: () =>
    circle(0, 34, 8, { fill: colours.brassDeep }) +
    halves('M0-38C-22-38-27-14-28 6C-29 18-38 20-38 29L0 29Z', colours.brassLit, colours.brass) +
    path('M16-33C26-26 28-10 28 6C29 18 38 20 38 29L12 29C22 10 24-14 16-33Z', { fill: colours.brassDim }) +
    path('M-38 24H38V31H-38Z', { fill: colours.brassDim }) +
    circle(0, -41, 5, { stroke: colours.brassDim, width: 3.4 }),
  star: () => facetStar(5, 44, 18, colours.brassLit, colours.brassDim),
  clover: () => {
    const blade = 'M0 0C-5-9-22-12-22-26C-22-38-7-42 0-32C7-42 22-38 22-26C22-12 5-9 0 0Z'
    const turned = [45, 135, 225, 315]
    return (
      line('M2 6C8 18 14 26 24 36', '#35653a', 4) +
      turned
        .map(
          (turn) =>
            `<g transform="rotate(${turn})">${path(blade, { fill: '#5b9150' })}${path('M0 0V-32C7-42 22-38 22-26C22-12 5-9 0 0Z', { fill: '#447741' })}</g>`,
        )
        .join('')
    )
  },
  horseshoe: () =>
    path('M-14 34H-30C-44 6-40-38 0-38C40-38 44 6 30 34H14C28 4 26-20 0-20C-26-20-28 4-14 34Z', {
      fill: colours.silverDim,
    }) +
    path('M-14 34H-30C-44 6-40-38 0-38V-29C-34-29-36 6-21 34Z', { fill: colours.silver }) +
    [-33, -28, -12, 12, 28, 33]
      .map((x, index) => circle(x, [4, -16, -30, -30, -16, 4][index]!, 2.6, { fill: colours.ink }))
      .join(''),
  crown: () =>
    halves('M0-26L-12-2L-36-22L-28 20L0 20Z', colours.brassLit, colours.brassDim) +
    rect(-29, 20, 58, 10, 2, { fill: colours.brass }) +
    [
      [-36, -24],
      [0, -30],
      [36, -24],
    ]
      .map(([x, y]) => circle(x!, y!, 5, { fill: colours.oxblood, stroke: colours.brass, width: 2 }))
      .join('') +
    [-16, 0, 16].map((x) => circle(x, 25, 2.6, { fill: colours.oxblood })).join(''),
} as const

export type Symbol = keyof typeof symbols
