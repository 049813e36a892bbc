import { round } from '../pen.ts'
import { NEARER, box, circle, light, ridge, shape, sky, stars, stroke, times } from './stage.ts'
import type { Scene, Stage } from './stage.ts'

/** A band of water whose upper edge is a row of scallops. */
function waves(stage: Stage, y: number, size: number, fill: string, shift: number): string {
  const count = Math.ceil(stage.width / size) + 2
  const crests = times(count, () => `q${round(size / 2)} ${round(-size * 0.42)} ${round(size)} 0`)
  return shape(`M${round(-size + shift * size)} ${round(y)}${crests}V${stage.height}H${-size}Z`, fill)
}

const sea: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const size = Math.min(w, h) * 0.2
  return (
    sky(stage, tones.top, tones.high, tones.glow, tones.light) +
    circle(w * chance(0.3, 0.7), h * 0.4, Math.min(w, h) * 0.22, tones.light, 0.9) +
    times(3, (index) =>
      shape(
        `M${w * chance(-0.1, 0.6)} ${h * (0.12 + index * 0.1)}h${w * chance(0.2, 0.5)}q8 0 8 4t-8 4h-${w * 0.2}q-8 0-8-4z`,
        tones.glow,
        0.5,
      ),
    ) +
    waves(stage, h * 0.6, size * 0.7, tones.far, 0.1) +
    waves(stage, h * 0.68, size * 0.85, tones.high, 0.6) +
    NEARER +
    waves(stage, h * 0.77, size, tones.mid, 0.3) +
    waves(stage, h * 0.88, size * 1.2, tones.near, 0.7)
  )
}

const reef: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const branch = (x: number, base: number, size: number, lean: number): string =>
    size < h * 0.035
      ? ''
      : stroke(`M${round(x)} ${round(base)}L${round(x + lean * size)} ${round(base - size)}`, tones.near, size * 0.24) +
        branch(x + lean * size, base - size, size * 0.72, lean + 0.45) +
        branch(x + lean * size, base - size, size * 0.72, lean - 0.5)
  return (
    sky(stage, tones.glow, tones.high, tones.mid, tones.near) +
    times(5, (index) =>
      shape(
        `M${w * (0.1 + index * 0.2)} 0L${w * (0.18 + index * 0.2)} 0L${w * (0.1 + index * 0.2) + w * 0.12 * (index - 2)} ${h * 0.8}L${w * (index * 0.2) + w * 0.12 * (index - 2)} ${h * 0.8}Z`,
        tones.light,
        0.14,
      ),
    ) +
    times(26, () =>
      circle(chance(0, w), chance(h * 0.05, h * 0.8), (chance(0.6, 3) * Math.min(w, h)) / 200, tones.light, 0.35),
    ) +
    ridge(stage, h * 0.78, h * 0.03, 4, tones.mid) +
    NEARER +
    branch(w * 0.1, h * 0.92, h * 0.13, 0.15) +
    branch(w * 0.9, h * 0.94, h * 0.15, -0.1) +
    branch(w * 0.68, h * 0.94, h * 0.08, 0.1) +
    ridge(stage, h * 0.89, h * 0.02, 5, tones.front)
  )
}

const ice: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const berg = (x: number, y: number, reach: number, lit: string, dim: string) =>
    shape(
      `M${x - reach} ${h * 0.76}L${x - reach * 0.4} ${y + h * 0.06}L${x} ${y}L${x + reach * 0.5} ${y + h * 0.1}L${x + reach} ${h * 0.76}Z`,
      lit,
    ) +
    shape(
      `M${x} ${y}L${x + reach * 0.5} ${y + h * 0.1}L${x + reach} ${h * 0.76}L${x + reach * 0.2} ${h * 0.76}L${x - reach * 0.1} ${y + h * 0.16}Z`,
      dim,
    )
  const ribbon = (y: number, opacity: number) =>
    shape(
      `M0 ${y}C${w * 0.3} ${y - h * 0.14} ${w * 0.5} ${y + h * 0.12} ${w} ${y - h * 0.08}L${w} ${y + h * 0.02}C${w * 0.5} ${y + h * 0.26} ${w * 0.3} ${y} 0 ${y + h * 0.14}Z`,
      tones.light,
      opacity,
    )
  return (
    sky(stage, tones.dark, tones.top, tones.high) +
    stars(stage, 40, h * 0.5) +
    ribbon(h * 0.16, 0.26) +
    ribbon(h * 0.26, 0.18) +
    berg(w * chance(0.12, 0.25), h * 0.44, w * 0.34, tones.glow, tones.high) +
    berg(w * chance(0.75, 0.88), h * 0.38, w * 0.36, tones.glow, tones.far) +
    box(0, h * 0.75, w, h * 0.25, tones.mid) +
    NEARER +
    times(7, (index) =>
      box(chance(-0.1, 0.7) * w, h * (0.78 + index * 0.03), w * chance(0.2, 0.4), h * 0.006, tones.glow, 0.5),
    ) +
    ridge(stage, h * 0.92, h * 0.012, 3, tones.front)
  )
}

