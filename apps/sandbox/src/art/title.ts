import { setLine } from './lettering.ts'
import type { Face, Line } from './lettering.ts'
import { round } from './pen.ts'

export interface TitleBox {
  /** Centre of the block, in units of the picture. */
  x: number
  y: number
  width: number
  height: number
}

export interface TitleStyle {
  face: Face
  /** In units of the text size. */
  letterSpacing?: number
  /** Every line fills the width at its own size, as on a wood-type poster. */
  isJustified?: boolean
  isCapitals?: boolean
  sizeMax?: number
}

export interface TitleBlock {
  path: string
  top: number
  bottom: number
  left: number
  right: number
}

const GAP = 0.34

/** Breaks a title into up to three lines so that its letters come out as large as the box allows. */
export function setTitle(title: string, box: TitleBox, style: TitleStyle): TitleBlock {
  const words = (style.isCapitals ? title.toUpperCase() : title).split(' ')
  const candidates = breakings(words, 3).map((lines) => fit(lines, box, style))
  const best = candidates.reduce((a, b) => (b.score > a.score ? b : a))
  return stack(best.lines, box)
}

function fit(texts: string[], box: TitleBox, style: TitleStyle): { lines: Line[]; score: number } {
  const at = (text: string, size: number) => setLine(style.face, text, size, style.letterSpacing)
  const probe = texts.map((text) => at(text, 100))
  const sizeMax = style.sizeMax ?? 200
  const widest = Math.max(...probe.map((line) => line.width))
  let sizes = probe.map((line) => Math.min(sizeMax, (100 * box.width) / (style.isJustified ? line.width : widest)))
  const total = stackHeight(sizes.map((size, index) => (probe[index]!.capHeight * size) / 100))
  if (total > box.height) sizes = sizes.map((size) => (size * box.height) / total)
  const lines = texts.map((text, index) => at(text, sizes[index]!))
  return { lines, score: Math.min(...sizes) * 2 + sizes.reduce((a, b) => a + b, 0) / sizes.length }
}

function stack(lines: Line[], box: TitleBox): TitleBlock {
  const heights = lines.map((line) => line.capHeight)
  const top = box.y - stackHeight(heights) / 2
  let baseline = top
  let path = ''
  lines.forEach((line, index) => {
    baseline += line.capHeight + (index > 0 ? gap(heights[index - 1]!, line.capHeight) : 0)
    path += line.pathAt(round(box.x - line.width / 2), round(baseline))
  })
  const half = Math.max(...lines.map((line) => line.width)) / 2
  return { path, top, bottom: baseline, left: box.x - half, right: box.x + half }
}

const gap = (above: number, below: number) => Math.min(above, below) * GAP

function stackHeight(capHeights: number[]): number {
  return capHeights.reduce((sum, height, index) => sum + height + (index ? gap(capHeights[index - 1]!, height) : 0), 0)
}

function breakings(words: string[], linesMax: number): string[][] {
  if (linesMax === 1 || words.length === 1) return [[words.join(' ')]]
  const whole = [[words.join(' ')]]
  const split = words
    .slice(1)
    .flatMap((_word, index) =>
      breakings(words.slice(index + 1), linesMax - 1).map((rest) => [words.slice(0, index + 1).join(' '), ...rest]),
    )
  return [...whole, ...split]
}
