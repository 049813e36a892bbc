import type { SymbolRole } from '../studio/symbols.ts'
import type { GameTheme } from '../themes/game-theme.ts'
import { readFace, typeOf } from './faces.ts'
import { drawBackdrop, featurePalette } from './scene.ts'
import type { BackdropLayer } from './scene.ts'
import { drawSheet, drawSymbol } from './symbol.ts'

/** Everything a game's page is dressed in, as the studio that serves it needs it. */
export const gameArt = {
  symbol: (theme: GameTheme, role: SymbolRole) => drawSymbol(theme, role),
  sheet: (theme: GameTheme) => drawSheet(theme),
  backdrop: (theme: GameTheme, layer: BackdropLayer) => drawBackdrop(theme, layer),
  featurePalette: (theme: GameTheme) => featurePalette(theme.palette),
  typeOf: (theme: GameTheme) => typeOf(theme.studio),
  face: readFace,
}

export type GameArt = typeof gameArt
