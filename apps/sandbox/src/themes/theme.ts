import type { GameTheme } from './game-theme.ts'
import { generateThemes, generatedTheme } from './generate.ts'
import { standardThemes } from './standard/index.ts'

/** As many games as the feed can be asked for. */
export const THEMES_MAX = 10_000

/** The game of an identity: the standard set, then every generated one; undefined for any other text. */
export function findTheme(identity: string): GameTheme | undefined {
  return standardByIdentity.get(identity) ?? generatedTheme(identity)
}

/** The first `count` games, the standard set when not told; most popular first within the standard set. */
export function allThemes(count: number = standardThemes.length): GameTheme[] {
  const wanted = Math.min(Math.max(0, Math.trunc(count)), THEMES_MAX)
  if (wanted <= standardThemes.length) return standardThemes.slice(0, wanted)
  return [...standardThemes, ...generateThemes(wanted - standardThemes.length)]
}

const standardByIdentity = new Map(standardThemes.map((theme) => [theme.identity, theme]))
