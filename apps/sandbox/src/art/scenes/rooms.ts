import { around, round } from '../pen.ts'
import { NEARER, box, circle, light, ridge, shape, sky, stars, stroke, times } from './stage.ts'
import type { Scene } from './stage.ts'

const curtain: Scene = (stage) => {
  const { width: w, height: h, tones } = stage
  const fold = Math.min(w, h) * 0.1
  const drape = (reach: number, flip: boolean) =>
    `<g${flip ? ` transform="matrix(-1 0 0 1 ${w} 0)"` : ''}>${times(Math.ceil(reach / fold), (index) => shape(`M${round(index * fold)} 0H${round((index + 1) * fold + 1)}Q${round((index + 1) * fold * 0.55)} ${h * 0.6} ${round((index + 1) * fold * 0.8)} ${h}H${round(index * fold * 0.8)}Q${round(index * fold * 0.55)} ${h * 0.6} ${round(index * fold)} 0Z`, index % 2 ? tones.mid : tones.near) + shape(`M${round(index * fold)} 0H${round((index + 0.3) * fold)}Q${round((index + 0.3) * fold * 0.55)} ${h * 0.6} ${round((index + 0.3) * fold * 0.8)} ${h}H${round(index * fold * 0.8)}Q${round(index * fold * 0.55)} ${h * 0.6} ${round(index * fold)} 0Z`, tones.high, 0.7))}</g>`
  return (
    sky(stage, tones.dark, tones.top, tones.near) +
    light(stage, 'spot', w * 0.5, h * 0.46, Math.min(w, h) * 0.62, tones.light, 0.75) +
    shape(`M${w * 0.46} 0L${w * 0.54} 0L${w * 0.86} ${h * 0.86}L${w * 0.14} ${h * 0.86}Z`, tones.light, 0.16) +
    box(0, h * 0.82, w, h * 0.18, tones.front) +
    times(8, (index) =>
      stroke(
        `M${w * 0.5 + w * (index - 3.5) * 0.1} ${h * 0.82}L${w * 0.5 + w * (index - 3.5) * 0.3} ${h}`,
        tones.dark,
        1,
        0.6,
      ),
    ) +
    `<ellipse cx="${w * 0.5}" cy="${h * 0.86}" rx="${Math.min(w, h) * 0.4}" ry="${h * 0.03}" fill="${tones.light}" opacity=".35"/>` +
    NEARER +
    drape(Math.min(w * 0.34, h * 0.3), false) +
    drape(Math.min(w * 0.34, h * 0.3), true) +
    times(
      5,
      (index) =>
        shape(
          `M${(w / 5) * index} 0H${(w / 5) * (index + 1)}Q${(w / 5) * (index + 0.5)} ${h * 0.2} ${(w / 5) * index} 0Z`,
          index % 2 ? tones.high : tones.mid,
        ) +
        stroke(
          `M${(w / 5) * index} 0Q${(w / 5) * (index + 0.5)} ${h * 0.2} ${(w / 5) * (index + 1)} 0`,
          tones.light,
          Math.min(w, h) * 0.014,
        ),
    )
  )
}

