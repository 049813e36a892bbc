import { QuestState } from '@baize/contract/kinds'
import { many, maybeOne, one, type Queryable, toBigInt, type Tx } from '@baize/database'
import type { LiveQuest, LiveTask } from './live-quest.ts'
import type { QuestRound } from './take-fact.ts'
import type { RewardTerms } from './terms.ts'

type QuestRow = Omit<LiveQuest, 'tasks'>

const QUEST = `quest.id, player_id AS "playerId", offer_id AS "offerId", period, currency, state, terms,
  started_at AS "startedAt", ends_at AS "endsAt", ended_at AS "endedAt"`

/** The active quests of players with their tasks, held until the transaction ends. */
export async function lockActive(tx: Tx, playerIds: readonly string[]): Promise<LiveQuest[]> {
  const text = `SELECT ${QUEST} FROM quest WHERE player_id = ANY ($1) AND state = 2 ORDER BY id FOR UPDATE`
  const rows = await many<QuestRow>(tx, { name: 'quest-lock-active', text }, [playerIds])
  return withTasks(tx, rows)
}

/** A quest of a player, held until the transaction ends. */
export async function lockQuest(tx: Tx, playerId: string, id: string): Promise<LiveQuest | undefined> {
  const text = `SELECT ${QUEST} FROM quest WHERE id = $2 AND player_id = $1 FOR UPDATE`
  const [quest] = await withTasks(tx, await many<QuestRow>(tx, text, [playerId, id]))
  return quest
}

/** Those of quests that somebody took up. */
export const TAKEN_STATES: readonly QuestState[] = Object.values(QuestState).filter(
  (state) => state !== QuestState.available,
)

/** Quests of a player in these states: active ones as they were taken up, the others with the latest first. */
export async function listQuestsOf(
  db: Queryable,
  playerId: string,
  states: readonly QuestState[],
  { limit, offset }: { limit: number; offset: number },
): Promise<LiveQuest[]> {
  // Chosen from active ones and others apart, each of which an index has in their order.
  const some = (condition: string) => `(SELECT id, state FROM quest
    WHERE player_id = $1 AND ${condition} AND state = ANY ($2) ORDER BY id DESC LIMIT $3::integer + $4::integer)`
  const text = `SELECT ${QUEST} FROM quest WHERE id = ANY (ARRAY(
      SELECT id FROM (${some('state = 2')} UNION ALL ${some('state <> 2')}) AS chosen
      ORDER BY state <> 2, id DESC LIMIT $3 OFFSET $4))
    ORDER BY state <> 2, id DESC`
  return withTasks(db, await many<QuestRow>(db, { name: 'quest-list', text }, [playerId, states, limit, offset]))
}

export async function countQuestsOf(db: Queryable, playerId: string, states: readonly QuestState[]): Promise<number> {
  const text = 'SELECT count(*)::integer AS total FROM quest WHERE player_id = $1 AND state = ANY ($2)'
  return (await one<{ total: number }>(db, { name: 'quest-count', text }, [playerId, states])).total
}

/** Turns of offers that a player took up and did not give up. */
export function listTaken(
  db: Queryable,
  playerId: string,
): Promise<Pick<LiveQuest, 'id' | 'offerId' | 'period' | 'state'>[]> {
  return many(
    db,
    `SELECT id, offer_id AS "offerId", period, state FROM quest WHERE player_id = $1 AND state <> 6 ORDER BY id DESC LIMIT 2000`,
    [playerId],
  )
}

async function withTasks(db: Queryable, rows: readonly QuestRow[]): Promise<LiveQuest[]> {
  if (rows.length === 0) return []
  const tasks = await many<LiveTask & { questId: string }>(
    db,
    {
      name: 'quest-tasks',
      text: `SELECT quest_id AS "questId", place, is_active AS "isActive", counts_after::float8 AS "countsAfter",
          measured_at::float8 AS "measuredAt", progress, quantity,
          completed_at AS "completedAt", created_at AS "createdAt", updated_at AS "updatedAt"
        FROM quest_task WHERE quest_id = ANY ($1) ORDER BY quest_id, place`,
    },
    [rows.map(({ id }) => id)],
  )
  return rows.map((row) => ({ ...row, tasks: tasks.filter(({ questId }) => questId === row.id) }))
}

