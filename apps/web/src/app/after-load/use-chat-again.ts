import { useEffect } from 'react'
import { openedBefore } from '../../shared/chat/opened-before.ts'
import { useContent, usePage } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'

/** A chat that was opened in this visit goes on listening on the pages loaded after it, hidden. */
export function useChatAgain(): void {
  const info = usePage()
  const content = useContent()
  const { status } = useSession()
  useEffect(() => {
    const { chat } = info.flags
    const isAllowed = status === 'player' || (status === 'guest' && chat?.isForGuests)
    if (!chat || !isAllowed || !openedBefore.read()) return
    void import('../../features/chat/chat-room.ts')
      .then(({ chatRoom }) => chatRoom.begin({ info, content, chat }))
      // Nobody asked for it just now; a press on a button says what is wrong.
      .catch(() => undefined)
  }, [info, content, status])
}
