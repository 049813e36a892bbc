import type { Broadcast as BroadcastView, BroadcastPreview } from '@baize/contract'
import type { MessageChannel } from '@baize/contract/kinds'

/** What it says in one language. */
export interface BroadcastText {
  title: string
  body: string
}

/** What a broadcast comes to, of those it came to. */
export type Tally = Omit<BroadcastPreview, 'players' | 'texts'>

/** A broadcast as its row has it. */
export interface Broadcast extends Tally {
  id: string
  segmentId: string
  topic: BroadcastView['topic']
  channels: MessageChannel[]
  texts: { en: BroadcastText } & Record<string, BroadcastText>
  path: string | null
  state: BroadcastView['state']
  sendAt: Date
  perSecond: number
  players: number
  leftFailed: number
  reachedUpTo: string | null
  operatorId: string
  createdAt: Date
  endedAt: Date | null
}

/** The language somebody reads it in: their own where it has a text, English otherwise. */
export function languageFor({ texts }: Pick<Broadcast, 'texts'>, locale: string | null): string {
  return locale !== null && Object.hasOwn(texts, locale) ? locale : 'en'
}

/** Its texts as operators see them, English first. */
export function textsOf({ texts }: Pick<Broadcast, 'texts'>): ({ locale: string } & BroadcastText)[] {
  const rest = Object.keys(texts).filter((locale) => locale !== 'en')
  return ['en', ...rest.toSorted()].map((locale) => ({ locale, ...texts[locale]! }))
}

/** The broadcast as operators see it. */
export function broadcastView(broadcast: Broadcast): BroadcastView {
  const { id, texts, reachedUpTo: _, sendAt, createdAt, endedAt, ...same } = broadcast
  return {
    ...same,
    broadcastId: id,
    title: texts.en.title,
    texts: textsOf({ texts }),
    sendAt: sendAt.toISOString(),
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }
}
