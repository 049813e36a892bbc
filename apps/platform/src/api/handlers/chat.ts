import { findChatToken, forgetChatToken, hasChatToken, takeChatToken } from '../../flows/delivery/live-chat.ts'
import { type Handlers, handle, handleOutside, handleRead } from '../handler.ts'

/** How players are known to the company that keeps the live chat. */
export const chatHandlers: Handlers = {
  getLiveChatToken: handleRead('getLiveChatToken', async ({ caller, services, db }) => ({
    data: await findChatToken(db, services, caller.playerId),
  })),

  getFreshLiveChatToken: handleOutside('getFreshLiveChatToken', async ({ caller, query, services }) => ({
    data: await takeChatToken(services, { playerId: caller?.playerId ?? null, returnUrl: query.returnUrl }),
  })),

  hasLiveChatToken: handleRead('hasLiveChatToken', async ({ caller, services, db }) => ({
    data: await hasChatToken(db, services, caller.playerId),
  })),

  deleteLiveChatToken: handle('deleteLiveChatToken', async ({ caller, services, tx }) => {
    await forgetChatToken(tx, services, caller.playerId)
    return { data: 'deleted' }
  }),
}
