import { describe, expect, it } from 'vitest'
import { type Theme, contrast } from '../src/colours.ts'
import { colour, rulesOfComponents, tint } from './colours.ts'

const surfaces = ['--page', '--surface', '--surface-raised', '--surface-sunken', '--surface-hover', '--field']
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
const rules = rulesOfComponents()
/** What says a colour without naming one. */
const NEUTRAL = /^(inherit|none|transparent|currentcolor|linear-gradient\(.+)$/
const isSurface = (value: string) => surfaces.some((surface) => value === `var(${surface})`)

/** Rules that bring both words and what is behind them, unless that is a surface, on which every text is tested. */
const pairs = rules.flatMap(({ place, colours, backgrounds, coverage }) =>
  backgrounds
    .filter((background) => !NEUTRAL.test(background))
    .flatMap((background) => {
      const words = coverage < 1 || !isSurface(background) ? colours : colours.filter((text) => !isText(text))
      return words
        .filter((text) => !NEUTRAL.test(text))
        .map((text) => ({ place, text, background, coverage }))
        .filter((pair) => coverage === 1 || pair.text === background)
    }),
)

function isText(value: string): boolean {
  return texts.some((text) => value === `var(${text})`)
}

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  it.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'shows %s on %s with at least 4.5 to 1',
    (text, surface) => {
      expect(contrast(colour(text, theme), colour(surface, theme))).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(pairs)('shows $text on $background with at least 4.5 to 1 in $place', ({ text, background, coverage }) => {
    const behind = colour(background, theme)
    // A hovered surface holds no tinted mark.
    const below = coverage === 1 ? [behind] : surfaces.filter((surface) => surface !== '--surface-hover')
    for (const surface of below)
      expect(
        contrast(colour(text, theme), coverage === 1 ? behind : tint(behind, coverage, colour(surface, theme))),
      ).toBeGreaterThanOrEqual(4.5)
  })

  it('shows selected words with at least 4.5 to 1', () => {
    expect(contrast(colour('--on-accent', theme), colour('--accent', theme))).toBeGreaterThanOrEqual(4.5)
  })

  // Controls stand on these; a hovered surface holds words only.
  it.each(surfaces.filter((surface) => surface !== '--surface-hover'))(
    'draws control borders, the focus ring and what is chosen on %s with at least 3 to 1',
    (surface) => {
      for (const line of ['--line-strong', '--focus', '--accent-text', '--text-muted'])
        expect(contrast(colour(line, theme), colour(surface, theme))).toBeGreaterThanOrEqual(3)
    },
  )
})

it('knows every colour of words that a component uses', () => {
  const unknown = rules
    .filter(({ backgrounds }) => backgrounds.length === 0)
    .flatMap(({ place, colours }) =>
      colours.filter((text) => !NEUTRAL.test(text) && !isText(text)).map((text) => `${place}: ${text}`),
    )
  expect(unknown).toEqual([])
})
