import { QuestState } from '@baize/contract/kinds'
import { withTransaction } from '@baize/database'
import { findDelayed, hasReadUpTo } from '../../../modules/ground/facts/index.ts'
import { listOverdue, lockQuest, type Overdue, questProgress } from '../../../modules/offers/quests/index.ts'
import type { Services } from '../../../services.ts'
import { endQuest } from './quests.ts'

/** How long wins of rounds that began in time are waited for. */
const GRACE_MS = 5 * 60_000
const AT_ONCE = 200

/** Ends active quests whose time is over, once everything that happened in it was counted. Safe to repeat and to race. */
export async function expireQuests(services: Services, signal?: AbortSignal): Promise<void> {
  const { pool, clock } = services
  const before = new Date(clock.now().getTime() - GRACE_MS)
  for (let after: Overdue | null = null; !signal?.aborted;) {
    const portion: Overdue[] = await listOverdue(pool, before, after, AT_ONCE)
    const last = portion.at(-1)
    // A fact that nobody has read yet may be the last step; the next minute has it.
    if (!last || !(await hasReadUpTo(pool, questProgress.name, before))) return
    const delayed = await findDelayed(
      pool,
      questProgress.name,
      portion.map(({ playerId }) => playerId),
    )
    for (const quest of portion) if (!delayed.has(quest.playerId)) await expire(services, quest)
    after = last
    if (portion.length < AT_ONCE) return
  }
}

function expire({ pool, clock }: Services, { id, playerId }: Overdue): Promise<void> {
  return withTransaction(pool, async (tx) => {
    const quest = await lockQuest(tx, playerId, id)
    if (quest?.state === QuestState.active) await endQuest(tx, quest, QuestState.expired, clock.now())
  })
}
