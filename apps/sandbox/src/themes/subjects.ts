import { beasts } from '../art/motifs/beasts.ts'
import { fruit } from '../art/motifs/fruit.ts'
import { gems } from '../art/motifs/gems.ts'
import type { MotifName } from '../art/motifs/index.ts'
import { sea } from '../art/motifs/sea.ts'
import { sky } from '../art/motifs/sky.ts'
import { wings } from '../art/motifs/wings.ts'
import type { Subject } from './collections.ts'

const shelves: readonly (readonly [object, readonly Subject[]])[] = [
  [beasts, ['wildlife', 'fables']],
  [fruit, ['fruits', 'classics']],
  [gems, ['gems']],
  [sea, ['ocean', 'adventure']],
  [sky, ['space', 'mystery']],
  [wings, ['wildlife', 'gardens']],
]

/** The collections a picture suggests for a game named after it. */
export function subjectsOf(motif: MotifName): readonly Subject[] {
  return shelves.find(([shelf]) => Object.hasOwn(shelf, motif))?.[1] ?? ['mystery', 'adventure']
}