export async function insertQuest(tx: Tx, quest: LiveQuest): Promise<void> {
  await tx.query(
    `INSERT INTO quest (id, player_id, offer_id, period, currency, state, terms, started_at, ends_at, ended_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      quest.id,
      quest.playerId,
      quest.offerId,
      quest.period,
      quest.currency,
      quest.state,
      JSON.stringify(quest.terms),
      quest.startedAt,
      quest.endsAt,
      quest.endedAt,
    ],
  )
  await tx.query(
    `INSERT INTO quest_task (quest_id, place, is_active, progress, quantity, completed_at, created_at, updated_at)
     SELECT $1, place, "isActive", progress, quantity, "completedAt", "createdAt", "updatedAt"
     FROM json_to_recordset($2) AS task (place integer, "isActive" boolean, progress integer, quantity integer,
       "completedAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz)`,
    [quest.id, JSON.stringify(quest.tasks)],
  )
}

/** Writes how far quests are, with their tasks. */
export async function saveQuests(tx: Tx, quests: readonly LiveQuest[]): Promise<void> {
  const tasks = quests.flatMap(({ id, tasks: own }) => own.map((task) => ({ ...task, questId: id })))
  await tx.query(
    `UPDATE quest_task known SET is_active = "isActive", counts_after = "countsAfter", measured_at = "measuredAt", progress = task.progress,
       completed_at = "completedAt", updated_at = "updatedAt"
     FROM json_to_recordset($1) AS task ("questId" uuid, place integer, "isActive" boolean, "countsAfter" bigint, "measuredAt" bigint,
       progress integer, "completedAt" timestamptz, "updatedAt" timestamptz)
     WHERE known.quest_id = "questId" AND known.place = task.place`,
    [JSON.stringify(tasks)],
  )
  const ended = quests.filter(({ endedAt }) => endedAt !== null)
  if (ended.length === 0) return
  await tx.query(
    `UPDATE quest known SET state = ended.state, ended_at = "endedAt"
     FROM json_to_recordset($1) AS ended (id uuid, state smallint, "endedAt" timestamptz) WHERE known.id = ended.id`,
    [JSON.stringify(ended.map(({ id, state, endedAt }) => ({ id, state, endedAt })))],
  )
  await forgetRounds(tx, ended)
}

async function forgetRounds(tx: Tx, quests: readonly Pick<LiveQuest, 'id'>[]): Promise<void> {
  await tx.query('DELETE FROM quest_round WHERE quest_id = ANY ($1)', [quests.map(({ id }) => id)])
}

/** Marks quests as given, moved on or over. */
export async function setState(tx: Tx, id: string, state: QuestState, endedAt: Date): Promise<void> {
  await tx.query('UPDATE quest SET state = $2, ended_at = coalesce(ended_at, $3) WHERE id = $1', [id, state, endedAt])
  await forgetRounds(tx, [{ id }])
}

type RoundName = Pick<QuestRound, 'questId' | 'source' | 'round'>

/** What quests know of rounds. */
export async function readRounds(tx: Tx, names: readonly RoundName[]): Promise<QuestRound[]> {
  if (names.length === 0) return []
  const rows = await many<Omit<QuestRound, 'staked' | 'won'> & Record<'staked' | 'won', string>>(
    tx,
    `SELECT quest_id AS "questId", known.source, known.round, game_id AS "gameId", currency, begun::float8 AS begun,
       begun_at AS "begunAt", staked::text, won::text
     FROM json_to_recordset($1) AS named ("questId" uuid, source text, round text)
     JOIN quest_round known ON quest_id = "questId" AND known.source = named.source AND known.round = named.round`,
    [JSON.stringify(names)],
  )
  return rows.map((row) => ({ ...row, staked: toBigInt(row.staked), won: toBigInt(row.won) }))
}

export async function saveRounds(tx: Tx, rounds: readonly QuestRound[]): Promise<void> {
  if (rounds.length === 0) return
  await tx.query(
    `INSERT INTO quest_round AS known (quest_id, source, round, game_id, currency, begun, begun_at, staked, won)
     SELECT "questId", source, round, "gameId", currency, begun, "begunAt", staked, won FROM json_to_recordset($1)
       AS round ("questId" uuid, source text, round text, "gameId" uuid, currency text, begun bigint,
         "begunAt" timestamptz, staked numeric, won numeric)
     ON CONFLICT (quest_id, source, round) DO UPDATE SET staked = excluded.staked, won = excluded.won`,
    [JSON.stringify(rounds, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))],
  )
}

