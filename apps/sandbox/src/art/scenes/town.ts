import { round } from '../pen.ts'
import { NEARER, box, circle, light, ridge, shape, sky, stars, stroke, times } from './stage.ts'
import type { Scene } from './stage.ts'

const city: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const block = Math.min(w, h) * 0.13
  const row = (top: number, fill: string, windows: number) =>
    times(Math.ceil(w / block) + 1, (index) => {
      const [x, y, width] = [(index - 0.5) * block, h * (top + chance(-0.09, 0.09)), block * chance(0.82, 1.02)]
      return (
        box(x, y, width, h - y, fill) +
        (chance(0, 1) > 0.66
          ? shape(
              `M${round(x + width * 0.2)} ${round(y)}L${round(x + width / 2)} ${round(y - h * 0.06)}L${round(x + width * 0.8)} ${round(y)}Z`,
              fill,
            )
          : '') +
        times(windows, () =>
          box(
            x + width * (0.16 + 0.24 * Math.floor(chance(0, 3))),
            y + h * (0.02 + 0.03 * Math.floor(chance(0, 8))),
            width * 0.12,
            h * 0.014,
            tones.light,
            0.85,
          ),
        )
      )
    })
  return (
    sky(stage, tones.dark, tones.top, tones.high, tones.glow) +
    stars(stage, 30, h * 0.35) +
    light(stage, 'glow', w * 0.5, h * 0.62, Math.min(w, h) * 0.7, tones.light, 0.55) +
    row(0.44, tones.far, 0) +
    row(0.58, tones.mid, 5) +
    NEARER +
    row(0.74, tones.front, 6)
  )
}

const temple: Scene = (stage) => {
  const { width: w, height: h, tones } = stage
  const side = Math.min(w * 0.2, h * 0.22)
  const column = (x: number, width: number, top: number, fill: string, dim: string) =>
    box(x, top, width, h - top, fill) +
    times(3, (index) => box(x + width * (0.42 + index * 0.2), top, width * 0.09, h - top, dim, 0.8)) +
    box(x - width * 0.12, top, width * 1.24, h * 0.03, fill) +
    box(x - width * 0.06, top + h * 0.03, width * 1.12, h * 0.02, dim)
  return (
    sky(stage, tones.high, tones.glow, tones.light) +
    light(stage, 'gate', w * 0.5, h * 0.42, Math.min(w, h) * 0.6, '#fff6dc', 0.6) +
    ridge(stage, h * 0.62, h * 0.03, 3, tones.glow) +
    column(side * 1.2, side * 0.5, h * 0.2, tones.far, tones.mid) +
    column(w - side * 1.7, side * 0.5, h * 0.2, tones.far, tones.mid) +
    times(5, (index) =>
      box(
        w * (0.3 - index * 0.08),
        h * (0.72 + index * 0.06),
        w * (0.4 + index * 0.16),
        h,
        [tones.glow, tones.far, tones.mid, tones.near, tones.front][index]!,
      ),
    ) +
    NEARER +
    column(0, side, h * 0.13, tones.mid, tones.near) +
    column(w - side, side, h * 0.13, tones.mid, tones.near) +
    box(0, 0, w, h * 0.1, tones.near) +
    box(0, h * 0.1, w, h * 0.03, tones.front) +
    times(Math.round(w / (side * 0.5)), (index) =>
      box(index * side * 0.5 + side * 0.1, h * 0.03, side * 0.3, h * 0.04, tones.mid),
    )
  )
}

const ruins: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const leaf = (x: number, y: number, size: number, degrees: number, fill: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})">${shape(`M0 0C${round(size * 0.3)} ${round(-size * 0.4)} ${round(size * 0.2)} ${round(-size * 0.8)} 0 ${round(-size)}C${round(-size * 0.2)} ${round(-size * 0.8)} ${round(-size * 0.3)} ${round(-size * 0.4)} 0 0Z`, fill) + stroke(`M0 0V${round(-size * 0.9)}`, tones.front, size * 0.02, 0.6)}</g>`
  const step = h * 0.085
  return (
    sky(stage, tones.high, tones.glow, tones.light) +
    light(stage, 'noon', w * 0.5, h * 0.3, Math.min(w, h) * 0.5, '#fff6dc', 0.6) +
    times(6, (index) =>
      box(
        w * 0.5 - Math.min(w, h) * (0.16 + index * 0.075),
        h * 0.3 + index * step,
        Math.min(w, h) * (0.32 + index * 0.15),
        h,
        index % 2 ? tones.far : tones.mid,
      ),
    ) +
    box(w * 0.5 - Math.min(w, h) * 0.07, h * 0.3, Math.min(w, h) * 0.14, h * 0.6, tones.near, 0.5) +
    ridge(stage, h * 0.8, h * 0.03, 4, tones.near) +
    NEARER +
    times(9, (index) =>
      leaf(
        w * (index < 5 ? chance(-0.05, 0.1) : chance(0.9, 1.05)),
        h * (0.2 + (index % 5) * 0.2),
        Math.min(w, h) * chance(0.3, 0.45),
        index < 5 ? chance(20, 100) : chance(-100, -20),
        index % 2 ? tones.front : tones.near,
      ),
    ) +
    ridge(stage, h * 0.92, h * 0.02, 4, tones.front)
  )
}

