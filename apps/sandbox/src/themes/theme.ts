import type { MotifName } from '../art/motifs/index.ts'
import type { PoseName } from '../art/poses.ts'
import type { SceneName } from '../art/scenes/index.ts'
import type { LayoutId, ProfileId } from '../studio/profiles-ids.ts'
import type { SymbolRole } from '../studio/symbols.ts'
import type { CollectionIdentity } from './collections.ts'
import { generateThemes, generatedTheme } from './generate.ts'
import type { Palette } from './palettes.ts'
import { standardThemes } from './standard/index.ts'
import type { StudioIdentity } from './studios.ts'

export type GameLabel = 'new' | 'hot' | 'exclusive'

/** Everything that makes one game different from the next; the engine and its mathematics are shared. */
export interface GameTheme {
  /** Stands in addresses: lower-case words joined by hyphens. */
  identity: string
  name: string
  studio: StudioIdentity
  collections: CollectionIdentity[]
  labels: GameLabel[]
  profileId: ProfileId
  layoutId: LayoutId
  palette: Palette & { text: string }
  symbols: Record<SymbolRole, { motif: MotifName; label: string }>
  cover: {
    scene: SceneName
    pose: PoseName
    hero: MotifName
    supports: readonly [MotifName, MotifName, MotifName]
  }
}

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
