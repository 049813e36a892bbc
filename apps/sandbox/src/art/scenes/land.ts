import { round } from '../pen.ts'
import { NEARER, box, circle, light, ridge, shape, sky, stars, stroke, times } from './stage.ts'
import type { Scene, Stage } from './stage.ts'

const dunes: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const crest = (y: number, peak: number, lit: string, shade: string) =>
    shape(
      `M0 ${y + h * 0.06}Q${w * peak * 0.6} ${y + h * 0.02} ${w * peak} ${y - h * 0.07}Q${w * (peak + 0.25)} ${y + h * 0.02} ${w} ${y + h * 0.01}L${w} ${h}L0 ${h}Z`,
      lit,
    ) +
    shape(
      `M${w * peak} ${y - h * 0.07}Q${w * (peak + 0.25)} ${y + h * 0.02} ${w} ${y + h * 0.01}L${w} ${h}L${w * (peak + 0.1)} ${h}Q${w * (peak - 0.16)} ${y + h * 0.1} ${w * peak} ${y - h * 0.07}Z`,
      shade,
    )
  return (
    sky(stage, tones.top, tones.high, tones.glow, tones.light) +
    circle(w * chance(0.25, 0.75), h * 0.36, Math.min(w, h) * 0.2, tones.light, 0.9) +
    crest(h * 0.56, chance(0.55, 0.8), tones.glow, tones.far) +
    crest(h * 0.68, chance(0.15, 0.4), tones.far, tones.mid) +
    NEARER +
    crest(h * 0.84, chance(0.5, 0.75), tones.mid, tones.near)
  )
}

const night: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const moon = chance(0.2, 0.8)
  return (
    sky(stage, tones.dark, tones.top, tones.high) +
    stars(stage, 60, h * 0.6) +
    light(stage, 'moon', w * moon, h * 0.24, Math.min(w, h) * 0.42, tones.light, 0.5) +
    circle(w * moon, h * 0.24, Math.min(w, h) * 0.12, tones.light) +
    circle(w * moon + Math.min(w, h) * 0.05, h * 0.22, Math.min(w, h) * 0.1, tones.top, 0.28) +
    ridge(stage, h * 0.62, h * 0.05, 4, tones.far) +
    NEARER +
    ridge(stage, h * 0.73, h * 0.04, 3, tones.mid) +
    ridge(stage, h * 0.86, h * 0.03, 3, tones.front)
  )
}

const forest: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const fir = (x: number, base: number, size: number, fill: string) =>
    times(4, (tier) => {
      const y = base - size * (0.16 + tier * 0.2)
      const reach = size * (0.26 - tier * 0.05)
      return shape(
        `M${round(x)} ${round(y - size * 0.3)}L${round(x + reach)} ${round(y)}L${round(x - reach)} ${round(y)}Z`,
        fill,
      )
    }) + box(x - size * 0.02, base - size * 0.2, size * 0.04, size * 0.2, fill)
  const row = (count: number, base: number, size: number, fill: string) =>
    times(count, (index) =>
      fir((w / count) * (index + chance(0.2, 0.8)), base + chance(-0.01, 0.02) * h, size * chance(0.85, 1.2), fill),
    )
  return (
    sky(stage, tones.top, tones.high, tones.glow) +
    light(stage, 'dawn', w * 0.5, h * 0.48, Math.min(w, h) * 0.6, tones.light, 0.75) +
    row(Math.round((w / h) * 12), h * 0.68, h * 0.34, tones.far) +
    box(0, h * 0.67, w, h, tones.far) +
    row(Math.round((w / h) * 9), h * 0.8, h * 0.44, tones.mid) +
    box(0, h * 0.79, w, h, tones.mid) +
    NEARER +
    fir(w * 0.02, h * 0.98, h * 0.75, tones.near) +
    fir(w * 0.98, h * 0.98, h * 0.8, tones.near) +
    ridge(stage, h * 0.9, h * 0.015, 3, tones.front)
  )
}

