import { beasts } from './beasts.ts'
import { curios } from './curios.ts'
import { fruit } from './fruit.ts'
import { gems } from './gems.ts'
import { letters } from './letters.ts'
import type { Motif } from './motif.ts'
import { places } from './places.ts'
import { sea } from './sea.ts'
import { sky } from './sky.ts'
import { suits } from './suits.ts'
import { treasure } from './treasure.ts'
import { wings } from './wings.ts'

const library = {
  ...beasts,
  ...curios,
  ...fruit,
  ...gems,
  ...letters,
  ...places,
  ...sea,
  ...sky,
  ...suits,
  ...treasure,
  ...wings,
}

export type MotifName = keyof typeof library

/** Every thing a game can be made of, by name. */
export const motifs: Readonly<Record<MotifName, Motif>> = library

export const motifNames = Object.keys(library) as MotifName[]

/** Whether a name in a theme is one that can be drawn. */
export function isMotifName(name: string): name is MotifName {
  return Object.hasOwn(library, name)
}
