import { ButtonLink } from '@baize/ui/button'
import { Drawer } from '@baize/ui/drawer'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { closesOverlay } from '../../shared/panels/closes-overlay.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { SiteMenu } from './site-menu.tsx'
import styles from './menu-dialog.module.css'

/** The side menu where there is no room for it: the same links, and the way in for guests. Closes when one is followed. */
export function MenuDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('layout.siteSidebar')
  const header = useText('layout.header')
  const shell = useText('layout.shell')
  const { isPlayer } = useSession()
  return (
    <Drawer title={text('label')} closeLabel={shell('close')} closesOnOverlay={closesOnOverlay} onClose={onClose}>
      <div className={styles.inside} onClick={(event) => closesOverlay(event) && onClose()}>
        <div className={styles.ways}>
          {isPlayer ? (
            <ButtonLink href="?wallet=deposit" variant="accent" isWide>
              {header('depositButton')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink href="?sign-in=true">{header('loginButton')}</ButtonLink>
              <ButtonLink href="?sign-up=true" variant="accent">
                {header('registrationButton')}
              </ButtonLink>
            </>
          )}
        </div>
        <nav aria-label={text('label')}>
          <SiteMenu />
        </nav>
      </div>
    </Drawer>
  )
}