const peaks: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const peak = (x: number, y: number, reach: number, fill: string, shade: string, snow: boolean) =>
    shape(`M${x - reach} ${h}L${x} ${y}L${x + reach} ${h}Z`, fill) +
    shape(
      `M${x} ${y}L${x + reach} ${h}L${x + reach * 0.1} ${h}L${x - reach * 0.06} ${y + (h - y) * 0.4}L${x + reach * 0.06} ${y + (h - y) * 0.24}Z`,
      shade,
    ) +
    (snow
      ? shape(
          `M${x} ${y}L${x - reach * 0.16} ${y + (h - y) * 0.16}L${x - reach * 0.06} ${y + (h - y) * 0.13}L${x} ${y + (h - y) * 0.2}L${x + reach * 0.07} ${y + (h - y) * 0.12}L${x + reach * 0.16} ${y + (h - y) * 0.16}Z`,
          '#f6f1e2',
          0.9,
        )
      : '')
  return (
    sky(stage, tones.top, tones.high, tones.glow, tones.light) +
    peak(w * chance(0.15, 0.3), h * 0.34, w * 0.55, tones.far, tones.high, true) +
    peak(w * chance(0.7, 0.88), h * 0.26, w * 0.6, tones.far, tones.mid, true) +
    peak(w * chance(0.4, 0.6), h * 0.5, w * 0.6, tones.mid, tones.near, false) +
    NEARER +
    ridge(stage, h * 0.84, h * 0.03, 3, tones.near) +
    ridge(stage, h * 0.93, h * 0.02, 2, tones.front)
  )
}

const volcano: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const x = w * chance(0.42, 0.58)
  return (
    sky(stage, tones.dark, tones.top, tones.high, tones.glow) +
    light(stage, 'fire', x, h * 0.3, Math.min(w, h) * 0.55, tones.light, 0.85) +
    times(7, (index) =>
      circle(
        x + (index - 3) * w * 0.07 + chance(-8, 8),
        h * chance(0.06, 0.2),
        Math.min(w, h) * chance(0.07, 0.14),
        tones.front,
        0.5,
      ),
    ) +
    shape(
      `M${x - w * 0.08} ${h * 0.32}L${x + w * 0.08} ${h * 0.32}Q${x + w * 0.2} ${h * 0.7} ${x + w * 0.75} ${h * 0.84}L${x - w * 0.75} ${h * 0.84}Q${x - w * 0.2} ${h * 0.7} ${x - w * 0.08} ${h * 0.32}Z`,
      tones.mid,
    ) +
    shape(
      `M${x} ${h * 0.32}L${x + w * 0.08} ${h * 0.32}Q${x + w * 0.2} ${h * 0.7} ${x + w * 0.75} ${h * 0.84}L${x + w * 0.1} ${h * 0.84}Q${x - w * 0.02} ${h * 0.6} ${x} ${h * 0.32}Z`,
      tones.near,
    ) +
    shape(
      `M${x - w * 0.08} ${h * 0.32}L${x + w * 0.08} ${h * 0.32}L${x + w * 0.05} ${h * 0.4}L${x + w * 0.09} ${h * 0.58}L${x + w * 0.01} ${h * 0.46}L${x - w * 0.05} ${h * 0.66}L${x - w * 0.03} ${h * 0.44}Z`,
      tones.light,
    ) +
    NEARER +
    ridge(stage, h * 0.82, h * 0.03, 4, tones.front) +
    ridge(stage, h * 0.92, h * 0.02, 3, tones.dark)
  )
}

const savanna: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const acacia = (x: number, base: number, size: number, fill: string) =>
    stroke(
      `M${x} ${base}L${x + size * 0.04} ${base - size * 0.5}M${x + size * 0.03} ${base - size * 0.3}L${x - size * 0.2} ${base - size * 0.56}M${x + size * 0.03} ${base - size * 0.36}L${x + size * 0.24} ${base - size * 0.58}`,
      fill,
      size * 0.05,
    ) +
    shape(
      `M${x - size * 0.5} ${base - size * 0.54}Q${x - size * 0.3} ${base - size * 0.74} ${x} ${base - size * 0.7}Q${x + size * 0.4} ${base - size * 0.76} ${x + size * 0.55} ${base - size * 0.56}Q${x} ${base - size * 0.5} ${x - size * 0.5} ${base - size * 0.54}Z`,
      fill,
    )
  return (
    sky(stage, tones.top, tones.high, tones.glow, tones.light) +
    circle(w * 0.5, h * 0.5, Math.min(w, h) * 0.36, tones.light, 0.85) +
    ridge(stage, h * 0.66, h * 0.015, 3, tones.far) +
    acacia(w * chance(0.1, 0.2), h * 0.7, h * 0.3, tones.mid) +
    ridge(stage, h * 0.74, h * 0.015, 3, tones.mid) +
    NEARER +
    acacia(w * chance(0.8, 0.9), h * 0.8, h * 0.44, tones.front) +
    ridge(stage, h * 0.86, h * 0.015, 3, tones.front) +
    grass(stage, h * 0.88, tones.front)
  )
}

