import { type Theme, colourOf, contrast, declarationsIn } from '@baize/ui/colours'
import type { FoundProblem } from '../content/check-value.ts'
import type { BrandColour, BrandColours } from './colours.ts'

const SURFACES = ['page', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'field'] as const
const WORDS = ['text', 'text-muted', 'text-faint', 'accent-text'] as const
const OTHER_WORDS = ['positive', 'warning', 'danger', 'info', 'real-money', 'bonus-money', 'demo'] as const
const LINES = ['line-strong', 'focus'] as const

/** For words (WCAG 2.2, 1.4.3) and for borders of controls (1.4.11). */
const WORDS_MIN = 4.5
const LINES_MIN = 3

/** Every two colours that are seen on each other: words or lines, what is behind them, and how much they must differ. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...[...WORDS, ...OTHER_WORDS].flatMap((word) => SURFACES.map((surface) => [word, surface, WORDS_MIN] as const)),
  ['on-accent', 'accent', WORDS_MIN],
  ['on-accent', 'accent-hover', WORDS_MIN],
  // A hovered surface holds words only.
  ...LINES.flatMap((line) =>
    SURFACES.filter((surface) => surface !== 'surface-hover').map((surface) => [line, surface, LINES_MIN] as const),
  ),
]

/** Chosen colours that nobody could tell from what they stand on, with those of the shipped sheet beside them. */
export function contrastProblems(colours: BrandColours, sheet: string): FoundProblem[] {
  const shipped = new Map(declarationsIn(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')))
  const shade = (name: string, theme: Theme): string =>
    colours[name as BrandColour]?.[theme] ?? colourOf(`var(--${name})`, theme, shipped)
  const notOpaque = Object.entries(colours).find(([, pair]) => !isOpaque(pair.light) || !isOpaque(pair.dark))
  if (notOpaque)
    return [
      { kind: 'type', key: `colours.${notOpaque[0]}`, message: 'must be colours of six figures, such as #1d4f3a' },
    ]
  return PAIRS.flatMap(([above, below, least]) =>
    (['light', 'dark'] as const).flatMap((theme): FoundProblem[] => {
      const [over, under] = [shade(above, theme), shade(below, theme)]
      const ratio = contrast(over, under)
      const chosen = [above, below].find((name) => name in colours)
      if (ratio >= least || !chosen) return []
      const found = `${above} ${over} on ${below} ${under} in the ${theme} theme is ${ratio.toFixed(2)} to 1`
      return [{ kind: 'type', key: `colours.${chosen}`, message: `cannot be read: ${found}, and ${least} is needed` }]
    }),
  )
}

function isOpaque(colour: string): boolean {
  return /^#[\da-f]{6}$/i.test(colour)
}
