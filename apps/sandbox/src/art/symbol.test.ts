import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { symbolRoles } from '../studio/symbols.ts'
import { allThemes } from '../themes/theme.ts'
import { motifs, motifNames } from './motifs/index.ts'
import { mixInk, outliningPen, paintingPen } from './pen.ts'
import { drawSymbol } from './symbol.ts'

describe('symbols', () => {
  it('carry no ids, so that one page can show each of them many times', () => {
    for (const theme of allThemes())
      for (const role of symbolRoles) expect(drawSymbol(theme, role)).not.toMatch(/\sid=|url\(#|NaN|undefined/)
  })

  it('of one game are ten different pictures', () => {
    for (const theme of allThemes()) expect(new Set(symbolRoles.map((role) => drawSymbol(theme, role))).size).toBe(10)
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
