import type { Quest } from '@baize/contract'
import { quests as questChannel, publication } from '@baize/contract'
import { QuestState } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { assert, isUuid, Refusal, uuidv7 } from '@baize/kit'
import { recordFact } from '../../../modules/ground/facts/index.ts'
import { publish } from '../../../modules/ground/outbox/index.ts'
import { findActiveAccount } from '../../../modules/money/wallet/index.ts'
import { lockIssues, openWindow, type QuestOffer } from '../../../modules/offers/bonuses/index.ts'
import {
  completed,
  countQuestsOf,
  insertQuest,
  type LiveQuest,
  listQuestsOf,
  listTaken,
  lockQuest,
  measure,
  measured,
  newTasks,
  personState,
  questView,
  type QuestTerms,
  readStops,
  setState,
} from '../../../modules/offers/quests/index.ts'
import { findPlayer, type Player } from '../../../modules/person/players/index.ts'
import type { Services } from '../../../services.ts'
import { situationOf } from '../bonuses/bonus-offers.ts'
import { mayBePromotedTo } from '../../play/breaks.ts'
import { rulesFor } from '../../person/player-rules.ts'
import { termsOfQuests } from './quest-terms.ts'

const DAY_MS = 86_400_000

/** A quest that a player can take up now. */
interface Open {
  offer: QuestOffer
  period: string
  /** When this turn of it is over. */
  endsAt: Date | null
  terms: QuestTerms
}

interface Slice {
  limit: number
  offset: number
}

interface Wish extends Slice {
  playerId: string
  /** Rewards and conditions are told in it; that of the account in use unless asked. */
  currency: string | undefined
  states: readonly QuestState[]
}

/** Quests of a player in these states, among them those that can be started. Refuses `currency_unavailable`. */
export async function listQuests(
  db: Queryable,
  services: Services,
  wish: Wish,
): Promise<{ rows: Quest[]; totalRows: number }> {
  const { playerId, states, limit, offset } = wish
  const [player, account] = [await findPlayer(db, playerId), await findActiveAccount(db, playerId)]
  assert(player && account, 'a player has an active account')
  const reader = { locale: player.locale, currency: wish.currency ?? account.currency }
  const open = states.includes(QuestState.available) ? await openQuests(db, services, player, reader.currency) : []
  const taken = states.filter((state) => state !== QuestState.available)
  const startable = open.slice(offset, offset + limit).map((quest) => questView(shownOpen(quest, player), reader))
  const rest = { limit: limit - startable.length, offset: Math.max(0, offset - open.length) }
  const rows = taken.length > 0 && rest.limit > 0 ? await listQuestsOf(db, playerId, taken, rest) : []
  const totalTaken = taken.length > 0 ? await countQuestsOf(db, playerId, taken) : 0
  return { rows: [...startable, ...rows.map((quest) => questView(quest, reader))], totalRows: open.length + totalTaken }
}

/** The quests a player can take up now, in their order. */
async function openQuests(db: Queryable, services: Services, player: Player, currency: string): Promise<Open[]> {
  const isAllowed = (await rulesFor(db, services, player.id)).bonuses === 'any'
  if (!isAllowed || !(await mayBePromotedTo(db, services, player.id))) return []
  const now = services.clock.now()
  const whole = services.offers.current()
  const taken = await listTaken(db, player.id)
  const stops = await readStops(db)
  const turns = new Map(
    [...whole.quests.values()].map((offer) => {
      const window = openWindow(offer, now)
      const own = window && taken.find(({ offerId, period }) => offerId === offer.id && period === window.period)
      return [offer.id, { offer, window, own }] as const
    }),
  )
  const isNext = ({ package: group }: QuestOffer) =>
    !group ||
    [...turns.values()].every(
      ({ offer, own }) =>
        offer.package?.id !== group.id || offer.package.order >= group.order || (own && isDone(own.state)),
    )
  const offered = [...turns.values()].flatMap(({ offer, window, own }) =>
    window && !own && !stops.has(offer.id) && isFor(offer, player) && isNext(offer) ? [{ offer, ...window }] : [],
  )
  const { book } = await situationOf(db, services, player.id, currency)
  const terms = await termsOfQuests(
    db,
    services,
    offered.map(({ offer }) => offer),
    { ...whole, offers: book.offers },
  )
  return offered
    .flatMap((open) => {
      const own = terms.get(open.offer.id)
      return own ? [{ ...open, terms: own }] : []
    })
    .toSorted((left, right) => left.offer.order - right.offer.order)
}

function isDone(state: QuestState): boolean {
  return state === QuestState.completed || state === QuestState.rewarded
}

