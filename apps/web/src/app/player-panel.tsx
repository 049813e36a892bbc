import { ButtonLink } from '@baize/ui/button'
import { Skeleton } from '@baize/ui/skeleton'
import { useDepositAlerts } from '../features/wallet/use-deposit-alerts.ts'
import { useText } from '../shared/page/page-context.tsx'
import { PlayerScope } from '../shared/query/player-scope.tsx'
import { AvatarMenu } from './avatar-menu.tsx'
import { BalanceBox } from './balance-box.tsx'
import styles from './player-panel.module.css'

/** The end of the header for players: balance, deposit, and the menu of what is theirs. */
export function PlayerPanel() {
  return (
    <PlayerScope>
      <Panel />
    </PlayerScope>
  )
}

function Panel() {
  const text = useText('layout.header')
  useDepositAlerts()
  return (
    <div className={styles.panel}>
      <BalanceBox fallback={<Skeleton />} />
      <span className={styles.deposit}>
        <ButtonLink href="?wallet=deposit" variant="accent" size="small">
          {text('depositButton')}
        </ButtonLink>
      </span>
      <AvatarMenu />
    </div>
  )
}
