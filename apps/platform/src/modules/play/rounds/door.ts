import { afterCommit, type Tx } from '@baize/database'
import { assert, uuidv7 } from '@baize/kit'
import { fundsRule, gameRule, roundRule } from './own-rules.ts'
import type { AnyStakeRule } from './rule.ts'
import type { Composition, Stake, StakeOutcome } from './stake.ts'
import * as store from './store.ts'
import { wakeListeners } from './wake.ts'

/** The one door through which rounds take stakes. Every room of the house that takes some is given it. */
export interface Rounds {
  /** Whether callers may take plain stakes in one statement: false when some rule wants to hear of every stake. */
  hasShortPath: boolean
  /** The rules in their order, for people. */
  ruleNames: string[]
  /**
   * Locks the player's money, asks the rules, takes the stake and keeps what it was made of. The same stake again is
   * `repeated`. Given back before it came it is refused as `given_back`. Throws on an account that does not exist.
   */
  stake(tx: Tx, stake: Stake): Promise<StakeOutcome>
}

/** Builds the door with the rules of other rooms; those of rounds themselves are always asked. */
export function createRounds(others: readonly AnyStakeRule[]): Rounds {
  const rules = [gameRule, fundsRule, roundRule, ...others].toSorted((left, right) => left.order - right.order)
  assert(new Set(rules.map(({ name }) => name)).size === rules.length, 'two rules about stakes share a name')
  return {
    hasShortPath: rules.every(({ asked }) => asked !== 'constant'),
    ruleNames: rules.map(({ name }) => name),
    async stake(tx, stake) {
      const found = await store.consider(tx, stake)
      assert(found, 'a stake names an account')
      const { cash } = found.purses
      if (found.earlier)
        return found.earlier.isSame ? { kind: 'repeated', entryId: found.earlier.entryId, cash } : { kind: 'conflict' }
      if (found.buriedBy !== null && found.buriedBy !== stake.accountId) return { kind: 'conflict' }
      if (found.buriedBy !== null) return { kind: 'refused', reason: 'given_back', cash }
      let composition: Composition = { cash: stake.amount, bonus: 0n }
      for (const rule of rules) {
        if (rule.asked === 'watching' && !found.watching.includes(rule.name)) continue
        if (rule.isIdle?.(stake, found)) continue
        const verdict = await rule.judge(tx, stake, found, composition)
        if (verdict.kind === 'refused') return { ...verdict, cash }
        if (verdict.kind === 'composed') composition = verdict.composition
      }
      assert(isWhole(composition, stake.amount), 'a stake is made of parts that add up to it')
      const ids = { roundId: uuidv7(stake.at.getTime()), entryId: uuidv7(stake.at.getTime()) }
      if (stake.free) {
        const isBegun = await store.takeFree(tx, stake, stake.free, ids.roundId)
        if (!isBegun) return { kind: 'refused', reason: 'round_closed', cash }
        return { kind: 'taken', entryId: null, composition, cash }
      }
      const entryId = await store.take(tx, stake, composition, ids)
      // A round of this reference that another account began at the same moment is seen only here.
      if (entryId === null) return { kind: 'refused', reason: 'round_closed', cash }
      afterCommit(tx, wakeListeners)
      return { kind: 'taken', entryId, composition, cash: cash - composition.cash }
    },
  }
}

function isWhole({ cash, bonus }: Composition, amount: bigint): boolean {
  return cash >= 0n && bonus >= 0n && cash + bonus === amount
}