/** Makes what quests bring due, in the transaction that completes them. */
export async function insertRewards(tx: Tx, quests: readonly LiveQuest[]): Promise<void> {
  const rewards = quests.flatMap(({ id, playerId, terms, endedAt }) =>
    terms.rewards.map((reward, place) => ({ questId: id, playerId, place, reward, at: endedAt })),
  )
  await tx.query(
    `INSERT INTO quest_reward (quest_id, player_id, place, reward, earned_at)
     SELECT "questId", "playerId", place, reward, at FROM json_to_recordset($1)
       AS due ("questId" uuid, "playerId" uuid, place integer, reward jsonb, at timestamptz) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rewards)],
  )
}

/** A reward of a quest that was completed. */
export interface EarnedReward {
  questId: string
  playerId: string
  place: number
  reward: RewardTerms
  earnedAt: Date
}

const EARNED = `quest_id AS "questId", player_id AS "playerId", place, reward, earned_at AS "earnedAt"`

/** What a player is still to be given, held until the transaction ends. */
export function lockDue(tx: Tx, playerId: string): Promise<EarnedReward[]> {
  return many(
    tx,
    `SELECT ${EARNED} FROM quest_reward WHERE player_id = $1 AND state = 'due' ORDER BY quest_id, place FOR UPDATE`,
    [playerId],
  )
}

/** Players who are still to be given something, a page at a time in the order of their ids. */
export async function listWaitingPlayers(db: Queryable, after: string | null, limit: number): Promise<string[]> {
  const rows = await many<{ playerId: string }>(
    db,
    `SELECT DISTINCT player_id AS "playerId" FROM quest_reward
     WHERE state = 'due' AND ($1::uuid IS NULL OR player_id > $1) ORDER BY 1 LIMIT $2`,
    [after, limit],
  )
  return rows.map(({ playerId }) => playerId)
}

/** Ends the wait of a reward; says whether it was the last one of its quest that waited. */
export async function settleReward(
  tx: Tx,
  { questId, place }: Pick<EarnedReward, 'questId' | 'place'>,
  { state, bonusId, freeSpinId }: { state: 'given' | 'lapsed'; bonusId: string | null; freeSpinId: string | null },
  now: Date,
): Promise<boolean> {
  await tx.query(
    `UPDATE quest_reward SET state = $3, bonus_id = $4, free_spin_id = $5, settled_at = $6
     WHERE quest_id = $1 AND place = $2`,
    [questId, place, state, bonusId, freeSpinId, now],
  )
  const text = `SELECT NOT EXISTS (SELECT FROM quest_reward WHERE quest_id = $1 AND state = 'due') AS "isLast"`
  return (await one<{ isLast: boolean }>(tx, text, [questId])).isLast
}

/** Active quests whose time was over at a moment, the earliest first, after one of them. */
export function listOverdue(db: Queryable, before: Date, after: Overdue | null, limit: number): Promise<Overdue[]> {
  return many(
    db,
    `SELECT id, player_id AS "playerId", ends_at AS "endsAt" FROM quest WHERE state = 2 AND ends_at <= $1
       AND ($2::timestamptz IS NULL OR (ends_at, id) > ($2, $3)) ORDER BY ends_at, id LIMIT $4`,
    [before, after?.endsAt ?? null, after?.id ?? null, limit],
  )
}

export interface Overdue {
  id: string
  playerId: string
  endsAt: Date
}

/** Puts active quests back to how they were taken up, for whoever counts them anew: what was done by then stays done. */
export async function forgetCounted(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM quest_round')
  await tx.query(
    `WITH task AS (
       SELECT quest_id, place, (terms ->> 'isInOrder')::boolean AS is_in_order,
         completed_at IS NOT NULL AND measured_at IS NULL
           AND terms -> 'tasks' -> (place - 1) ->> 'kind' IN ('confirmContact', 'fillProfile') AS is_kept
       FROM quest_task JOIN quest ON quest.id = quest_id WHERE state = 2)
     UPDATE quest_task known SET counts_after = NULL,
       is_active = NOT is_in_order OR NOT EXISTS (SELECT FROM task before
         WHERE before.quest_id = task.quest_id AND before.place < task.place AND NOT before.is_kept),
       progress = CASE WHEN is_kept THEN progress ELSE 0 END,
       completed_at = CASE WHEN is_kept THEN completed_at END
     FROM task WHERE known.quest_id = task.quest_id AND known.place = task.place`,
  )
}

/** When each quest that operators stopped was stopped. */
export async function readStops(db: Queryable): Promise<Map<string, Date>> {
  const rows = await many<{ offerId: string; stoppedAt: Date }>(
    db,
    'SELECT offer_id AS "offerId", stopped_at AS "stoppedAt" FROM quest_stop',
    [],
  )
  return new Map(rows.map(({ offerId, stoppedAt }) => [offerId, stoppedAt]))
}

export async function stopQuest(tx: Tx, offerId: string, now: Date): Promise<void> {
  await tx.query('INSERT INTO quest_stop (offer_id, stopped_at) VALUES ($1, $2) ON CONFLICT DO NOTHING', [offerId, now])
}

export async function startQuest(tx: Tx, offerId: string): Promise<void> {
  await tx.query('DELETE FROM quest_stop WHERE offer_id = $1', [offerId])
}

/** How many quests of an offer stand in a state, and how many of these were taken up since a moment. */
export interface QuestTally {
  offerId: string
  state: QuestState
  total: number
  lately: number
}

export function readTallies(db: Queryable, since: Date): Promise<QuestTally[]> {
  return many(
    db,
    `SELECT offer_id AS "offerId", state, count(*)::integer AS total,
       count(*) FILTER (WHERE started_at >= $1)::integer AS lately FROM quest GROUP BY 1, 2`,
    [since],
  )
}

/** Quests of an offer, or of all, the newest first; for operators. */
export async function listByOffer(
  db: Queryable,
  offerId: string | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<LiveQuest[]> {
  const text = `SELECT ${QUEST} FROM quest WHERE $1::text IS NULL OR offer_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3`
  return withTasks(db, await many<QuestRow>(db, text, [offerId, limit, offset]))
}

export async function countByOffer(db: Queryable, offerId: string | null): Promise<number> {
  const text = 'SELECT count(*)::integer AS total FROM quest WHERE $1::text IS NULL OR offer_id = $1'
  return (await one<{ total: number }>(db, text, [offerId])).total
}

/** A quest by its id alone, for operators. */
export async function findQuest(db: Queryable, id: string): Promise<LiveQuest | undefined> {
  const row = await maybeOne<QuestRow>(db, `SELECT ${QUEST} FROM quest WHERE id = $1`, [id])
  return row && (await withTasks(db, [row]))[0]
}
