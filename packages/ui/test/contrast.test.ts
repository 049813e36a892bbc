import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('../src/tokens.css', import.meta.url), 'utf8')
const declared = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()]))

type Theme = 'light' | 'dark'

/** The colour a token has in a theme, through `light-dark()` and `var()`. */
function colour(name: string, theme: Theme): string {
  const value = declared.get(name)
  if (!value) throw new Error(`There is no token ${name}.`)
  const pair = /^light-dark\((.+?),\s*(.+)\)$/.exec(value)
  const chosen = pair ? pair[theme === 'light' ? 1 : 2]! : value
  const reference = /^var\((--[\w-]+)\)$/.exec(chosen.trim())
  return reference ? colour(reference[1]!, theme) : chosen.trim()
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red, green, blue] = channels.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

const surfaces = ['--page', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover']
const texts = [
  '--text',
  '--text-muted',
  '--text-faint',
  '--accent-text',
  '--positive',
  '--warning',
  '--danger',
  '--info',
  '--real-money',
  '--bonus-money',
  '--demo',
]

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'shows %s on %s with at least 4.5 to 1',
    (text, surface) => {
      expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('shows the words on the accent with at least 4.5 to 1', () => {
    expect(contrast(colour('--on-accent', theme), colour('--accent', theme))).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour('--on-accent', theme), colour('--accent-hover', theme))).toBeGreaterThanOrEqual(4.5)
  })

  // Controls stand on these; a hovered surface holds words only.
  it.each(surfaces.filter((surface) => surface !== '--surface-hover'))(
    'draws control borders and the focus ring on %s with at least 3 to 1',
    (surface) => {
      expect(contrast(colour('--line-strong', theme), colour(surface, theme))).toBeGreaterThanOrEqual(3)
      expect(contrast(colour('--focus', theme), colour(surface, theme))).toBeGreaterThanOrEqual(3)
    },
  )
})
