import { seededRandom } from '@baize/kit'
import { mix, shade } from '../colour.ts'
import { round } from '../pen.ts'

/** The four colours a scene is mixed from; a theme's palette has them. */
export interface ScenePalette {
  background: string
  surface: string
  dominant: string
  accent: string
}

/** Named steps from the bright horizon to the dark foreground, so that depth reads the same in every scene. */
export interface Tones {
  top: string
  high: string
  glow: string
  light: string
  far: string
  mid: string
  near: string
  front: string
  dark: string
}

/** What a scene is drawn on: its size, its colours, chance that repeats, and ids nobody else uses. */
export interface Stage {
  width: number
  height: number
  tones: Tones
  /** A number from `from` to `to`. */
  chance: (from: number, to: number) => number
  /** Makes an id unique to this picture. */
  id: (name: string) => string
}

/** Draws the whole background of a picture, edge to edge; what stands nearer comes after `NEARER`. */
export type Scene = (stage: Stage) => string

/** Parts what is far from what is near, for backgrounds whose depth can be moved. */
export const NEARER = '<!---->'

export function stageFor(key: string, palette: ScenePalette, width: number, height: number): Stage {
  const random = seededRandom(hashOf(key))
  const { background, surface, dominant, accent } = palette
  return {
    width,
    height,
    tones: {
      top: mix(background, dominant, 0.42),
      high: dominant,
      glow: mix(dominant, accent, 0.62),
      light: accent,
      far: mix(dominant, surface, 0.3),
      mid: mix(dominant, surface, 0.68),
      near: surface,
      front: mix(surface, background, 0.55),
      dark: shade(background, -0.02),
    },
    chance: (from, to) => round(from + ((to - from) * random.below(10_000)) / 10_000),
    id: (name) => `${key}-${width}x${height}-${name}`,
  }
}

/** A stable 32-bit number for a text (FNV-1a), for seeding and for choices that must not move between starts. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

export const times = (count: number, pieceOf: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => pieceOf(index)).join('')

export const shape = (path: string, fill: string, opacity = 1) =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const stroke = (path: string, colour: string, width: number, opacity = 1) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const circle = (x: number, y: number, radius: number, fill: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, opacity = 1) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

/** The whole stage in one colour, or in colours from top to bottom. */
export function sky(stage: Stage, ...colours: string[]): string {
  const id = stage.id('sky')
  const stops = colours
    .map((colour, index) => `<stop offset="${round(index / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${box(0, 0, stage.width, stage.height, `url(#${id})`)}`
}

/** A soft pool of light. */
export function light(
  stage: Stage,
  name: string,
  x: number,
  y: number,
  radius: number,
  colour: string,
  strength = 0.7,
) {
  const id = stage.id(name)
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${circle(x, y, radius, `url(#${id})`)}`
}

/** Ground with a rolling skyline, filled down to the lower edge. */
export function ridge(stage: Stage, height: number, swing: number, waves: number, fill: string): string {
  const { width, height: bottom, chance } = stage
  const step = width / waves
  let path = `M0 ${round(height + chance(-swing, swing))}`
  for (let index = 0; index < waves; index++) {
    const [x, y] = [round((index + 1) * step), round(height + chance(-swing, swing))]
    path += `Q${round(x - step / 2)} ${round(height + chance(-swing, swing) * 1.6)} ${x} ${y}`
  }
  return shape(`${path}L${width} ${bottom}L0 ${bottom}Z`, fill)
}

/** Small dots of light scattered over the upper part. */
export function stars(stage: Stage, count: number, until: number, colour = '#fbf3df'): string {
  const unit = Math.min(stage.width, stage.height) / 200
  return times(count, () =>
    circle(
      stage.chance(0, stage.width),
      stage.chance(0, until),
      stage.chance(0.35, 1.1) * unit,
      colour,
      stage.chance(0.35, 0.95),
    ),
  )
}
