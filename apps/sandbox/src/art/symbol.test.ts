import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { symbolRoles } from '../studio/symbols.ts'
import { allThemes, THEMES_MAX } from '../themes/theme.ts'
import { motifs, motifNames } from './motifs/index.ts'
import { mixInk, outliningPen, paintingPen } from './pen.ts'
import { SHEET } from './sheet.ts'
import { drawSheet, drawSymbol } from './symbol.ts'

/** Pixels of a symbol's side as a glance takes it in. */
const GLANCE = 20
/** Mean difference per channel, 0..255, of two plates that nobody takes for the same. */
const GLANCE_DISTANCE_MIN = 2

/** The plate at a place of the sheet, small. */
function cellOf(sheet: Uint8Array, width: number, index: number): Uint8Array {
  const [left, top] = [(index % SHEET.columns) * GLANCE, Math.floor(index / SHEET.columns) * GLANCE]
  const rows = Array.from({ length: GLANCE }, (_, y) => {
    const from = ((top + y) * width + left) * 3
    return sheet.subarray(from, from + GLANCE * 3)
  })
  return Uint8Array.from(rows.flatMap((row) => [...row]))
}

function distance(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length
}

describe('symbols', () => {
  it('carry no ids, so that one page can show each of them many times', () => {
    for (const theme of allThemes())
      for (const role of symbolRoles) expect(drawSymbol(theme, role)).not.toMatch(/\sid=|url\(#|NaN|undefined/)
  })

  it('of one game are ten different pictures', () => {
    for (const theme of allThemes()) expect(new Set(symbolRoles.map((role) => drawSymbol(theme, role))).size).toBe(10)
  })

  it('are shared by no two games of all there are, not even where both show the same thing', () => {
    for (const role of ['wild', 'scatter', 'high1', 'low1'] as const) {
      const drawn = new Set<string>()
      for (const theme of allThemes(THEMES_MAX)) {
        const same = { ...theme, symbols: { ...theme.symbols, [role]: { motif: 'anchor' as const, label: '' } } }
        drawn.add(drawSymbol(same, role))
      }
      expect(drawn.size).toBe(THEMES_MAX)
    }
  }, 30_000)

  it('of any two standard games that show the same thing differ at a glance', async () => {
    const shown = new Map<string, { game: string; pixels: Uint8Array }[]>()
    for (const theme of allThemes()) {
      const sheet = sharp(Buffer.from(drawSheet(theme))).flatten({ background: theme.palette.surface })
      const { data, info } = await sheet
        .resize(SHEET.columns * GLANCE)
        .raw()
        .toBuffer({ resolveWithObject: true })
      for (const [index, role] of symbolRoles.entries()) {
        const pixels = cellOf(data, info.width, index)
        const kind = role === 'wild' || role === 'scatter' ? role : role.slice(0, -1)
        const key = `${theme.symbols[role].motif} as ${kind}`
        shown.set(key, [...(shown.get(key) ?? []), { game: theme.name, pixels }])
      }
    }
    const alike = [...shown].flatMap(([key, games]) =>
      games.flatMap((one, at) =>
        games
          .slice(at + 1)
          .filter((other) => distance(one.pixels, other.pixels) < GLANCE_DISTANCE_MIN)
          .map((other) => `${key}: ${one.game}, ${other.game}`),
      ),
    )
    expect(alike).toEqual([])
  })

  it('are light enough to be sent with the page', () => {
    const largest = Math.max(
      ...allThemes().map((theme) => symbolRoles.reduce((sum, role) => sum + drawSymbol(theme, role).length, 0)),
    )
    expect(largest).toBeLessThan(150_000)
  })

  it('stay within their box', async () => {
    const outside: string[] = []
    for (const name of motifNames) {
      const { body, trim, draw } = motifs[name]
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="70" height="70" viewBox="-20 -20 140 140">${draw(outliningPen('#000000', 2))}${draw(paintingPen(mixInk(body, trim)))}</svg>`
      const { data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
      const isOut = Array.from({ length: 70 * 70 }, (_, index) => index).some((index) => {
        const [x, y] = [(index % 70) * 2 - 20, Math.floor(index / 70) * 2 - 20]
        return (x < -8 || x > 106 || y < -8 || y > 106) && data[index * 4 + 3]! > 40
      })
      if (isOut) outside.push(name)
    }
    expect(outside).toEqual([])
  })
})
