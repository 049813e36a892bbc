import { useRouterState } from '@tanstack/react-router'
import { Dialog } from '@baize/ui/dialog'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DialogViewProps } from '../shared/dialogs/registry-types.ts'
import { useText } from '../shared/page/page-context.tsx'
import { LocaleLinks } from './locale-links.tsx'
import { MenuLinks } from './menu-links.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import styles from './menu-dialog.module.css'

/** The side menu of phones: the same links, then language and theme. Closes when a link was followed. */
export function MenuDialog({ onClose, closesOnOverlay }: DialogViewProps) {
  const text = useText('layout.siteSidebar')
  const shell = useText('layout.shell')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const openedOn = useRef(path)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (path !== openedOn.current) close()
  }, [path])
  return (
    <Dialog title={text('label')} closeLabel={shell('close')} closesOnOverlay={closesOnOverlay} onClose={onClose}>
      <nav aria-label={text('label')} className={styles.menu}>
        <MenuLinks />
        <div className={styles.settings}>
          <p>{shell('languageLabel')}</p>
          <div className={styles.locales}>
            <LocaleLinks />
          </div>
          <ThemeChoice />
        </div>
      </nav>
    </Dialog>
  )
}