const clockwork: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const unit = Math.min(w, h)
  const gear = (x: number, y: number, r: number, fill: string, hole: string) => {
    const teeth = 10 + Math.round((r / unit) * 16)
    return (
      around(
        teeth,
        shape(
          `M${round(x - r * 0.1)} ${round(y - r * 0.9)}L${round(x - r * 0.07)} ${round(y - r * 1.12)}H${round(x + r * 0.07)}L${round(x + r * 0.1)} ${round(y - r * 0.9)}Z`,
          fill,
        ),
        round(x),
        round(y),
        chance(0, 40),
      ) +
      circle(x, y, r * 0.95, fill) +
      circle(x, y, r * 0.7, hole) +
      around(6, box(x - r * 0.06, y - r * 0.75, r * 0.12, r * 0.75, fill), round(x), round(y), chance(0, 60)) +
      circle(x, y, r * 0.24, fill) +
      circle(x, y, r * 0.1, hole)
    )
  }
  return (
    sky(stage, tones.top, tones.mid, tones.near) +
    light(stage, 'lamp', w * 0.5, h * 0.4, unit * 0.7, tones.light, 0.5) +
    gear(w * 0.12, h * 0.16, unit * 0.3, tones.mid, tones.near) +
    gear(w * 0.9, h * 0.34, unit * 0.36, tones.far, tones.mid) +
    gear(w * 0.1, h * 0.66, unit * 0.28, tones.far, tones.mid) +
    NEARER +
    gear(w * 0.86, h * 0.82, unit * 0.3, tones.near, tones.front) +
    gear(w * 0.42, h * 0.94, unit * 0.2, tones.mid, tones.near) +
    gear(w * 0.55, h * 0.06, unit * 0.16, tones.near, tones.front) +
    (w > h
      ? gear(w * 0.3, h * 0.4, unit * 0.22, tones.mid, tones.near) +
        gear(w * 0.7, h * 0.5, unit * 0.2, tones.near, tones.mid)
      : '')
  )
}

const mine: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const unit = Math.min(w, h)
  const rock = (side: number, fill: string, reach: number) => {
    const edge = times(
      9,
      (index) => `L${round(side ? w - reach * chance(0.6, 1.3) : reach * chance(0.6, 1.3))} ${round((h / 8) * index)}`,
    )
    return shape(`M${side ? w : 0} 0${edge}L${side ? w : 0} ${h}Z`, fill)
  }
  const gem = (x: number, y: number, size: number) =>
    shape(
      `M${round(x)} ${round(y - size)}L${round(x + size * 0.6)} ${round(y)}L${round(x)} ${round(y + size)}L${round(x - size * 0.6)} ${round(y)}Z`,
      tones.light,
    ) +
    shape(
      `M${round(x)} ${round(y - size)}L${round(x + size * 0.6)} ${round(y)}L${round(x)} ${round(y + size)}Z`,
      tones.glow,
    )
  return (
    sky(stage, tones.near, tones.mid, tones.front) +
    light(stage, 'lamp', w * 0.5, h * 0.42, unit * 0.62, tones.light, 0.85) +
    rock(0, tones.mid, w * 0.26) +
    rock(1, tones.mid, w * 0.26) +
    box(w * 0.16, h * 0.1, w * 0.68, h * 0.05, tones.front) +
    box(w * 0.18, h * 0.1, unit * 0.06, h * 0.9, tones.front) +
    box(w * 0.82 - unit * 0.06, h * 0.1, unit * 0.06, h * 0.9, tones.front) +
    NEARER +
    rock(0, tones.near, w * 0.15) +
    rock(1, tones.near, w * 0.15) +
    times(12, (index) =>
      gem(
        index % 2 ? chance(0.01, 0.12) * w : chance(0.88, 0.99) * w,
        chance(0.1, 0.9) * h,
        unit * chance(0.016, 0.035),
      ),
    ) +
    stroke(
      `M${w * 0.44} ${h * 0.66}L${w * 0.28} ${h}M${w * 0.56} ${h * 0.66}L${w * 0.72} ${h}`,
      tones.far,
      unit * 0.018,
    ) +
    times(5, (index) =>
      stroke(
        `M${w * (0.42 - index * 0.035)} ${h * (0.7 + index * 0.07)}H${w * (0.58 + index * 0.035)}`,
        tones.front,
        unit * 0.024,
      ),
    ) +
    ridge(stage, h * 0.95, h * 0.012, 4, tones.front)
  )
}

