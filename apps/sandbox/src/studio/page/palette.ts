import type { GameBoot } from '../boot.ts'

/** Hands the theme's colours to the style sheet, with the text colour that can be read on the accent. */
export function applyPalette(palette: GameBoot['palette'], root = document.documentElement): void {
  for (const [name, colour] of Object.entries(palette)) root.style.setProperty(`--theme-${name}`, colour)
  root.style.setProperty('--on-accent', onAccent(palette.accent))
}

/** The text colour that can be read on an accent: ink or ivory. */
export function onAccent(accent: string): string {
  return luminance(accent) > 0.2 ? '#10140f' : '#fffdf6'
}

/** Relative luminance of `#rrggbb` as WCAG defines it; 0 is black, 1 is white. */
export function luminance(colour: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
