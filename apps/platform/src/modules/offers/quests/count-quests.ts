import { publication, quests as questChannel } from '@baize/contract'
import { QuestState } from '@baize/contract/kinds'
import type { Tx } from '@baize/database'
import type { FactConsumer } from '../../ground/facts/index.ts'
import { addJob, jobKind } from '../../ground/jobs/index.ts'
import { publishAll } from '../../ground/outbox/index.ts'
import { findPlayers, type Player, provenContact } from '../../person/players/index.ts'
import { readGameKinds } from '../../play/games/index.ts'
import type { LiveQuest, PersonState } from './live-quest.ts'
import { forgetCounted, insertRewards, lockActive, readRounds, saveQuests, saveRounds } from './store.ts'
import { type CountedFact, countedKinds, type QuestRound, roundKey, takeFact } from './take-fact.ts'
import { progressView, questView } from './view.ts'

/** Gives the rewards of the quests a player completed. */
export const questRewardsJob = jobKind<{ playerId: string }>('quest-rewards')

/**
 * Counts what players do for the quests they took up, in the order in which it happened: rounds once they were played, a
 * stake that is given back taken off again, deposits, the profile and other deeds.
 */
export const questProgress: FactConsumer<(typeof countedKinds)[number]> = {
  name: 'quest-progress',
  kinds: countedKinds,
  async apply(tx, facts) {
    const quests = await lockActive(tx, [...new Set(facts.map(({ playerId }) => playerId))])
    if (quests.length === 0) return
    const before = new Map(quests.map((quest) => [quest.id, JSON.stringify(quest.tasks)]))
    const people = new Map(
      (await findPlayers(tx, [...new Set(quests.map(({ playerId }) => playerId))])).map((player) => [
        player.id,
        player,
      ]),
    )
    const games = await gamesOf(tx, facts)
    const known = await roundsOf(tx, quests, facts)
    const rounds = new Map(known)
    for (const fact of facts)
      for (const quest of quests)
        if (quest.playerId === fact.playerId)
          takeFact(quest, fact, { person: personState(people.get(quest.playerId)!), games, rounds })
    const changed = quests.filter(({ id, tasks }) => JSON.stringify(tasks) !== before.get(id))
    await saveRounds(
      tx,
      [...rounds].flatMap(([key, round]) => (known.get(key) === round ? [] : [round])),
    )
    if (changed.length === 0) return
    await saveQuests(tx, changed)
    await completed(
      tx,
      changed.filter(({ state }) => state === QuestState.completed),
    )
    await tell(tx, changed, before, people)
  },
  reset: forgetCounted,
}

/** What tasks of the profile look at of a player. */
export function personState(player: Player): PersonState {
  const values = { ...player.furtherFields, ...player }
  const filled = Object.entries(values).flatMap(([field, value]) => (value === null || value === '' ? [] : [field]))
  return { hasProvenContact: provenContact(player) !== null, filled: new Set(filled) }
}

async function gamesOf(tx: Tx, facts: readonly CountedFact[]): Promise<Map<string, string>> {
  const ids = new Set(facts.flatMap(({ data }) => ('gameId' in data ? data.gameId : [])))
  if (ids.size === 0) return new Map()
  return new Map((await readGameKinds(tx, [...ids])).map(({ id, identity }) => [id, identity]))
}

async function roundsOf(
  tx: Tx,
  quests: readonly LiveQuest[],
  facts: readonly CountedFact[],
): Promise<Map<string, QuestRound>> {
  const names = facts.flatMap(({ playerId, data }) =>
    'round' in data
      ? quests.flatMap((quest) =>
          quest.playerId === playerId ? [{ questId: quest.id, source: data.source, round: data.round }] : [],
        )
      : [],
  )
  const each = new Map(names.map((name) => [roundKey(name), name]))
  return new Map((await readRounds(tx, [...each.values()])).map((round) => [roundKey(round), round]))
}

/** Makes what completed quests bring due, and has it given. */
export async function completed(tx: Tx, quests: readonly LiveQuest[]): Promise<void> {
  if (quests.length === 0) return
  await insertRewards(tx, quests)
  for (const playerId of new Set(quests.map((quest) => quest.playerId)))
    await addJob(tx, questRewardsJob, { playerId }, { key: `quest-rewards:${playerId}` })
}

async function tell(
  tx: Tx,
  quests: readonly LiveQuest[],
  before: ReadonlyMap<string, string>,
  people: ReadonlyMap<string, Player>,
): Promise<void> {
  await publishAll(
    tx,
    quests.flatMap((quest) => {
      const { playerId, currency } = quest
      const locale = people.get(playerId)?.locale ?? null
      const old = new Map((JSON.parse(before.get(quest.id)!) as LiveQuest['tasks']).map((task) => [task.place, task]))
      const moved = quest.tasks.filter(
        ({ place, progress, isActive }) =>
          old.get(place)!.progress !== progress || old.get(place)!.isActive !== isActive,
      )
      const tasks = moved.map((task) =>
        publication(
          questChannel,
          { playerId },
          { event: 'quest.task.updated', task: progressView(quest, task, locale) },
        ),
      )
      if (quest.state === QuestState.active) return tasks
      const view = questView(quest, { locale, currency })
      return [...tasks, publication(questChannel, { playerId }, { event: 'quest.updated', quest: view })]
    }),
  )
}
