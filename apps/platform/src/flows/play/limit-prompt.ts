import type { LimitPrompt } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { findActiveAccount } from '../../modules/money/wallet/index.ts'
import { declineLimits } from '../../modules/play/limits/index.ts'
import type { Services } from '../../services.ts'
import { missingLimits } from '../money/deposit-rules.ts'
import { rulesFor } from '../person/player-rules.ts'

type Ports = Pick<Services, 'clock' | 'packs'>

/**
 * Whether the player is asked for limits on deposits: where they are required until all are set, where they are prompted
 * for until one is, or the player said that they want none.
 */
export async function limitPromptOf(db: Queryable, ports: Ports, playerId: string): Promise<LimitPrompt> {
  const rules = await rulesFor(db, ports, playerId)
  const currency = (await findActiveAccount(db, playerId))?.currency ?? null
  const nobody: LimitPrompt = { asked: 'none', periods: [], currency }
  const { asked } = rules.signUpLimits
  if (asked === 'offered' || currency === null) return nobody
  const periods = await missingLimits(db, { playerId, currency }, rules, ports.clock.now())
  return periods.length === 0 ? nobody : { asked, periods, currency }
}

/** Keeps that the player wants no limit, where that is theirs to say. */
export async function declineLimitPrompt(tx: Tx, ports: Ports, playerId: string): Promise<LimitPrompt> {
  const prompt = await limitPromptOf(tx, ports, playerId)
  if (prompt.asked !== 'prompted') return prompt
  const now = ports.clock.now()
  if (await declineLimits(tx, playerId, now))
    await recordFact(tx, { kind: 'limits_declined', playerId, data: {}, occurredAt: now })
  return { ...prompt, asked: 'none', periods: [] }
}