const grass = (stage: Stage, base: number, fill: string) =>
  times(Math.round(stage.width / 7), (index) => {
    const x = index * 7 + stage.chance(0, 5)
    return shape(
      `M${x} ${base + 6}L${round(x + stage.chance(-4, 6))} ${round(base - stage.chance(2, 12))}L${x + 4} ${base + 6}Z`,
      fill,
    )
  })

const orchard: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const tree = (x: number, base: number, size: number, crown: string, shade: string) =>
    box(x - size * 0.06, base - size * 0.5, size * 0.12, size * 0.5, tones.front) +
    circle(x, base - size * 0.72, size * 0.36, crown) +
    shape(
      `M${round(x + size * 0.12)} ${round(base - size * 1.06)}A${round(size * 0.36)} ${round(size * 0.36)} 0 0 1 ${round(x - size * 0.1)} ${round(base - size * 0.37)}A${round(size * 0.5)} ${round(size * 0.5)} 0 0 0 ${round(x + size * 0.12)} ${round(base - size * 1.06)}Z`,
      shade,
    ) +
    times(6, () => circle(x + chance(-0.24, 0.24) * size, base - size * chance(0.52, 0.94), size * 0.045, tones.light))
  const row = (count: number, base: number, size: number, crown: string, shade: string) =>
    times(count, (index) => tree((w / count) * (index + 0.5), base, size, crown, shade))
  return (
    sky(stage, tones.high, tones.glow, tones.light) +
    circle(w * 0.5, h * 0.34, Math.min(w, h) * 0.2, '#fff6dc', 0.55) +
    ridge(stage, h * 0.56, h * 0.03, 3, tones.far) +
    row(Math.max(4, Math.round((w / h) * 8)), h * 0.68, h * 0.17, tones.high, tones.far) +
    ridge(stage, h * 0.69, h * 0.02, 3, tones.mid) +
    NEARER +
    row(Math.max(3, Math.round((w / h) * 5)), h * 0.88, h * 0.3, tones.far, tones.mid) +
    ridge(stage, h * 0.89, h * 0.015, 3, tones.near)
  )
}

const vineyard: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  return (
    sky(stage, tones.top, tones.high, tones.glow, tones.light) +
    circle(w * chance(0.2, 0.8), h * 0.3, Math.min(w, h) * 0.13, tones.light) +
    ridge(stage, h * 0.48, h * 0.05, 4, tones.far) +
    ridge(stage, h * 0.58, h * 0.03, 3, tones.mid) +
    NEARER +
    times(13, (index) => {
      const at = index - 6
      return shape(
        `M${round(w * (0.5 + at * 0.055))} ${h * 0.58}L${round(w * (0.5 + at * 0.055) + w * 0.02)} ${h * 0.58}L${round(w * (0.5 + at * 0.26) + w * 0.1)} ${h}L${round(w * (0.5 + at * 0.26))} ${h}Z`,
        index % 2 ? tones.near : tones.high,
        0.8,
      )
    }) +
    shape(
      `M${w * 0.82} ${h * 0.5}L${w * 0.86} ${h * 0.4}L${w * 0.9} ${h * 0.5}L${w * 0.9} ${h * 0.58}L${w * 0.82} ${h * 0.58}Z`,
      tones.front,
    )
  )
}

export const land = { dunes, forest, night, orchard, peaks, savanna, vineyard, volcano }
