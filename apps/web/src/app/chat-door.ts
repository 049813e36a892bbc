import type { Content } from '../shared/content/content.ts'
import type { PageInfo } from '../shared/page/page-info.ts'
import { session } from '../shared/session/session.ts'
import { dialogDoor } from './dialogs/dialog-door.ts'

/** Opens the live chat, which is fetched with the first press. A guest who may not chat is asked to sign in. */
export async function openChat(info: PageInfo, content: Content): Promise<void> {
  const { chat } = info.flags
  if (!chat) return
  if (session.getState().status !== 'player' && !chat.isForGuests) {
    dialogDoor.calls.openByValue('sign-in', 'true')
    return
  }
  const { chatRoom } = await import('../features/chat/chat-room.ts')
  await chatRoom.open({ info, content, chat })
}
