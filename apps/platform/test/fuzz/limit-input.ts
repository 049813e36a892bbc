import { LimitDefinition, type LimitRequest } from '@baize/contract'
import type { TestVisitor } from '@baize/testkit'

/** A limit as the house offers them: of a period of its kind, and for money with an amount. */
export async function limitInput(
  visitor: TestVisitor,
  definition: LimitDefinition,
  pick: number,
): Promise<LimitRequest> {
  const { limit } = (await visitor.call('getConstants', {})).player
  const one = (periods: { id: string }[]) => periods[pick % periods.length]!.id
  if (definition === LimitDefinition.selfExclusion) return { definition, period: one(limit.selfExclusionPeriod) }
  if (definition === LimitDefinition.coolingOff) return { definition, period: one(limit.coolingOffPeriod) }
  return { definition, period: one(limit.cashPeriod), currency: 'EUR', amount: (100 + pick) / 100 }
}
