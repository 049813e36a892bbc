import type { NotificationPreferences, QuietHours, TopicChoice, TopicPreference } from '@baize/contract'
import { type MessageChannel, messageChannels, type MessageTopic, messageTopics } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { isTimeZone, type QuietMinutes, quietUntil } from './quiet-hours.ts'
import * as store from './store.ts'
import { topicRules } from './topics.ts'

/** A player, with the time zone of their profile, where that names one. */
interface Reader {
  playerId: string
  timeZone: string | null
}

/** Which ways something of a topic may take to a player. */
export type Ways = Record<MessageChannel, boolean>

/** Which ways something of a topic takes to the player. Asked by whatever writes messages and letters. */
export async function waysOf(db: Queryable, playerId: string, topic: MessageTopic): Promise<Ways> {
  return waysAmong(await store.readChoices(db, playerId, topic), topic)
}

/** The same for several players. */
export async function waysOfAll(
  db: Queryable,
  playerIds: readonly string[],
  topic: MessageTopic,
): Promise<Map<string, Ways>> {
  const choices = new Map<string, TopicChoice[]>()
  for (const { playerId, ...choice } of await store.readChoicesOf(db, playerIds, topic))
    choices.set(playerId, [...(choices.get(playerId) ?? []), choice])
  return new Map(playerIds.map((id) => [id, waysAmong(choices.get(id) ?? [], topic)]))
}

/** When the player's quiet ends, on a clock of their time zone; null while they want none. */
export async function quietEnd(db: Queryable, { playerId, timeZone }: Reader, now: Date): Promise<Date | null> {
  const quiet = await store.readQuiet(db, playerId)
  return quiet ? quietUntil(now, quiet, zoneOf(timeZone, quiet)) : null
}

/** Everything a player wants, with what they never chose as it is. `timeZone` is that of their profile. */
export async function readPreferences(
  db: Queryable,
  { playerId, timeZone }: Reader,
): Promise<Omit<NotificationPreferences, 'push'>> {
  const choices = await store.readChoices(db, playerId, null)
  const quiet = await store.readQuiet(db, playerId)
  return {
    topics: messageTopics.map((topic) => preferenceOf(choices, topic)),
    quietHours: quiet ? { from: clockTime(quiet.from), to: clockTime(quiet.to) } : null,
    timeZone: zoneOf(timeZone, quiet),
  }
}

/** What a player changes. */
interface Wanted {
  choices?: readonly TopicChoice[] | undefined
  quietHours?: QuietHours | null | undefined
  /** Of the clock that quiet hours were set by. */
  timeZone?: string | undefined
}

/** Saves what the player chose, and refuses to switch off what must be said. `undefined` leaves quiet hours as they are. */
export async function savePreferences(
  tx: Tx,
  playerId: string,
  { choices = [], quietHours, timeZone }: Wanted,
): Promise<void> {
  if (choices.some(({ topic, channel }) => isFixed(topic, channel)))
    throw new Refusal('validation', { choices: [{ code: 'locked' }] })
  if (timeZone !== undefined && !isTimeZone(timeZone))
    throw new Refusal('validation', { timeZone: [{ code: 'regex' }] })
  // The last one counts of those that speak of the same.
  const last = new Map(choices.map((choice) => [`${choice.topic} ${choice.channel}`, choice]))
  if (last.size > 0) await store.saveChoices(tx, playerId, [...last.values()])
  if (quietHours) await store.saveQuiet(tx, playerId, { ...minutesOf(quietHours), timeZone: timeZone ?? null })
  else if (quietHours === null) await store.removeQuiet(tx, playerId)
}

function zoneOf(timeZone: string | null, quiet: store.StoredQuiet | undefined): string {
  return timeZone ?? quiet?.timeZone ?? 'UTC'
}

function waysAmong(choices: readonly TopicChoice[], topic: MessageTopic): Ways {
  const way = (channel: MessageChannel) => {
    const rule = topicRules[topic][channel]
    if (isFixed(topic, channel)) return rule === 'always'
    return choices.find((choice) => choice.topic === topic && choice.channel === channel)?.isOn ?? rule === 'on'
  }
  return { site: way('site'), email: way('email'), push: way('push') }
}

function preferenceOf(choices: readonly TopicChoice[], topic: MessageTopic): TopicPreference {
  const ways = waysAmong(choices, topic)
  const [site, email, push] = messageChannels.map((channel) => ({
    isOn: ways[channel],
    isFixed: isFixed(topic, channel),
  }))
  return { topic, site: site!, email: topicRules[topic].email === 'never' ? null : email!, push: push! }
}

function isFixed(topic: MessageTopic, channel: MessageChannel): boolean {
  const rule = topicRules[topic][channel]
  return rule === 'always' || rule === 'never'
}

function minutesOf({ from, to }: QuietHours): QuietMinutes {
  return { from: minuteOf(from), to: minuteOf(to) }
}

function minuteOf(time: string): number {
  const [hour, minute] = time.split(':').map(Number)
  return hour! * 60 + minute!
}

function clockTime(minute: number): string {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
