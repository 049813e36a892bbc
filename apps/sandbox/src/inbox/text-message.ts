import { isUuid } from '@baize/kit'
import { type Rules, readMembers, text } from '../protocol/members.ts'
import { line, type Letter, LOCALE } from './letter.ts'

/** A text message as the platform hands it over (`docs/text-messages.md`). */
export interface TextMessage {
  messageId: string
  kind: string
  from: string
  to: string
  locale: string
  text: string
  writtenAt: string
}

/** As many as phones put together again. */
const TEXT_LENGTH_MAX = 1_000

/** A message from the wire, or a sentence that says what is wrong with it. Members we do not know are left out. */
export function parseMessage(body: unknown): TextMessage | string {
  return readMembers(body, rules)
}

/** The message as it lies in the inbox, beside letters. */
export function asLetter({ messageId, ...message }: TextMessage): Letter {
  return { ...message, letterId: messageId, medium: 'sms', replyTo: null, subject: null }
}

const rules: Rules<TextMessage> = {
  messageId: text(isUuid),
  kind: line(64),
  from: line(64),
  to: text((value) => /^\d{7,17}$/.test(value)),
  locale: text((value) => LOCALE.test(value)),
  text: text((value) => value.length > 0 && value.length <= TEXT_LENGTH_MAX),
  writtenAt: text((value) => value.length <= 40 && !Number.isNaN(Date.parse(value))),
}
