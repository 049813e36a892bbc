import { around, round } from './pen.ts'
import { place } from './picture.ts'
import type { Composition } from './picture.ts'
import { circle, shape, stroke, times } from './scenes/stage.ts'

/** Arranges the hero of a cover and its company. */
export type Pose = (composition: Composition) => string

/** A shadow on the ground under something that stands. */
const shadow = (x: number, y: number, reach: number, fill: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(reach)}" ry="${round(reach * 0.16)}" fill="${fill}" opacity=".45"/>`

const halo: Pose = ({ x, y, reach, tones, hero }) =>
  circle(x, y, reach * 0.56, tones.light, 0.92) +
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(reach * 0.615)}" fill="none" stroke="${tones.light}" stroke-width="${round(reach * 0.014)}"/>` +
  place(hero, x, y, reach * 0.96)

const rise: Pose = ({ x, bottom, reach, top, tones, hero }) => {
  const size = Math.min(reach * 1.32, (bottom - top) * 1.04)
  return shadow(x, bottom - 1, size * 0.46, tones.dark) + place(hero, x, bottom - size * 0.47, size)
}

const trio: Pose = ({ x, y, bottom, reach, tones, hero, supports }) =>
  place(supports[0], x - reach * 0.42, bottom - reach * 0.24, reach * 0.5, -10) +
  place(supports[1], x + reach * 0.42, bottom - reach * 0.24, reach * 0.5, 10) +
  shadow(x, bottom, reach * 0.5, tones.dark) +
  place(hero, x, y - reach * 0.03, reach * 0.98)

const medallion: Pose = ({ x, y, reach, tones, hero }) =>
  circle(x, y + reach * 0.02, reach * 0.62, tones.dark, 0.5) +
  circle(x, y, reach * 0.6, tones.light) +
  circle(x, y, reach * 0.55, tones.near) +
  around(28, circle(x, y - reach * 0.575, reach * 0.013, tones.near), round(x), round(y)) +
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(reach * 0.5)}" fill="${tones.mid}" stroke="${tones.light}" stroke-width="${round(reach * 0.01)}"/>` +
  around(
    16,
    shape(
      `M${round(x)} ${round(y)}L${round(x - reach * 0.05)} ${round(y - reach * 0.49)}H${round(x + reach * 0.05)}Z`,
      tones.near,
      0.7,
    ),
    round(x),
    round(y),
  ) +
  place(hero, x, y, reach * 0.82)

const orbit: Pose = ({ x, y, reach, tones, hero, supports }) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(reach * 0.52)}" fill="${tones.dark}" fill-opacity=".35" stroke="${tones.light}" stroke-width="${round(reach * 0.012)}"/>` +
  times(6, (index) => {
    const angle = ((index * 60 - 60) * Math.PI) / 180
    return place(
      supports[index % 3]!,
      x + reach * 0.52 * Math.cos(angle),
      y + reach * 0.52 * Math.sin(angle),
      reach * 0.27,
    )
  }) +
  place(hero, x, y, reach * 0.66)

const tilt: Pose = ({ x, y, bottom, reach, hero, supports }) =>
  place(hero, x - reach * 0.06, y - reach * 0.04, reach * 1.22, -11) +
  place(supports[0], x + reach * 0.42, bottom - reach * 0.22, reach * 0.42, 12)

const pair: Pose = ({ x, top, bottom, reach, hero, supports }) =>
  place(supports[0], x + reach * 0.28, top + reach * 0.34, reach * 0.62, 10) +
  place(hero, x - reach * 0.12, bottom - reach * 0.44, reach * 0.92, -4)

