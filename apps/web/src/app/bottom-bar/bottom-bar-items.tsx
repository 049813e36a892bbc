import { useRouterState } from '@tanstack/react-router'
import { ChatUnread } from '../../shared/chat/chat-unread.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import { isKnownUrl } from '../known-links.ts'
import styles from './bottom-bar.module.css'

interface BarLink {
  label: string
  url: string
  icon: string
}

/** Menu, casino, the wallet or the way in, search, and the chat or help. */
export function BottomBarItems() {
  const text = useText('layout.mobileMenu')
  const info = usePage()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const contact = text.at<BarLink>('contactButton')
  const favorites = { label: text('favoritesLabel'), url: '/favorites', icon: 'heart-outline' }
  const last = contact && isKnownUrl(contact.url, info.flags) ? contact : favorites
  const link = ({ label, url, icon }: BarLink) => (
    <a className={styles.item} href={hrefIn(info, url)} aria-current={url === path ? 'page' : undefined}>
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </a>
  )
  return (
    <>
      <button type="button" className={styles.item} aria-haspopup="dialog" data-opens="menu">
        <Icon name="menu" size={22} />
        <span>{text('menuLabel')}</span>
      </button>
      {link({ label: text('casinoLabel'), url: '/', icon: 'cherry' })}
      <a className={styles.centre} data-for="guest" href="?sign-up=true">
        <Icon name="user-new" size={22} />
        <span>{text('registrationLabel')}</span>
      </a>
      <a className={styles.centre} data-for="player" href="?wallet=true">
        <Icon name="wallet" size={22} />
        <span>{text('walletLabel')}</span>
      </a>
      <button type="button" className={styles.item} aria-haspopup="dialog" data-opens="search">
        <Icon name="search" size={22} />
        <span>{text('searchLabel')}</span>
      </button>
      {info.flags.chat ? (
        <button type="button" className={styles.item} data-opens="chat">
          <Icon name="live-support" size={22} />
          <span>{text('chatLabel')}</span>
          <ChatUnread />
        </button>
      ) : (
        link(last)
      )}
    </>
  )
}
