import { describe, expect, it } from 'vitest'
import { allThemes } from '../../themes/theme.ts'
import { luminance, onAccent } from './palette.ts'

const contrast = (left: string, right: string) => {
  const [high, low] = [luminance(left), luminance(right)].toSorted((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

describe('the palette', () => {
  it('knows how bright black and white are', () => {
    expect(luminance('#000000')).toBe(0)
    expect(luminance('#ffffff')).toBeCloseTo(1)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  })

  it('writes on the accent of every game so that it can be read', () => {
    const hard = allThemes().filter(({ palette }) => contrast(palette.accent, onAccent(palette.accent)) < 4.5)
    expect(hard.map(({ identity }) => identity)).toEqual([])
  })
})
