import type { MotifName } from '../art/motifs/index.ts'
import type { PoseName } from '../art/poses.ts'
import type { SceneName } from '../art/scenes/index.ts'
import type { EngineId } from '../studio/engine-ids.ts'
import type { LayoutId, ProfileId } from '../studio/profiles-ids.ts'
import type { SymbolRole } from '../studio/symbols.ts'
import type { CollectionIdentity } from './collections.ts'
import type { Palette } from './palettes.ts'
import type { StudioIdentity } from './studios.ts'

export type GameLabel = 'new' | 'hot' | 'exclusive'

/** Everything that makes one game different from the next; the engine and its mathematics are shared. */
export interface GameTheme {
  /** Stands in addresses: lower-case words joined by hyphens. */
  identity: string
  name: string
  studio: StudioIdentity
  /** What kind of game it is: who decides its rounds and who shows them. */
  engine: EngineId
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
