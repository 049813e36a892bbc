import type { Profile } from '@baize/contract'
import { playerNumber } from '@baize/contract/people'
import { Avatar } from '@baize/ui/avatar'
import { Badge } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { CopyButton } from '@baize/ui/copy-field'
import { Icon } from '../../../shared/icons/icon.tsx'
import { LevelBadge } from '../../../shared/loyalty/level-badge.tsx'
import { useLoyalty } from '../../../shared/loyalty/queries.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { shownNameOf } from '../../../shared/player/shown-name.ts'
import { useSession } from '../../../shared/session/use-session.ts'
import styles from './who.module.css'

/** The player at a glance: picture, name, number, whether the contacts are confirmed, and the way out. */
export function Who({ profile }: { profile: Profile }) {
  const text = useText('profile.personal')
  const sidebar = useText('layout.profileSidebar')
  const { signOut } = useSession()
  const name = shownNameOf(profile)
  const number = playerNumber(profile.id)
  return (
    <Card element="section" padding="large">
      <div className={styles.who}>
        <Portrait name={name} />
        <div className={styles.words}>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.number}>
            <span>{text('externalId.label')}</span> <bdi>{number}</bdi>
            <CopyButton
              value={number}
              copyLabel={text('externalId.copyLabel')}
              copiedLabel={text('externalId.copyMsg')}
              promptLabel={text('externalId.copyLabel')}
            />
          </p>
          <div className={styles.contacts}>
            {profile.email && <Contact value={profile.email} isConfirmed={profile.confirmedAt !== null} />}
            {profile.phone && <Contact value={`+${profile.phone}`} isConfirmed={profile.phoneConfirmed} />}
          </div>
        </div>
        <div className={styles.out}>
          <Button variant="quiet" onClick={() => void signOut()}>
            <Icon name="log-out" /> {sidebar('logoutButton')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** The mascot with the medal of the player's level; letters while levels are off. */
function Portrait({ name }: { name: string }) {
  const common = useText('globalComponents.commonContent')
  const order = useLoyalty()?.currentLevel.order
  if (order === undefined) return <Avatar name={name} size="large" />
  return (
    <span className={styles.portrait}>
      <Avatar name={name} src={common('playerMascot')} size="large" />
      <span className={styles.medal}>
        <LevelBadge order={order} size="tiny" />
      </span>
    </span>
  )
}

/** An address or number, and where to confirm it while that is still to be done. */
function Contact({ value, isConfirmed }: { value: string; isConfirmed: boolean }) {
  const text = useText('profile.personal')
  const href = hrefIn(usePage(), '/profile/verification')
  return (
    <p className={styles.contact}>
      <bdi dir="ltr" className={styles.value}>
        {value}
      </bdi>
      <Badge tone={isConfirmed ? 'positive' : 'warning'}>
        {text(isConfirmed ? 'verifiedLabel' : 'unverifiedLabel')}
      </Badge>
      {!isConfirmed && (
        <a className={styles.confirm} href={href}>
          {text('verifyButton')}
        </a>
      )}
    </p>
  )
}
