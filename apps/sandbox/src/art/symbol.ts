import type { SymbolRole } from '../studio/symbols.ts'
import type { GameTheme } from '../themes/game-theme.ts'
import { mix, shade } from './colour.ts'
import { glyphPath } from './lettering.ts'
import { around } from './pen.ts'
import { motifMarkup, outlineOf, place } from './picture.ts'

/**
 * One picture of the reels as an inline SVG of 100 x 100 without ids, to be repeated freely on a page.
 * Wild and scatter carry their name, because every player looks for those two words.
 */
export function drawSymbol(theme: GameTheme, role: SymbolRole): string {
  const { motif } = theme.symbols[role]
  const { background, dominant, accent } = theme.palette
  const ink = motifMarkup(motif, { towards: mix(dominant, accent, 0.6), outline: outlineOf(background), reach: 2.6 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${mounted(theme, role, ink)}</svg>`
}

function mounted(theme: GameTheme, role: SymbolRole, motif: string): string {
  const { accent, dominant, surface, background } = theme.palette
  if (role === 'wild')
    return (
      `<circle cx="50" cy="46" r="44" fill="${shade(accent, -0.16)}"/><circle cx="50" cy="45" r="43" fill="${accent}"/><circle cx="50" cy="45" r="37.500" fill="${surface}"/>` +
      around(12, `<path d="M50 45L45.500 9H54.500Z" fill="${mix(surface, dominant, 0.5)}"/>`, 50, 45) +
      place(motif, 50, 41, 62) +
      ribbon('WILD', accent, background)
    )
  if (role === 'scatter')
    return (
      around(12, `<path d="M50 -2L58 22H42Z" fill="${shade(accent, -0.1)}"/>`, 50, 46) +
      `<circle cx="50" cy="46" r="35" fill="${accent}"/><circle cx="50" cy="46" r="32" fill="${mix(dominant, surface, 0.4)}"/>` +
      place(motif, 50, 42, 64) +
      ribbon('SCATTER', accent, background)
    )
  return place(motif, 50, 50, role.startsWith('high') ? 88 : 74)
}

function ribbon(word: string, light: string, dark: string): string {
  const letters = glyphPath('josefin', word, { x: 50, y: 86, width: 62, height: 12.5 })
  return `<path d="M4 80L14 76V94L4 98L9 89Z" fill="${shade(light, -0.3)}"/><path d="M96 80L86 76V94L96 98L91 89Z" fill="${shade(light, -0.3)}"/><path d="M10 75H90V97H10Z" fill="${light}"/><path d="M10 75H90V77H10ZM10 95H90V97H10Z" fill="${shade(light, -0.18)}"/><path d="${letters}" fill="${shade(dark, -0.04)}"/>`
}
