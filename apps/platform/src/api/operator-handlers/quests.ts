import { QuestState } from '@baize/contract/kinds'
import { isUuid, Refusal } from '@baize/kit'
import { listQuestFigures, takenQuestView } from '../../flows/offers/quests/quest-figures.ts'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { draftQuest } from '../../modules/offers/bonuses/index.ts'
import { countByOffer, findQuest, listByOffer, startQuest, stopQuest } from '../../modules/offers/quests/index.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

/** What operators see and do about quests. */
export const questHandlers = {
  listQuestFigures: handleRead('listQuestFigures', async ({ services, db }) => ({
    data: await listQuestFigures(db, services),
  })),

  switchQuest: handle('switchQuest', async ({ params: { questId: id }, body, services, tx, audit }) => {
    const [before] = await listQuestFigures(tx, services, { only: id })
    if (!before) throw new Refusal('not_found')
    await (body.isStopped ? stopQuest(tx, id, services.clock.now()) : startQuest(tx, id))
    const data = { ...before, isStopped: body.isStopped }
    audit.wrote({
      subject: { kind: 'quest', id },
      before: { isStopped: before.isStopped },
      after: { isStopped: data.isStopped },
    })
    return { data }
  }),

  previewQuest: handle('previewQuest', async ({ params: { questId: id }, body, services, tx, audit }) => {
    const { problems, book } = draftQuest(services.offers.current(), id, body.file)
    const [figures = null] = book ? await listQuestFigures(tx, services, { book, only: id }) : []
    audit.wrote({
      subject: { kind: 'quest', id },
      before: null,
      after: { expectedCost: figures?.expectedCost ?? null },
    })
    return { data: { problems, figures } }
  }),

  listTakenQuests: handleRead('listTakenQuests', async ({ params: { questId }, query, db, audit }) => {
    const rows = await listByOffer(db, questId, sliceOf(query))
    audit.looked(...new Set(rows.map(({ playerId }) => playerId)))
    return { data: rows.map(takenQuestView), meta: metaOf(query, await countByOffer(db, questId)) }
  }),

  correctQuest: handle('correctQuest', async ({ params: { playerQuestId: id }, body, services, tx, audit }) => {
    const quest = isUuid(id) ? await findQuest(tx, id) : undefined
    const task = quest?.tasks.find(({ place }) => place === body.task)
    if (!quest || !task) throw new Refusal('not_found')
    if (quest.state !== QuestState.active || !task.isActive || task.completedAt) throw new Refusal('quest_closed')
    const { playerId } = quest
    const progress = Math.min(body.progress, task.quantity)
    audit.wrote({
      subject: { kind: 'player', id: playerId },
      before: { quest: id, task: body.task, progress: task.progress },
      after: { quest: id, task: body.task, progress },
    })
    // Counted with everything else of the player, so that it stands however often the log is read.
    const data = { questId: id, task: body.task, progress }
    await recordFact(tx, { kind: 'quest_corrected', playerId, data, occurredAt: services.clock.now() })
    return {
      data: takenQuestView({ ...quest, tasks: quest.tasks.map((one) => (one === task ? { ...one, progress } : one)) }),
    }
  }),
} satisfies Partial<OperatorHandlers>
