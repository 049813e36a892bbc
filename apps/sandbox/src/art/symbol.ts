import { symbolRoles } from '../studio/symbols.ts'
import type { SymbolRole } from '../studio/symbols.ts'
import type { GameTheme } from '../themes/game-theme.ts'
import { mix, shade } from './colour.ts'
import { glyphPath } from './lettering.ts'
import { around, round } from './pen.ts'
import { motifMarkup, outlineOf, place } from './picture.ts'
import { engraving, plates } from './plates.ts'
import { hashOf } from './scenes/stage.ts'
import { SHEET } from './sheet.ts'

/**
 * One picture of the reels as an inline SVG of 100 x 100 without ids, to be repeated freely on a page.
 * It stands on the plate of its studio with the engraving of its game, so no two games share one. Wild and
 * scatter carry their name, because every player looks for those two words.
 */
export function drawSymbol(theme: GameTheme, role: SymbolRole): string {
  const { ground, figure } = partsOf(theme, role)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}${figure}</svg>`
}

/** All pictures of a game in one document, in the order of `symbolRoles`: one request instead of ten. */
export function drawSheet(theme: GameTheme): string {
  const { columns, rows, size } = SHEET
  const drawn = symbolRoles.map((role) => partsOf(theme, role))
  const cell = (markup: string, index: number) => {
    const [x, y] = [(index % columns) * 100, Math.floor(index / columns) * 100]
    // Cut at the edges, so that nothing of one picture stands in the place of the next.
    return `<svg x="${x}" y="${y}" width="100" height="100" viewBox="0 0 100 100">${markup}</svg>`
  }
  const cells = [...drawn.map(({ ground }) => ground), ...drawn.map(({ figure }) => figure)].map(cell)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * size}" height="${rows * size}" viewBox="0 0 ${columns * 100} ${rows * 100}">${cells.join('')}</svg>`
}

/** A plate with its engraving, and the picture that stands on it and can move. */
interface Parts {
  ground: string
  figure: string
}

function partsOf(theme: GameTheme, role: SymbolRole): Parts {
  const { accent, dominant, surface, background } = theme.palette
  const { motif } = theme.symbols[role]
  const ink = motifMarkup(motif, { towards: mix(dominant, accent, 0.6), outline: outlineOf(background), reach: 2.6 })
  const plate = (reach: number, fill: string) => `<path d="${plates[theme.studio](reach)}" fill="${fill}"/>`
  const seal = sealOf(theme)
  const engraved = (size: number, colour: string) =>
    place(engraving(seal.kind, seal.count, seal.turn, colour), 50, 50, size)
  if (role === 'wild')
    return {
      ground:
        plate(47, shade(accent, -0.16)) +
        plate(45, accent) +
        plate(39, seal.ground) +
        engraved(100, seal.cut) +
        ribbon('WILD', accent, background),
      figure: place(ink, 50, 43, 62),
    }
  if (role === 'scatter')
    return {
      ground:
        around(12, `<path d="M50 -2L58 22H42Z" fill="${shade(accent, -0.1)}"/>`, 50, 46) +
        place(plate(37, accent) + plate(33.5, seal.ground), 50, 46, 100) +
        engraved(84, seal.cut) +
        ribbon('SCATTER', accent, background),
      figure: place(ink, 50, 42, 62),
    }
  if (role.startsWith('high'))
    return {
      ground: plate(48, mix(dominant, accent, 0.5)) + plate(45.5, seal.ground) + engraved(110, seal.cut),
      figure: place(ink, 50, 50, 80),
    }
  const ground = mix(seal.ground, background, 0.35)
  return {
    ground: plate(43.5, mix(surface, dominant, 0.75)) + plate(41.5, ground) + engraved(96, mix(ground, seal.cut, 0.75)),
    figure: place(ink, 50, 50, 66),
  }
}

const SHADES = 64

/** What is engraved on every plate of a game. Follows from its name alone and is the same for nobody else. */
function sealOf({ identity, palette: { surface, dominant, background } }: GameTheme) {
  const kind = hashOf(`${identity} figure`)
  const ground = mix(
    mix(surface, background, 0.25),
    dominant,
    0.08 + (0.3 * (hashOf(`${identity} ground`) % SHADES)) / SHADES,
  )
  return {
    kind,
    count: 8 + (hashOf(`${identity} count`) % 13),
    turn: round(hashOf(`${identity} turn`) % 90),
    ground,
    cut: mix(ground, dominant, 0.5 + (0.4 * (hashOf(`${identity} cut`) % SHADES)) / SHADES),
  }
}

/** Outlines of the two words, which are the same on every ribbon. */
const lettersOf = Object.fromEntries(
  (['WILD', 'SCATTER'] as const).map((word) => [
    word,
    glyphPath('josefin', word, { x: 50, y: 86, width: 62, height: 12.5 }),
  ]),
)

function ribbon(word: 'WILD' | 'SCATTER', light: string, dark: string): string {
  const letters = lettersOf[word]
  return `<path d="M4 80L14 76V94L4 98L9 89Z" fill="${shade(light, -0.3)}"/><path d="M96 80L86 76V94L96 98L91 89Z" fill="${shade(light, -0.3)}"/><path d="M10 75H90V97H10Z" fill="${light}"/><path d="M10 75H90V77H10ZM10 95H90V97H10Z" fill="${shade(light, -0.18)}"/><path d="${letters}" fill="${shade(dark, -0.04)}"/>`
}
