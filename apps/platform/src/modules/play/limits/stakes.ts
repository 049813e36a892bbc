import { LimitDefinition } from '@baize/contract/kinds'
import { isBreak, type Limit } from './limit.ts'

export type StakeReason = 'bet_limit_reached' | 'loss_limit_reached' | 'cooling_off' | 'self_excluded'

/**
 * Why a player may not stake this much now; `null` when no limit is against it. The same as `limit_stake_refusal` says
 * of a stake of real money. A bet limit counts whatever is staked, a loss limit real money alone.
 */
export function stakeRefusal(
  standing: readonly Limit[],
  currency: string,
  { cash, bonus }: { cash: bigint; bonus: bigint },
): StakeReason | null {
  const reasons = standing.map((limit): StakeReason | null => {
    if (isBreak(limit)) return limit.definition === LimitDefinition.selfExclusion ? 'self_excluded' : 'cooling_off'
    if (limit.currency !== currency) return null
    const { definition, used, amount } = limit
    if (definition === LimitDefinition.bet) return used + cash + bonus > amount ? 'bet_limit_reached' : null
    if (definition === LimitDefinition.loss) return cash > 0n && used + cash > amount ? 'loss_limit_reached' : null
    return null
  })
  return ORDER.find((reason) => reasons.includes(reason)) ?? null
}

const ORDER: readonly StakeReason[] = ['self_excluded', 'cooling_off', 'bet_limit_reached', 'loss_limit_reached']
