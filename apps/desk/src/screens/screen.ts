import type { Words } from '../words/words.ts'
import type { Part } from './part.ts'

/** The groups of the navigation, in their order. */
export const groups = ['players', 'queues', 'money', 'offers', 'companies', 'house'] as const
export type Group = (typeof groups)[number]

export interface Screen {
  /** Its name among the words. */
  id: keyof Words['screens']
  /** The path, with `{name}` for members of the place. */
  path: string
  /** Where it stands in the navigation; `null` for one that others lead to. */
  group: Group | null
  parts: readonly Part[]
}