const cards: Pose = ({ x, y, bottom, reach, tones, hero, supports }) => {
  const [width, height] = [reach * 0.62, Math.min(reach * 0.92, (bottom - y) * 1.9)]
  const card = (content: string, size: number) =>
    `<rect x="${round(-width / 2)}" y="${round(-height / 2)}" width="${round(width)}" height="${round(height)}" rx="${round(reach * 0.05)}" fill="#fbf3df" stroke="${tones.dark}" stroke-width="${round(reach * 0.016)}"/>` +
    `<rect x="${round(-width / 2 + reach * 0.035)}" y="${round(-height / 2 + reach * 0.035)}" width="${round(width - reach * 0.07)}" height="${round(height - reach * 0.07)}" rx="${round(reach * 0.03)}" fill="${tones.glow}" fill-opacity=".5" stroke="${tones.mid}" stroke-width="${round(reach * 0.01)}"/>` +
    place(content, 0, 0, size)
  const dealt = (content: string, degrees: number, dx: number, dy: number, size: number) =>
    `<g transform="translate(${round(x + dx * reach)} ${round(y + dy * reach)}) rotate(${degrees})">${card(content, size)}</g>`
  return (
    dealt(supports[0], -17, -0.27, 0.03, reach * 0.42) +
    dealt(supports[1], 17, 0.27, 0.03, reach * 0.42) +
    dealt(hero, 0, 0, -0.01, reach * 0.62)
  )
}

const arch: Pose = ({ x, width, height, top, bottom, reach, tones, hero, id }) => {
  const half = Math.min(reach * 0.56, width * 0.38)
  const crown = Math.max(top + 2, bottom - half * 2.5)
  const window = `M${round(x - half)} ${round(bottom)}V${round(crown + half)}A${round(half)} ${round(half)} 0 0 1 ${round(x + half)} ${round(crown + half)}V${round(bottom)}Z`
  const wall = `M0 0H${width}V${height}H0Z${window}`
  const clip = id('wall')
  return (
    `<clipPath id="${clip}"><path clip-rule="evenodd" d="${wall}"/></clipPath><g clip-path="url(#${clip})">` +
    `<rect width="${width}" height="${height}" fill="${tones.near}"/>` +
    times(Math.round(height / 14) + 1, (row) =>
      times(14, (column) =>
        shape(`M${round((column + (row % 2) / 2) * 16)} ${row * 14 - 4}l4 4l-4 4l-4 -4z`, tones.mid),
      ),
    ) +
    '</g>' +
    stroke(window, tones.light, reach * 0.032) +
    stroke(window, tones.dark, reach * 0.008) +
    place(hero, x, bottom - reach * 0.43, reach * 0.96)
  )
}

const crest: Pose = ({ x, y, reach, tones, hero, supports }) => {
  const [w, h] = [reach * 0.5, reach * 0.6]
  const shield = (grow: number) => {
    const [a, b] = [w + grow, h + grow]
    return `M${round(x - a)} ${round(y - b * 0.92)}Q${round(x - a * 0.5)} ${round(y - b * 0.86)} ${round(x)} ${round(y - b * 1.02)}Q${round(x + a * 0.5)} ${round(y - b * 0.86)} ${round(x + a)} ${round(y - b * 0.92)}V${round(y + b * 0.1)}Q${round(x + a * 0.92)} ${round(y + b * 0.74)} ${round(x)} ${round(y + b * 1.04)}Q${round(x - a * 0.92)} ${round(y + b * 0.74)} ${round(x - a)} ${round(y + b * 0.1)}Z`
  }
  return (
    place(supports[0], x - reach * 0.46, y - reach * 0.34, reach * 0.42, -14) +
    place(supports[1], x + reach * 0.46, y - reach * 0.34, reach * 0.42, 14) +
    shape(shield(reach * 0.045), tones.dark) +
    shape(shield(reach * 0.03), tones.light) +
    shape(shield(0), tones.mid) +
    shape(
      `M${round(x)} ${round(y - h * 1.02)}Q${round(x + w * 0.5)} ${round(y - h * 0.86)} ${round(x + w)} ${round(y - h * 0.92)}V${round(y + h * 0.1)}Q${round(x + w * 0.92)} ${round(y + h * 0.74)} ${round(x)} ${round(y + h * 1.04)}Z`,
      tones.near,
    ) +
    place(hero, x, y - reach * 0.02, reach * 0.8)
  )
}

const composed = { arch, cards, crest, halo, medallion, orbit, pair, rise, tilt, trio }

export type PoseName = keyof typeof composed

/** Every arrangement a cover can use, by name. */
export const poses: Readonly<Record<PoseName, Pose>> = composed

export const poseNames = Object.keys(composed) as PoseName[]