const bazaar: Scene = (stage) => {
  const { width: w, height: h, tones, chance } = stage
  const unit = Math.min(w, h)
  const arch = (x: number, width: number, top: number, fill: string) =>
    shape(
      `M${round(x)} ${h}V${round(top + width * 0.5)}Q${round(x)} ${round(top + width * 0.16)} ${round(x + width / 2)} ${round(top)}Q${round(x + width)} ${round(top + width * 0.16)} ${round(x + width)} ${round(top + width * 0.5)}V${h}Z`,
      fill,
    )
  const lamp = (x: number, y: number, size: number) =>
    stroke(`M${round(x)} 0V${round(y - size)}`, tones.front, size * 0.08) +
    circle(x, y, size * 2.6, tones.light, 0.14) +
    shape(
      `M${round(x)} ${round(y - size)}L${round(x + size * 0.6)} ${round(y - size * 0.2)}L${round(x)} ${round(y + size)}L${round(x - size * 0.6)} ${round(y - size * 0.2)}Z`,
      tones.light,
    ) +
    shape(
      `M${round(x)} ${round(y - size)}L${round(x + size * 0.6)} ${round(y - size * 0.2)}L${round(x)} ${round(y + size)}Z`,
      tones.glow,
    )
  return (
    sky(stage, tones.dark, tones.top, tones.mid) +
    box(0, h * 0.12, w, h, tones.near) +
    times(
      Math.ceil(w / (unit * 0.5)),
      (index) =>
        arch(unit * (0.06 + index * 0.5), unit * 0.38, h * 0.3, tones.far) +
        arch(unit * (0.1 + index * 0.5), unit * 0.3, h * 0.35, tones.glow),
    ) +
    times(Math.ceil(w / (unit * 0.125)), (index) =>
      shape(
        `M${round(unit * index * 0.125)} ${h * 0.12}h${round(unit * 0.125)}v${h * 0.05}q${round(-unit * 0.0625)} ${round(h * 0.03)} ${round(-unit * 0.125)} 0z`,
        index % 2 ? tones.light : tones.high,
      ),
    ) +
    NEARER +
    times(Math.max(4, Math.round((w / h) * 6)), (index) =>
      lamp(
        (w / Math.max(4, Math.round((w / h) * 6))) * (index + 0.5),
        h * chance(0.2, 0.32),
        unit * chance(0.03, 0.045),
      ),
    ) +
    ridge(stage, h * 0.84, h * 0.01, 2, tones.front)
  )
}

const fair: Scene = (stage) => {
  const { width: w, height: h, tones } = stage
  const unit = Math.min(w, h)
  const [x, y, r] = [w * 0.5, h * 0.42, unit * 0.36]
  const tent = (centre: number, base: number, size: number) =>
    times(
      6,
      (index) =>
        shape(
          `M${round(centre)} ${round(base - size)}L${round(centre + size * (index - 3) * 0.24)} ${round(base - size * 0.36)}L${round(centre + size * (index - 2) * 0.24)} ${round(base - size * 0.36)}Z`,
          index % 2 ? tones.light : tones.near,
        ) +
        box(
          centre + size * (index - 3) * 0.24,
          base - size * 0.37,
          size * 0.245,
          size * 0.4,
          index % 2 ? tones.glow : tones.front,
        ),
    ) +
    shape(
      `M${round(centre)} ${round(base - size)}v${round(-size * 0.18)}l${round(size * 0.2)} ${round(size * 0.06)}l${round(-size * 0.2)} ${round(size * 0.06)}z`,
      tones.light,
    )
  return (
    sky(stage, tones.dark, tones.top, tones.high, tones.glow) +
    stars(stage, 34, h * 0.5) +
    stroke(`M${x} ${y}L${x - r * 0.6} ${h * 0.84}M${x} ${y}L${x + r * 0.6} ${h * 0.84}`, tones.mid, unit * 0.02) +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${tones.mid}" stroke-width="${unit * 0.016}"/>` +
    times(12, (index) => {
      const a = (index * Math.PI) / 6
      return (
        stroke(`M${x} ${y}L${round(x + r * Math.cos(a))} ${round(y + r * Math.sin(a))}`, tones.mid, unit * 0.008) +
        circle(x + r * Math.cos(a), y + r * Math.sin(a), unit * 0.034, index % 2 ? tones.light : tones.near)
      )
    }) +
    NEARER +
    tent(w * 0.14, h * 0.88, h * 0.26) +
    tent(w * 0.86, h * 0.88, h * 0.26) +
    ridge(stage, h * 0.87, h * 0.008, 2, tones.front) +
    stroke(`M0 ${h * 0.05}Q${w * 0.25} ${h * 0.13} ${w * 0.5} ${h * 0.06}T${w} ${h * 0.05}`, tones.dark, unit * 0.006) +
    times(12, (index) => {
      const t = (index + 0.5) / 12
      return shape(
        `M${round(w * t - unit * 0.025)} ${round(h * 0.055 + h * 0.045 * Math.abs(Math.sin(t * 2 * Math.PI)) * (t < 0.5 ? 1 : -0.1))}h${round(unit * 0.05)}l${round(-unit * 0.025)} ${round(unit * 0.06)}z`,
        index % 2 ? tones.light : tones.glow,
      )
    })
  )
}

export const town = { bazaar, city, fair, ruins, temple }
