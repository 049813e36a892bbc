import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'
import type { Font, Path } from 'opentype.js'
import { round } from './pen.ts'

/**
 * Display faces by the name the art uses. Text is drawn as outlines taken from these files, because a
 * rasteriser would otherwise ask the machine for fonts it may not have.
 */
const files = {
  cinzel: '@fontsource/cinzel/files/cinzel-latin-800-normal.woff',
  limelight: '@fontsource/limelight/files/limelight-latin-400-normal.woff',
  slab: '@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff',
  bebas: '@fontsource/bebas-neue/files/bebas-neue-latin-400-normal.woff',
  abril: '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff',
  yeseva: '@fontsource/yeseva-one/files/yeseva-one-latin-400-normal.woff',
  rye: '@fontsource/rye/files/rye-latin-400-normal.woff',
  josefin: '@fontsource/josefin-sans/files/josefin-sans-latin-700-normal.woff',
  playfair: '@fontsource/playfair-display-sc/files/playfair-display-sc-latin-900-normal.woff',
  bungee: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
} as const

export type Face = keyof typeof files

export interface Placement {
  /** Centre of the box. */
  x: number
  y: number
  width: number
  height: number
}

const loaded = new Map<Face, Font>()
const require = createRequire(import.meta.url)

function fontOf(face: Face): Font {
  const known = loaded.get(face)
  if (known) return known
  const bytes = readFileSync(require.resolve(files[face]))
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
  loaded.set(face, font)
  return font
}

/** Whether the face has a glyph for every character of the text. */
export function canSet(face: Face, text: string): boolean {
  const font = fontOf(face)
  return Array.from(text).every((character) => font.charToGlyphIndex(character) > 0)
}

/** Outline of one short text, scaled to fill its box as far as its proportions allow, and centred on it. */
export function glyphPath(face: Face, text: string, box: Placement): string {
  const { x1, y1, x2, y2 } = fontOf(face).getPath(text, 0, 0, 100).getBoundingBox()
  const size = 100 * Math.min(box.width / (x2 - x1), box.height / (y2 - y1))
  const scale = size / 100
  const left = box.x - ((x1 + x2) / 2) * scale
  const base = box.y - ((y1 + y2) / 2) * scale
  return pathData(fontOf(face).getPath(text, left, base, size))
}

/** One line of text on its baseline, with letter spacing in units of the text size. */
export interface Line {
  text: string
  width: number
  /** Height of a capital letter. */
  capHeight: number
  pathAt: (left: number, baseline: number) => string
}

/** Measures and outlines one line at a size in the units of the picture. */
export function setLine(face: Face, text: string, size: number, letterSpacing = 0): Line {
  const font = fontOf(face)
  const options = { kerning: true, letterSpacing }
  const capital = font.charToGlyph('H').getBoundingBox()
  return {
    text,
    width: font.getAdvanceWidth(text, size, options) - letterSpacing * size,
    capHeight: (capital.y2 / font.unitsPerEm) * size,
    pathAt: (left, baseline) => pathData(font.getPath(text, left, baseline, size, options)),
  }
}

/** Written here rather than by the library, whose rounding turns some coordinates into NaN. */
function pathData(path: Path): string {
  return path.commands
    .map((command) => {
      if (command.type === 'Z') return 'Z'
      const end = `${round(command.x)} ${round(command.y)}`
      if (command.type === 'Q') return `Q${round(command.x1)} ${round(command.y1)} ${end}`
      if (command.type === 'C')
        return `C${round(command.x1)} ${round(command.y1)} ${round(command.x2)} ${round(command.y2)} ${end}`
      return `${command.type}${end}`
    })
    .join('')
}