function isFor({ countries, segments }: QuestOffer, { country, segmentIds }: Player): boolean {
  return (
    (countries.length === 0 || (country !== null && countries.includes(country))) &&
    (segments.length === 0 || segments.some((id) => segmentIds.includes(id)))
  )
}

/** A quest before it begins: tasks of the profile may be done already. */
function shownOpen({ offer, terms, endsAt }: Open, player: Player) {
  const person = personState(player)
  const tasks = newTasks(terms, new Date(0)).map((task) => {
    const progress = measured(terms.tasks[task.place - 1]!, person) ?? 0
    return { ...task, isActive: false, progress, completedAt: progress === task.quantity ? task.createdAt : null }
  })
  return { id: offer.id, playerId: player.id, offerId: offer.id, state: QuestState.available, terms, endsAt, tasks }
}

/**
 * Takes a quest up; what happens from now on counts for it. It is completed at once when all its tasks were done already.
 * Refuses `not_found`, and `quest_closed` where its turn was taken or it is not for the player now.
 */
export async function takeQuest(tx: Tx, services: Services, playerId: string, offerId: string): Promise<Quest> {
  const now = services.clock.now()
  const offer = services.offers.current().quests.get(offerId)
  if (!offer) throw new Refusal('not_found')
  await lockIssues(tx, playerId)
  const [player, account] = [await findPlayer(tx, playerId), await findActiveAccount(tx, playerId)]
  assert(player && account, 'a player has an active account')
  const { currency } = account
  const reader = { locale: player.locale, currency }
  const open = (await openQuests(tx, services, player, currency)).find((quest) => quest.offer.id === offerId)
  if (!open) return questView(await takenBefore(tx, { playerId, offer, now }), reader)
  const lastsTo = offer.lastsDays === null ? null : new Date(now.getTime() + offer.lastsDays * DAY_MS)
  const ends = [open.endsAt, lastsTo].filter((end) => end !== null)
  const quest: LiveQuest = {
    id: uuidv7(now.getTime()),
    playerId,
    offerId,
    period: open.period,
    currency,
    state: QuestState.active,
    terms: open.terms,
    startedAt: now,
    endsAt: ends.length > 0 ? new Date(Math.min(...ends.map((end) => end.getTime()))) : null,
    endedAt: null,
    tasks: newTasks(open.terms, now),
  }
  measure(quest, personState(player), { number: null, at: now }, true)
  await insertQuest(tx, quest)
  if (isDone(quest.state)) await completed(tx, [quest])
  const view = questView(quest, reader)
  await publish(tx, publication(questChannel, { playerId }, { event: 'quest.updated', quest: view }))
  await recordFact(tx, { kind: 'quest_taken', playerId, data: { questId: quest.id, offerId }, occurredAt: now })
  return view
}

/** The same turn once more is no failure while it is active: its answer may have been lost. */
async function takenBefore(tx: Tx, { playerId, offer, now }: { playerId: string; offer: QuestOffer; now: Date }) {
  const period = openWindow(offer, now)?.period
  const taken = (await listTaken(tx, playerId)).find((quest) => quest.offerId === offer.id && quest.period === period)
  const quest = taken && (await lockQuest(tx, playerId, taken.id))
  if (quest?.state !== QuestState.active) throw new Refusal('quest_closed')
  return quest
}

/** Gives an active quest up; it can be taken up again while its turn lasts. Refuses `not_found` and `quest_closed`. */
export async function giveUpQuest(tx: Tx, services: Services, playerId: string, id: string): Promise<Quest> {
  const now = services.clock.now()
  const quest = isUuid(id) ? await lockQuest(tx, playerId, id) : undefined
  if (!quest) throw new Refusal('not_found')
  if (quest.state !== QuestState.active) throw new Refusal('quest_closed')
  return endQuest(tx, quest, QuestState.canceled, now)
}

/** Ends a held quest that is active, tells the page and the log. */
export async function endQuest(
  tx: Tx,
  quest: LiveQuest,
  state: typeof QuestState.rewarded | typeof QuestState.expired | typeof QuestState.canceled,
  now: Date,
): Promise<Quest> {
  const { id, playerId, offerId, currency } = quest
  await setState(tx, id, state, now)
  const locale = (await findPlayer(tx, playerId))?.locale ?? null
  const view = questView({ ...quest, state }, { locale, currency })
  await publish(tx, publication(questChannel, { playerId }, { event: 'quest.updated', quest: view }))
  await recordFact(tx, { kind: 'quest_ended', playerId, data: { questId: id, offerId, state }, occurredAt: now })
  return view
}
