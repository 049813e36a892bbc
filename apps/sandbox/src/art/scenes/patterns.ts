import { around, round } from '../pen.ts'
import { NEARER, box, circle, light, shape, sky, stroke, times } from './stage.ts'
import type { Scene } from './stage.ts'

/** Rays from behind the hero, as on a fairground poster. */
const rays: Scene = (stage) => {
  const { width: w, height: h, tones } = stage
  const [x, y, reach] = [w * 0.5, h * 0.42, Math.hypot(w, h)]
  return (
    sky(stage, tones.high, tones.far) +
    around(
      16,
      shape(
        `M${round(x)} ${round(y)}L${round(x - reach * 0.098)} ${round(y - reach)}H${round(x + reach * 0.098)}Z`,
        tones.mid,
      ),
      round(x),
      round(y),
      11,
    ) +
    light(stage, 'core', x, y, Math.min(w, h) * 0.62, tones.light, 0.85) +
    NEARER +
    shape(`M0 ${h}V${h * 0.86}Q${w * 0.5} ${h * 0.76} ${w} ${h * 0.86}V${h}Z`, tones.near) +
    shape(`M0 ${h}V${h * 0.93}Q${w * 0.5} ${h * 0.85} ${w} ${h * 0.93}V${h}Z`, tones.front)
  )
}

/** Rows of fans, as in a picture palace of the twenties. */
const deco: Scene = (stage) => {
  const { width: w, height: h, tones } = stage
  const size = Math.min(w, h) * 0.2
  const [columns, rows] = [Math.ceil(w / size) + 1, Math.ceil(h / (size * 0.5)) + 2]
  const fan = (x: number, y: number) =>
    circle(x, y, size * 0.5, tones.near) +
    [0.5, 0.38, 0.26, 0.14]
      .map(
        (radius, index) =>
          `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * radius)}" fill="${index % 2 ? tones.near : tones.mid}" stroke="${tones.glow}" stroke-width="${round(size * 0.016)}"/>`,
      )
      .join('')
  return (
    sky(stage, tones.near, tones.front) +
    times(rows, (row) => times(columns, (column) => fan((column + (row % 2 ? 0.5 : 0)) * size, row * size * 0.5))) +
    NEARER +
    light(stage, 'core', w * 0.5, h * 0.4, Math.min(w, h) * 0.6, tones.light, 0.65)
  )
}

/** A pointed window of coloured glass. */
const glass: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const unit = Math.min(w, h)
  const [x, y] = [w * 0.5, h * 0.42]
  const fills = [tones.high, tones.glow, tones.far, tones.mid, tones.light]
  return (
    sky(stage, tones.mid, tones.near) +
    times(3, (ring) =>
      times(12, (index) => {
        const [inner, outer] = [unit * (0.16 + ring * 0.2), unit * (0.36 + ring * 0.2)]
        const [a, b] = [((index + ring * 0.5) * Math.PI) / 6, ((index + 1 + ring * 0.5) * Math.PI) / 6]
        const at = (r: number, angle: number) => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`
        return `<path d="M${at(inner, a)}L${at(outer, a)}L${at(outer, b)}L${at(inner, b)}Z" fill="${fills[(index + ring * 2 + Math.floor(chance(0, 2))) % fills.length]}" stroke="${tones.dark}" stroke-width="${unit * 0.012}"/>`
      }),
    ) +
    `<circle cx="${x}" cy="${y}" r="${unit * 0.17}" fill="${tones.light}" stroke="${tones.dark}" stroke-width="${unit * 0.012}"/>` +
    NEARER +
    light(stage, 'core', x, y, unit * 0.5, '#fff6dc', 0.6) +
    (w > h ? box(0, 0, w * 0.5 - unit * 0.72, h, tones.front) + box(w * 0.5 + unit * 0.72, 0, w, h, tones.front) : '') +
    shape(`M0 ${h}V${h * 0.88}H${w}V${h}Z`, tones.front)
  )
}

/** The cloth of a table with a woven border. */
const cloth: Scene = (stage) => {
  const { width: w, height: h, tones } = stage
  const size = Math.min(w, h) * 0.12
  return (
    sky(stage, tones.far, tones.mid, tones.near) +
    times(Math.ceil(h / size) + 1, (row) =>
      times(Math.ceil(w / size) + 1, (column) => {
        const [x, y] = [(column + (row % 2) / 2) * size, row * size]
        return shape(
          `M${round(x)} ${round(y - size * 0.3)}L${round(x + size * 0.2)} ${round(y)}L${round(x)} ${round(y + size * 0.3)}L${round(x - size * 0.2)} ${round(y)}Z`,
          (row + column) % 3 ? tones.near : tones.high,
          0.6,
        )
      }),
    ) +
    NEARER +
    light(stage, 'lamp', w * 0.5, h * 0.4, Math.min(w, h) * 0.66, tones.light, 0.6)
  )
}

/** Long grain and rings, as on a panel of inlaid wood. */
const inlay: Scene = (stage) => {
  const { width: w, height: h, tones } = stage
  const [x, y, unit] = [w * 0.5, h * 0.42, Math.min(w, h)]
  return (
    sky(stage, tones.mid, tones.near) +
    [1.2, 1.02, 0.84, 0.66, 0.48]
      .map((radius, index) => circle(x, y, unit * radius, index % 2 ? tones.mid : tones.near))
      .join('') +
    around(
      12,
      shape(
        `M${round(x)} ${round(y - unit * 0.48)}L${round(x + unit * 0.07)} ${round(y - unit * 0.66)}L${round(x)} ${round(y - unit * 0.84)}L${round(x - unit * 0.07)} ${round(y - unit * 0.66)}Z`,
        tones.glow,
      ),
      round(x),
      round(y),
    ) +
    around(
      24,
      stroke(`M${round(x)} ${round(y - unit * 0.86)}V${round(y - unit * 1.02)}`, tones.high, unit * 0.02),
      round(x),
      round(y),
      7.5,
    ) +
    NEARER +
    light(stage, 'core', x, y, unit * 0.5, tones.light, 0.8)
  )
}

export const patterns = { cloth, deco, glass, inlay, rays }
