import type { GameTheme } from '../themes/game-theme.ts'
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
  readonly locale: PageLocale
  readonly mode: 'real' | 'demo'
  readonly launchToken: string | undefined
  /** What a game for play money is asked for; one for real money hears it with its session. */
  readonly rules: PlayRules
  /** Where the site is; messages to the parent go there and nowhere else. */
  readonly siteOrigin: string
  readonly lobbyUrl: string | undefined
  readonly palette: GameTheme['palette']
  readonly symbols: Record<SymbolRole, { label: string; image: string }>
  readonly backdrop: string
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
export function gameBoot(theme: GameTheme, query: BootQuery): GameBoot {
  const game = gameOf(theme.profileId, theme.layoutId)
  const art = `/studio/art/${theme.identity}`
  const byRole = <T>(value: (role: SymbolRole, symbol: number) => T) =>
    Object.fromEntries(symbolRoles.map((role, symbol) => [role, value(role, symbol)])) as Record<SymbolRole, T>
  return {
    ...query,
    identity: theme.identity,
    name: theme.name,
    palette: theme.palette,
    symbols: byRole((role) => ({ label: theme.symbols[role].label, image: `${art}/${role}.svg` })),
    backdrop: `${art}/backdrop.svg`,
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
