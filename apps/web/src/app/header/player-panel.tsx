import { ButtonLink } from '@baize/ui/button'
import { useBonusFeed } from '../../features/bonuses/use-bonus-feed.ts'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { useTournamentFeed } from '../../features/tournaments/use-tournament-feed.ts'
import { useWheelFeed } from '../../features/wheels/use-wheel-feed.ts'
import { useDepositAlerts } from '../../features/wallet/deposit-outcome/use-deposit-alerts.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { linkTo } from '../../shared/page/content-link.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import { isKnownUrl } from '../known-links.ts'
import { useIsGamePage } from '../use-is-game-page.ts'
import { BalanceBox } from './balance-box.tsx'
import { Gift } from './gift.tsx'
import { UserMenu } from './user-menu.tsx'
import styles from './player-panel.module.css'

const BONUSES = '/profile/bonuses'
const MESSAGES = '/profile/notifications'

/** The end of the header for players: gift, messages, balance, deposit, and the menu of what is theirs. */
export function PlayerPanel() {
  return (
    <PlayerScope>
      <Panel />
    </PlayerScope>
  )
}

function Panel() {
  const text = useText('layout.header')
  const info = usePage()
  const isGame = useIsGamePage()
  useDepositAlerts()
  useBonusFeed()
  useTournamentFeed()
  useWheelFeed()
  return (
    <div className={styles.panel}>
      {isKnownUrl(BONUSES, info.flags) && <Gift url={BONUSES} />}
      {!isGame && <BreakControl />}
      <NotificationBell allHref={isKnownUrl(MESSAGES, info.flags) ? linkTo(info, MESSAGES).href : null} />
      <BalanceBox />
      <span className={styles.deposit}>
        <ButtonLink href="?wallet=deposit" variant="accent" size="small">
          {text('depositButton')}
        </ButtonLink>
      </span>
      <UserMenu />
    </div>
  )
}

/** A day's break, in reach on every page; a game has its own beside what is played. */
function BreakControl() {
  const text = useText('layout.header')
  const dialogs = useDialogs()
  const label = text('breakLabel')
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={label}
      onClick={() => dialogs.open('take-break')}
    >
      <Icon name="security" />
    </button>
  )
}
