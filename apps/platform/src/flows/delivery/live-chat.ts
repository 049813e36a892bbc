import type { LiveChatToken } from '@baize/contract'
import type { Queryable, Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import {
  askChatToken,
  type ChatCompany,
  chatCompany,
  ChatFailure,
  readChatIdentity,
  readChatToken,
  removeChatToken,
  saveChatToken,
} from '../../modules/delivery/chats/index.ts'
import type { Services } from '../../services.ts'
import { ownUrl } from '../ground/own-url.ts'

type KeptToken = NonNullable<Awaited<ReturnType<typeof readChatToken>>>

/** The chat token of a player as it is kept, which may have ended; `null` where there is none. */
export async function findChatToken(
  db: Queryable,
  services: Services,
  playerId: string,
): Promise<LiveChatToken | null> {
  const chat = await livechatOf(services)
  const kept = chat && (await readChatToken(db, services, { playerId, companyId: chat.company.id }))
  return kept ? tokenView(chat, kept) : null
}

/** Whether the player has a chat token that opens something now. */
export async function hasChatToken(db: Queryable, services: Services, playerId: string): Promise<boolean> {
  const token = await findChatToken(db, services, playerId)
  return token !== null && services.clock.now().getTime() < token.creationDate + token.expiresIn
}

export async function forgetChatToken(tx: Tx, services: Services, playerId: string): Promise<void> {
  const chat = await livechatOf(services)
  if (chat) await removeChatToken(tx, { playerId, companyId: chat.company.id })
}

/**
 * Asks the chat company for a token: a player's is of the person they always were there and is kept, a guest's is of
 * somebody new. Refuses `chat_unavailable` where no company gives tokens, guests may not chat, or it does
 * not answer.
 */
export async function takeChatToken(
  services: Services,
  { playerId, returnUrl }: { playerId: string | null; returnUrl: string },
): Promise<LiveChatToken> {
  const { pool, config, clock, logger } = services
  const chat = await livechatOf(services)
  const url = ownUrl(config.publicUrl, returnUrl)
  if (!chat || !url || (playerId === null && !config.areGuestsInChat)) throw new Refusal('chat_unavailable')
  const whose = playerId === null ? null : { playerId, companyId: chat.company.id }
  const entityId = whose && (await readChatIdentity(pool, whose))
  try {
    const given = await askChatToken(services, chat.company, { entityId, returnUrl: url })
    const now = clock.now()
    if (whose) return tokenView(chat, await saveChatToken(pool, services, whose, given, now))
    const endsAt = new Date(now.getTime() + given.lifeSeconds * 1000)
    return tokenView(chat, { ...given, createdAt: now, endsAt })
  } catch (error) {
    if (!(error instanceof ChatFailure)) throw error
    logger.warn('a chat company gave no token', { company: chat.company.id, reason: error.message })
    throw new Refusal('chat_unavailable')
  }
}

async function livechatOf({ companies }: Pick<Services, 'companies'>): Promise<ChatCompany | null> {
  const chat = await chatCompany(companies)
  return chat?.protocol === 'livechat' ? chat : null
}

function tokenView({ account }: ChatCompany, kept: KeptToken): LiveChatToken {
  return {
    accessToken: kept.token,
    tokenType: kept.tokenType,
    entityId: kept.entityId,
    licenseId: account,
    creationDate: kept.createdAt.getTime(),
    expiresIn: kept.endsAt.getTime() - kept.createdAt.getTime(),
  }
}

/** What a page needs to show the live chat. */
export interface PageChat {
  protocol: ChatCompany['protocol']
  /** Where the company answers, without a slash at the end. */
  host: string
  account: string
  /** The digest of its script; `null` where the house lets whatever the address serves run. */
  scriptIntegrity: string | null
  isForGuests: boolean
}

/** The chat that pages offer; `null` while no company keeps one. */
export async function findPageChat({
  companies,
  config,
}: Pick<Services, 'companies' | 'config'>): Promise<PageChat | null> {
  const chat = await chatCompany(companies)
  if (!chat) return null
  const { protocol, account, company } = chat
  const { url: host, scriptIntegrity = null } = company
  return { protocol, host, account, scriptIntegrity, isForGuests: config.areGuestsInChat }
}
