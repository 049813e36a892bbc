import type { MotifName } from '../art/motifs/index.ts'
import type { PoseName } from '../art/poses.ts'
import type { SceneName } from '../art/scenes/index.ts'
import type { LayoutId, ProfileId } from '../studio/profiles-ids.ts'
import type { Subject } from './collections.ts'
import { collectionsOf } from './collections.ts'
import { labelOf } from './labels.ts'
import { palettes } from './palettes.ts'
import type { PaletteName } from './palettes.ts'
import type { StudioIdentity } from './studios.ts'
import type { GameLabel, GameTheme } from './game-theme.ts'

type Four = readonly [MotifName, MotifName, MotifName, MotifName]

/** Families of pictures for the four lowest symbols. */
export const lowSets = {
  berries: ['cherry', 'plum', 'strawberry', 'lemon'],
  botany: ['acorn', 'mushroom', 'clover', 'apple'],
  cards: ['ace', 'king', 'queen', 'jack'],
  fine: ['amethyst', 'topaz', 'emerald', 'ruby'],
  fruit: ['cherry', 'lemon', 'orange', 'plum'],
  gems: ['ruby', 'emerald', 'sapphire', 'topaz'],
  orchard: ['orange', 'lemon', 'plum', 'grapes'],
  ranks: ['king', 'queen', 'jack', 'ten'],
  soft: ['cherry', 'plum', 'grapes', 'pear'],
  suits: ['heart', 'lozenge', 'club', 'spade'],
  trinkets: ['coin', 'key', 'bell', 'horseshoe'],
} as const satisfies Record<string, Four>

/** A game as its author writes it down. */
export interface GameSketch {
  name: string
  scene: SceneName
  palette: PaletteName
  pose: PoseName
  maths: readonly [ProfileId, LayoutId]
  /** The wild is also the hero of the cover. */
  wild: MotifName
  scatter: MotifName
  highs: Four
  lows: keyof typeof lowSets
  collections: readonly Subject[]
  labels?: readonly GameLabel[]
}

/** Lower-case words joined by hyphens, without accents or apostrophes. */
export function identityOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Fills in everything about a game that follows from its sketch. */
export function composeTheme(
  sketch: GameSketch,
  studio: StudioIdentity,
  place: { isPopular: boolean; isRecommended: boolean },
): GameTheme {
  const { name, scene, pose, wild, scatter, highs, maths } = sketch
  const lows = lowSets[sketch.lows]
  const symbol = (motif: MotifName) => ({ motif, label: labelOf(motif) })
  const [profileId, layoutId] = maths
  const game = { profileId, layoutId, labels: [...(sketch.labels ?? [])] }
  return {
    identity: identityOf(name),
    name,
    studio,
    engine: 'slot',
    collections: collectionsOf(game, sketch.collections, place),
    ...game,
    palette: { ...palettes[sketch.palette], text: '#fbf3df' },
    symbols: {
      wild: symbol(wild),
      scatter: symbol(scatter),
      high1: symbol(highs[0]),
      high2: symbol(highs[1]),
      high3: symbol(highs[2]),
      high4: symbol(highs[3]),
      low1: symbol(lows[0]),
      low2: symbol(lows[1]),
      low3: symbol(lows[2]),
      low4: symbol(lows[3]),
    },
    cover: { scene, pose, hero: wild, supports: [scatter, highs[0], highs[1]] },
  }
}
