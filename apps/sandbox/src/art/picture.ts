import { shade } from './colour.ts'
import { motifs } from './motifs/index.ts'
import type { MotifName } from './motifs/index.ts'
import { mixInk, outliningPen, paintingPen, round } from './pen.ts'
import type { Tones } from './scenes/stage.ts'

/** A motif in a box of 100 x 100, tuned towards the picture's light and outlined so that it stands off any ground. */
export function motifMarkup(name: MotifName, tune: { towards: string; outline: string; reach?: number }): string {
  const { body, trim, draw } = motifs[name]
  const ink = mixInk(body, trim, { towards: tune.towards, share: 0.13 })
  return draw(outliningPen(tune.outline, tune.reach ?? 2.2)) + draw(paintingPen(ink))
}

/** Puts a 100 x 100 piece into the picture by its centre, its size and its turn in degrees. */
export function place(markup: string, x: number, y: number, size: number, degrees = 0): string {
  const turned = degrees ? ` rotate(${degrees})` : ''
  return `<g transform="translate(${round(x)} ${round(y)})${turned} scale(${round(size / 100)}) translate(-50 -50)">${markup}</g>`
}

/** The part of a cover that the title leaves free, and what may be put there. */
export interface Composition {
  width: number
  height: number
  /** Centre and extent of the free area. */
  x: number
  y: number
  reach: number
  top: number
  bottom: number
  tones: Tones
  hero: string
  supports: readonly [string, string, string]
  /** Makes an id unique to this picture. */
  id: (name: string) => string
}

export const outlineOf = (background: string) => shade(background, -0.03)
