import type { GameArt } from '../art/game-art.ts'
import type { GameTheme } from '../themes/game-theme.ts'
import type { StudioIdentity } from '../themes/studios.ts'
import type { BackdropLayer } from '../art/scene.ts'
import type { EngineId } from './engine-ids.ts'
import { gameOf } from './engine/game.ts'
import type { PlayRules } from './play/rules.ts'
import { profileFigures } from './figures.ts'
import type { ProfileFigures } from './figures.ts'
import { symbolRoles } from './symbols.ts'
import type { SymbolRole } from './symbols.ts'

export const pageLocales = ['en', 'de', 'fa'] as const
export type PageLocale = (typeof pageLocales)[number]

/** Everything public the page needs to draw a game and explain its rules; no money and no session. */
export interface GameBoot {
  readonly identity: string
  readonly name: string
  readonly studio: StudioIdentity
  readonly engine: EngineId
  /** How the studio writes the names of its games. */
  readonly type: ReturnType<GameArt['typeOf']>
  readonly locale: PageLocale
  readonly mode: 'real' | 'demo'
  readonly launchToken: string | undefined
  /** What a game for play money is asked for; one for real money hears it with its session. */
  readonly rules: PlayRules
  /** Where the site is; messages to the parent go there and nowhere else. */
  readonly siteOrigin: string
  readonly lobbyUrl: string | undefined
  readonly palette: GameTheme['palette']
  /** The colours while free spins run. */
  readonly featurePalette: GameTheme['palette']
  readonly scene: GameTheme['cover']['scene']
  readonly symbols: Record<SymbolRole, { label: string; motif: string; image: string }>
  /** All symbols in one picture, in the order of `symbolRoles`. */
  readonly sheet: string
  /** Where the game is played: what is far, what is near, and both by the light of the free spins. */
  readonly backdrop: Record<BackdropLayer, string>
  readonly reels: number
  readonly rows: number
  readonly paylines: readonly (readonly number[])[]
  readonly strips: readonly (readonly SymbolRole[])[]
  /** Line bets for `count` equal parts: `linePays[role][count]`. */
  readonly linePays: Record<SymbolRole, readonly number[]>
  /** Total bets for `count` scatters. */
  readonly scatterPays: readonly number[]
  readonly freeSpins: readonly number[]
  readonly multiplier: number
  readonly figures: ProfileFigures
  readonly mathsVersion: string
}

export interface BootQuery {
  readonly locale: PageLocale
  readonly mode: 'real' | 'demo'
  readonly launchToken: string | undefined
  readonly rules: PlayRules
  readonly siteOrigin: string
  readonly lobbyUrl: string | undefined
}

/** The boot data of one game page. */
export function gameBoot(theme: GameTheme, { featurePalette, typeOf }: GameArt, query: BootQuery): GameBoot {
  const game = gameOf(theme.profileId, theme.layoutId)
  const art = `/studio/art/${theme.identity}`
  const byRole = <T>(value: (role: SymbolRole, symbol: number) => T) =>
    Object.fromEntries(symbolRoles.map((role, symbol) => [role, value(role, symbol)])) as Record<SymbolRole, T>
  return {
    ...query,
    identity: theme.identity,
    name: theme.name,
    studio: theme.studio,
    engine: theme.engine,
    type: typeOf(theme),
    palette: theme.palette,
    featurePalette: featurePalette(theme),
    scene: theme.cover.scene,
    symbols: byRole((role) => ({ ...theme.symbols[role], image: `${art}/${role}.svg` })),
    sheet: `${art}/symbols.svg`,
    backdrop: {
      far: `${art}/far.svg`,
      near: `${art}/near.svg`,
      feature: `${art}/feature.svg`,
    },
    reels: game.layout.reels,
    rows: game.layout.rows,
    paylines: game.layout.paylines,
    strips: game.strips.map((strip) => Array.from(strip, (symbol) => symbolRoles[symbol]!)),
    linePays: byRole((_role, symbol) => game.linePays[symbol]!),
    scatterPays: game.scatterPays,
    freeSpins: game.freeSpins,
    multiplier: game.multiplier,
    figures: profileFigures(theme.profileId, theme.layoutId),
    mathsVersion: game.hash,
  }
}
