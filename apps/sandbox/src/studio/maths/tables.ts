import type { LayoutId, ProfileId } from '../profiles-ids.ts'
import type { ReelSet } from './reel-set.ts'
import { bold } from './reel-sets/bold.ts'
import { brisk } from './reel-sets/brisk.ts'
import { calm } from './reel-sets/calm.ts'
import { even } from './reel-sets/even.ts'
import { fierce } from './reel-sets/fierce.ts'
import { steady } from './reel-sets/steady.ts'

const reelSets: Record<ProfileId, Partial<Record<LayoutId, ReelSet>>> = { calm, steady, even, brisk, bold, fierce }

/** The reel set of a profile on a layout, or undefined where the profile does not offer that layout. */
export function reelSetOf(profileId: ProfileId, layoutId: LayoutId): ReelSet | undefined {
  return reelSets[profileId][layoutId]
}
