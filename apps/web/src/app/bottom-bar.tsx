import { useRouterState } from '@tanstack/react-router'
import { useDialogs } from '../shared/dialogs/use-dialogs.ts'
import { Icon } from '../shared/icons/icon.tsx'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import styles from './bottom-bar.module.css'

/** The bar at the thumb on phones; its middle is the wallet, or the way in for guests. */
export function BottomBar({ isHidden }: { isHidden: boolean }) {
  const text = useText('layout.mobileMenu')
  const info = usePage()
  const dialogs = useDialogs()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const current = (target: string) => (target === path ? 'page' : undefined)
  if (isHidden) return null
  return (
    <nav className={styles.bar} aria-label={text('label')}>
      <button type="button" className={styles.item} onClick={() => dialogs.open('menu')}>
        <Icon name="menu" size={22} />
        {text('menuLabel')}
      </button>
      <a className={styles.item} href={hrefIn(info, '/')} aria-current={current('/')}>
        <Icon name="cherry" size={22} />
        {text('casinoLabel')}
      </a>
      <a className={styles.centre} data-for="guest" href="?sign-up=true">
        <Icon name="user-new" size={22} />
        {text('registrationLabel')}
      </a>
      <a className={styles.centre} data-for="player" href="?wallet=true">
        <Icon name="wallet" size={22} />
        {text('walletLabel')}
      </a>
      <button type="button" className={styles.item} onClick={() => dialogs.open('search')}>
        <Icon name="search" size={22} />
        {text('searchLabel')}
      </button>
      <a className={styles.item} href={hrefIn(info, '/favorites')} aria-current={current('/favorites')}>
        <Icon name="heart-outline" size={22} />
        {text('favoritesLabel')}
      </a>
    </nav>
  )
}