const harbour: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const boat = (x: number, base: number, size: number, fill: string) =>
    shape(
      `M${round(x - size * 0.4)} ${round(base - size * 0.12)}L${round(x + size * 0.4)} ${round(base - size * 0.12)}L${round(x + size * 0.3)} ${round(base)}L${round(x - size * 0.3)} ${round(base)}Z`,
      fill,
    ) +
    stroke(
      `M${round(x)} ${round(base - size * 0.1)}V${round(base - size)}M${round(x)} ${round(base - size)}L${round(x - size * 0.36)} ${round(base - size * 0.14)}M${round(x)} ${round(base - size)}L${round(x + size * 0.36)} ${round(base - size * 0.14)}M${round(x - size * 0.2)} ${round(base - size * 0.7)}H${round(x + size * 0.2)}`,
      fill,
      size * 0.02,
    )
  return (
    sky(stage, tones.top, tones.high, tones.glow, tones.light) +
    light(stage, 'sun', w * 0.5, h * 0.52, Math.min(w, h) * 0.5, tones.light, 0.9) +
    times(Math.round((w / h) * 14), (index) => {
      const x = (index * w) / Math.round((w / h) * 14)
      const top = h * chance(0.44, 0.54)
      return (
        box(x, top, w * 0.09, h * 0.2, tones.far) +
        shape(
          `M${round(x)} ${round(top)}L${round(x + w * 0.045)} ${round(top - h * 0.03)}L${round(x + w * 0.09)} ${round(top)}Z`,
          tones.far,
        )
      )
    }) +
    box(0, h * 0.61, w, h, tones.high) +
    boat(w * 0.18, h * 0.66, h * 0.34, tones.mid) +
    boat(w * 0.82, h * 0.7, h * 0.44, tones.near) +
    boat(w * 0.5, h * 0.64, h * 0.22, tones.mid) +
    NEARER +
    times(16, (index) =>
      box(
        chance(-0.1, 0.9) * w,
        h * (0.68 + index * 0.018),
        w * chance(0.1, 0.3),
        h * 0.007,
        index % 2 ? tones.glow : tones.mid,
        0.6,
      ),
    ) +
    waves(stage, h * 0.92, Math.min(w, h) * 0.16, tones.front, 0.4)
  )
}

const rain: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  return (
    sky(stage, tones.dark, tones.top, tones.mid, tones.far) +
    times(6, (index) => circle(w * (index * 0.2), h * chance(0.02, 0.1), Math.min(w, h) * 0.22, tones.front, 0.7)) +
    shape(
      `M${w * 0.62} 0L${w * 0.5} ${h * 0.2}L${w * 0.58} ${h * 0.2}L${w * 0.44} ${h * 0.44}L${w * 0.7} ${h * 0.16}L${w * 0.6} ${h * 0.16}L${w * 0.74} 0Z`,
      tones.light,
      0.85,
    ) +
    ridge(stage, h * 0.68, h * 0.05, 4, tones.mid) +
    NEARER +
    waves(stage, h * 0.76, Math.min(w, h) * 0.22, tones.near, 0.2) +
    waves(stage, h * 0.86, Math.min(w, h) * 0.26, tones.front, 0.6) +
    times(Math.round((w / h) * 60), () => {
      const [x, y] = [chance(0, w), chance(0, h)]
      return stroke(`M${x} ${y}l${round(-h * 0.012)} ${round(h * 0.04)}`, tones.glow, Math.min(w, h) / 220, 0.5)
    })
  )
}

export const water = { harbour, ice, rain, reef, sea }
