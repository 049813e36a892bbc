import { round } from './pen.ts'
import type { Tones } from './scenes/stage.ts'
import { circle, shape, stroke, times } from './scenes/stage.ts'

/** Drawn last, over everything, around the edge of a cover. */
export type Frame = (size: { width: number; height: number }, tones: Tones) => string

const rectangle = (
  inset: number,
  { width, height }: { width: number; height: number },
  colour: string,
  thickness: number,
  radius = 0,
) =>
  `<rect x="${inset}" y="${inset}" width="${width - inset * 2}" height="${height - inset * 2}" rx="${radius}" fill="none" stroke="${colour}" stroke-width="${thickness}"/>`

/** The four corners of the picture, the piece being drawn for the upper left one. */
const corners = ({ width, height }: { width: number; height: number }, piece: string) =>
  `${piece}<g transform="matrix(-1 0 0 1 ${width} 0)">${piece}</g><g transform="matrix(1 0 0 -1 0 ${height})">${piece}</g><g transform="matrix(-1 0 0 -1 ${width} ${height})">${piece}</g>`

export const none: Frame = () => ''

export const hairlines: Frame = (size, tones) =>
  rectangle(5, size, tones.light, 1.6) +
  rectangle(8.5, size, tones.light, 0.6) +
  corners(
    size,
    shape('M3 3H15L9 9L15 15L9 9L3 15Z', tones.light) +
      shape('M9 4L14 9L9 14L4 9Z', tones.dark) +
      shape('M9 6L12 9L9 12L6 9Z', tones.light),
  )

export const stepped: Frame = (size, tones) =>
  rectangle(3, size, tones.dark, 6) +
  corners(
    size,
    stroke('M7 60V22H14V14H22V7H60', tones.light, 1.8) + stroke('M11 48V26H18V18H26V11H48', tones.light, 0.9),
  ) +
  stroke(
    `M7 60V${size.height - 60}M${size.width - 7} 60V${size.height - 60}M60 7H${size.width - 60}M60 ${size.height - 7}H${size.width - 60}`,
    tones.light,
    0.9,
  )

export const bulbs: Frame = (size, tones) => {
  const { width, height } = size
  const [across, down] = [Math.round(width / 14), Math.round(height / 14)]
  const bulb = (x: number, y: number) => circle(x, y, 2.5, tones.light) + circle(x - 0.7, y - 0.7, 0.9, '#fff9ea')
  return (
    rectangle(5, size, tones.front, 10) +
    rectangle(10.5, size, tones.light, 1) +
    times(across, (index) => {
      const x = round(5 + ((width - 10) / across) * (index + 0.5))
      return bulb(x, 5) + bulb(x, height - 5)
    }) +
    times(down, (index) => {
      const y = round(5 + ((height - 10) / down) * (index + 0.5))
      return bulb(5, y) + bulb(width - 5, y)
    })
  )
}

export const mat: Frame = (size, tones) =>
  rectangle(4, size, '#f3e7cd', 8) + rectangle(8.5, size, tones.dark, 1, 1) + rectangle(1, size, tones.far, 2)

export const scallops: Frame = ({ width, height }, tones) => {
  const size = 10
  const top = times(width / size, () => `q${size / 2} ${size * 0.8} ${size} 0`)
  const side = times(height / size, () => `q${-size * 0.8} ${size / 2} 0 ${size}`)
  return (
    shape(`M0 0V5${top}V0Z`, tones.light) +
    `<g transform="matrix(1 0 0 -1 0 ${height})">${shape(`M0 0V5${top}V0Z`, tones.light)}</g>` +
    shape(`M${width} 0H${width - 5}${side}H${width}Z`, tones.light) +
    `<g transform="matrix(-1 0 0 1 ${width} 0)">${shape(`M${width} 0H${width - 5}${side}H${width}Z`, tones.light)}</g>`
  )
}

export const brackets: Frame = (size, tones) => corners(size, stroke('M8 34V8H34', tones.light, 1.8))

export const pinned: Frame = (size, tones) =>
  rectangle(2, size, tones.front, 4) +
  rectangle(5, size, tones.light, 0.9) +
  corners(size, circle(10, 10, 2.2, tones.light) + circle(9.4, 9.4, 0.8, '#fff9ea'))

export const rope: Frame = (size, tones) =>
  rectangle(3.5, size, tones.dark, 7) +
  `<rect x="4" y="4" width="${size.width - 8}" height="${size.height - 8}" rx="4" fill="none" stroke="${tones.light}" stroke-width="3" stroke-dasharray="6 2.4" stroke-linecap="round"/>`
