import { BonusCount } from '../features/bonuses/bonus-count.tsx'
import { UnreadCount } from '../features/notifications/unread-count.tsx'
import { PlayerScope } from '../shared/query/player-scope.tsx'

/** How much there is on a page of the profile. */
export function MenuCount({ url }: { url: string }) {
  return <PlayerScope>{url === '/profile/bonuses' ? <BonusCount /> : <UnreadCount />}</PlayerScope>
}
