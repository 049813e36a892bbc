import type { MarkedText } from '../../shared/content/marked-text.ts'
import type { Text } from '../../shared/content/text.ts'

/** A tournament's page as the content tree writes it. */
export interface TournamentContent {
  identity: string
  name: string
  reward: string
  image: string
  info: { title: string; text: MarkedText }
  terms: MarkedText
  advertising: { title: string; reward: string; button: { label: string; url: string; targetBlank: boolean } } | null
}

export function toTournamentContent(identity: string, text: Text): TournamentContent {
  return {
    identity,
    name: text('name'),
    reward: text('reward'),
    image: text('image'),
    info: { title: text('info.title'), text: text.marked('info.text') },
    terms: text.marked('termsText'),
    advertising: text.at<boolean>('advertising.showBlock')
      ? {
          title: text('advertising.title'),
          reward: text('advertising.reward'),
          button: {
            label: text('advertising.button.label'),
            url: text('advertising.button.url'),
            targetBlank: text.at<boolean>('advertising.button.targetBlank') ?? false,
          },
        }
      : null,
  }
}

/** What a card of the list shows. */
export interface TournamentCardData {
  id: string
  identity: string
  name: string
  reward: string
  image: string
  state: number
  startAt: string
  endAt: string
}

type Listed = Pick<TournamentCardData, 'id' | 'identity' | 'state' | 'startAt' | 'endAt'>

export function toCard(
  { id, identity, state, startAt, endAt }: Listed,
  { name, reward, image }: Pick<TournamentContent, 'name' | 'reward' | 'image'>,
): TournamentCardData {
  return { id, identity, name, reward, image, state, startAt, endAt }
}
