/** Colours that a house may choose, by the names of their tokens (`packages/ui/src/tokens.css`). */
export const BRAND_COLOURS = [
  'page',
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'field',
  'line',
  'line-strong',
  'text',
  'text-muted',
  'text-faint',
  'accent',
  'accent-hover',
  'on-accent',
  'accent-text',
  'focus',
] as const
export type BrandColour = (typeof BRAND_COLOURS)[number]

/** One colour in both themes, `#rrggbb`. */
export interface ColourPair {
  light: string
  dark: string
}

/** The colours that a house chose. */
export type BrandColours = Partial<Record<BrandColour, ColourPair>>
