import { Button } from '@baize/ui/button'
import { Icon } from '../icons/icon.tsx'
import { usePage, useText } from '../page/page-context.tsx'
import { ChatUnread } from './chat-unread.tsx'

/** The way to the live chat on pages of help; nothing where no company keeps one. */
export function ChatButton() {
  const { flags } = usePage()
  const text = useText('layout.siteSidebar')
  if (!flags.chat) return null
  return (
    <div>
      <Button type="button" variant="quiet" data-opens="chat">
        <Icon name="live-support" size={20} />
        {text('chatLabel')} <ChatUnread />
      </Button>
    </div>
  )
}
