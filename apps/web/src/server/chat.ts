import { chatScriptUrl } from '../shared/chat/script-url.ts'
import type { ChatFlag } from '../shared/chat/script-url.ts'

/** What pages must allow so that a chat can be opened. */
export interface ChatSources {
  scripts: readonly string[]
  frames: readonly string[]
  connections: readonly string[]
}

const NONE: ChatSources = { scripts: [], frames: [], connections: [] }

/**
 * The one script and the frames of a company whose script the house knows by its digest. Companies that change theirs at
 * any time are known by origin, and load more of their own.
 */
export function chatSources(chat: ChatFlag | null): ChatSources {
  if (!chat) return NONE
  const { origin, hostname } = new URL(chat.host)
  if (chat.scriptIntegrity) return { scripts: [chatScriptUrl(chat)], frames: [origin], connections: [] }
  // LiveChat's script, settings and frame come from three of its names.
  const own = hostname.endsWith('.livechatinc.com') ? 'https://*.livechatinc.com' : origin
  return { scripts: [own], frames: [own], connections: [own] }
}
