import type { Tx } from '@baize/database'
import type { Composition, Considered, Stake } from './stake.ts'

/** What a rule says. `composed` allows the stake and says what it is made of; later rules hear of it. */
export type Verdict =
  | { kind: 'allowed' }
  | { kind: 'refused'; reason: string }
  | { kind: 'composed'; composition: Composition }

export const allowed: Verdict = { kind: 'allowed' }
export const refused = (reason: string): Verdict => ({ kind: 'refused', reason })

/**
 * One rule about stakes. Rules are asked in their order, the player's money locked, until one refuses. Plain rules
 * are those whose conditions `round_take_plain` checks as well; a stake they all allow never
 * gets here. Watching rules are asked about players and games they have put on the list (`watch`), and constant ones
 * about every stake, at the price of the short path for all.
 */
export interface StakeRule<Known = unknown> {
  name: string
  order: number
  asked: 'plain' | 'watching' | 'constant'
  /** Says cheaply, without a read, that the rule has nothing to say about this stake. */
  isIdle?: (stake: Stake, considered: Considered) => boolean
  /** What it decides on, read in the transaction, under the lock: what it counts stands still until the commit. */
  read: (tx: Tx, stake: Stake, considered: Considered) => Promise<Known>
  /** Pure. */
  decide: (known: Known, stake: Stake, considered: Considered, composition: Composition) => Verdict
  /** Tells of a refusal of its own, in the transaction that answers with it. */
  tell?: (tx: Tx, known: Known, stake: Stake, considered: Considered) => Promise<void>
}

/** A rule with the type of what it knows sealed in, so that rules of every kind stand in one list. */
export type AnyStakeRule = Omit<StakeRule, 'read' | 'decide' | 'tell'> & {
  judge: (tx: Tx, stake: Stake, considered: Considered, composition: Composition) => Promise<Verdict>
}

export function stakeRule<Known>({ read, decide, tell, ...rule }: StakeRule<Known>): AnyStakeRule {
  return {
    ...rule,
    judge: async (tx, stake, considered, composition) => {
      const known = await read(tx, stake, considered)
      const verdict = decide(known, stake, considered, composition)
      if (verdict.kind === 'refused') await tell?.(tx, known, stake, considered)
      return verdict
    },
  }
}
