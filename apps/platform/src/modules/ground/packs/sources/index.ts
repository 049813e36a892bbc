import type { Pack } from '../pack.ts'
import { de } from './de.ts'
import { gb } from './gb.ts'
import { mt } from './mt.ts'
import { on } from './on.ts'
import { open } from './open.ts'
import { se } from './se.ts'

/** The packs that come with the house; an operator's own files may replace them or add others. */
export const shippedPacks: readonly Pack[] = [open, gb, on, se, mt, de]
