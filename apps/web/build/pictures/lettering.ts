import { readFileSync } from 'node:fs'
import { round } from './svg.ts'

/**
 * Outlines of the display face (Fraunces 600, and Vazirmatn 700 for the one Persian word), 1000 units to the em,
 * so that a picture needs no font of the machine it is shown on.
 */
const glyphs = JSON.parse(readFileSync(new URL('glyphs.json', import.meta.url), 'utf8')) as Record<
  string,
  { advance: number; outline: string }
>

const CAP_HEIGHT = 0.7

export interface Lettering {
  text: string
  /** Size of the em in units of the picture. */
  size: number
  fill: string
  /** Space added between letters, in em. */
  spacing?: number
}

function glyphsOf(text: string): { advance: number; outline: string }[] {
  const whole = glyphs[text]
  if (whole) return [whole]
  return Array.from(text, (character) => {
    const glyph = glyphs[character]
    if (!glyph) throw new Error(`No outline for "${character}"`)
    return glyph
  })
}

/** Width of one line of letters. */
export function widthOf({ text, size, spacing = 0 }: Pick<Lettering, 'text' | 'size' | 'spacing'>): number {
  const run = glyphsOf(text)
  return (run.reduce((sum, { advance }) => sum + advance, 0) / 1000 + spacing * (run.length - 1)) * size
}

/** One line of letters, its capitals centred on a point. */
export function letters(x: number, y: number, how: Lettering): string {
  const { text, size, fill, spacing = 0 } = how
  let pen = x - widthOf(how) / 2
  const baseline = y + (CAP_HEIGHT * size) / 2
  const d = glyphsOf(text).map(({ advance, outline }) => {
    const placed = place(outline, size / 1000, pen, baseline)
    pen += (advance / 1000 + spacing) * size
    return placed
  })
  return `<path d="${d.join('')}" fill="${fill}"/>`
}

/** Moves and scales absolute path data. */
function place(outline: string, scale: number, dx: number, dy: number): string {
  return outline.replaceAll(/([MLQCHVZ])([^MLQCHVZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? []
    if (command === 'H') return `H${round(values[0]! * scale + dx)}`
    if (command === 'V') return `V${round(values[0]! * scale + dy)}`
    return command + values.map((value, index) => round(value * scale + (index % 2 ? dy : dx))).join(' ')
  })
}