const study: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const unit = Math.min(w, h)
  const shelf = h / 6
  const spines = (y: number) => {
    let [x, markup] = [0, '']
    while (x < w) {
      const [width, height] = [unit * chance(0.035, 0.075), shelf * chance(0.62, 0.84)]
      const fill = [tones.high, tones.far, tones.mid, tones.glow, tones.near][Math.floor(chance(0, 5)) % 5]!
      markup +=
        box(x, y + shelf * 0.9 - height, width - unit * 0.004, height, fill) +
        box(x, y + shelf * 0.9 - height * 0.8, width - unit * 0.004, height * 0.05, tones.light, 0.55)
      x += width
    }
    return markup
  }
  return (
    sky(stage, tones.front, tones.dark) +
    times(6, (index) => spines(index * shelf) + box(0, (index + 0.9) * shelf, w, shelf * 0.1, tones.front)) +
    NEARER +
    light(stage, 'lamp', w * 0.5, h * 0.4, unit * 0.62, tones.light, 0.6) +
    box(0, 0, w, h, tones.dark, 0.28)
  )
}

const garden: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const unit = Math.min(w, h)
  const bloom = (x: number, y: number, size: number) =>
    around(6, circle(x, y - size, size * 0.7, tones.light, 0.95), round(x), round(y)) +
    circle(x, y, size * 0.7, tones.near)
  const hedge = (y: number, size: number, fill: string) =>
    times(Math.ceil(w / size) + 1, (index) => circle(index * size, y + chance(-0.1, 0.1) * size, size * 0.72, fill)) +
    box(0, y, w, h, fill)
  return (
    sky(stage, tones.high, tones.glow, tones.light) +
    circle(w * chance(0.3, 0.7), h * 0.32, unit * 0.2, '#fff6dc', 0.5) +
    hedge(h * 0.56, unit * 0.16, tones.far) +
    `<path d="M${w * 0.5 - unit * 0.4} ${h}V${h * 0.42}A${unit * 0.4} ${unit * 0.4} 0 0 1 ${w * 0.5 + unit * 0.4} ${h * 0.42}V${h}" fill="none" stroke="${tones.near}" stroke-width="${unit * 0.035}"/>` +
    times(15, (index) => {
      const a = Math.PI + (index * Math.PI) / 14
      const [x, y] = [w * 0.5 + unit * 0.4 * Math.cos(a), h * 0.42 + unit * 0.4 * Math.sin(a)]
      return (
        circle(x, y, unit * 0.045, index % 2 ? tones.mid : tones.near) + (index % 3 ? '' : bloom(x, y, unit * 0.02))
      )
    }) +
    hedge(h * 0.74, unit * 0.2, tones.mid) +
    NEARER +
    hedge(h * 0.87, unit * 0.24, tones.near) +
    times(Math.round((w / h) * 16), () => bloom(chance(0, w), h * chance(0.8, 0.98), unit * chance(0.014, 0.024)))
  )
}

const space: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const unit = Math.min(w, h)
  return (
    sky(stage, tones.dark, tones.front, tones.near) +
    `<g transform="rotate(-32 ${w / 2} ${h / 2})">${times(4, (index) => `<ellipse cx="${w * 0.5}" cy="${h * 0.5}" rx="${unit * (1.1 - index * 0.16)}" ry="${unit * (0.34 - index * 0.07)}" fill="${[tones.near, tones.mid, tones.high, tones.glow][index]}" opacity="${0.4 + index * 0.04}"/>`)}</g>` +
    stars(stage, 110, h) +
    circle(w * chance(0.08, 0.2), h * chance(0.12, 0.2), unit * 0.13, tones.far) +
    NEARER +
    circle(w * 0.9, h * chance(0.66, 0.76), unit * 0.2, tones.mid) +
    circle(w * 0.86, h * 0.66, unit * 0.16, tones.high, 0.5) +
    `<path d="M0 ${h}V${h * 0.9}Q${w * 0.5} ${h * 0.8} ${w} ${h * 0.9}V${h}Z" fill="${tones.front}"/>`
  )
}

export const rooms = { clockwork, curtain, garden, mine, space, study }
