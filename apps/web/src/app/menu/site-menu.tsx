import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { InstallEntry } from '../../features/install/install-entry.tsx'
import { ChatUnread } from '../../shared/chat/chat-unread.tsx'
import { Icon } from '../../shared/icons/icon.tsx'
import { knownLinks } from '../known-links.ts'
import { SiteSettings } from '../settings/site-settings.tsx'
import { CallsToAction } from './calls-to-action.tsx'
import { FavoritesCount } from './favorites-count.tsx'
import { GamesToggler } from './games-toggler.tsx'
import { MenuFooter } from './menu-footer.tsx'
import { MenuItem, type MenuItemData, type MenuLink } from './menu-item.tsx'
import { SubMenu } from './sub-menu.tsx'
import { TopMenu } from './top-menu.tsx'
import styles from './site-menu.module.css'

type OwnItem = MenuItemData & { items?: MenuLink[] }

/** Everything one can go to: places, collections with their counts, bonuses, what is the player's own, help, settings. */
export function SiteMenu() {
  const info = usePage()
  const text = useText('layout.siteSidebar')
  const format = useFormat()
  const collections = info.collections.map((collection) => ({
    label: collection.label,
    url: `/categories/${collection.identity}`,
    icon: collection.icon,
    end: <span className={styles.count}>{format.count(collection.count)}</span>,
  }))
  return (
    <div className={styles.menu}>
      <GamesToggler />
      <CallsToAction />
      <TopMenu />
      <MenuGroup title={text('collectionsLabel')} items={collections} />
      <MenuGroup title={text('bonusesMenuLabel')} items={text.at<OwnItem[]>('bonusesMenu')} />
      <MenuGroup title={text('userMenuLabel')} items={text.at<OwnItem[]>('userMenu')} />
      <MenuGroup title={text('bottomMenuLabel')} items={text.at<OwnItem[]>('bottomMenu')} />
      <ChatLine />
      <div className={styles.settings}>
        <SiteSettings />
        <InstallEntry />
      </div>
      <MenuFooter />
    </div>
  )
}

/** The menu in the sidebar, by the name the frame loads it under. */
export { SiteMenu as SidebarMenu }

/** Opens the live chat, where there is one. */
function ChatLine() {
  const { flags } = usePage()
  const text = useText('layout.siteSidebar')
  if (!flags.chat) return null
  return (
    <div className={styles.group}>
      <span className={styles.line}>
        <button type="button" className={styles.link} data-opens="chat">
          <Icon name="live-support" />
          <span className={styles.label}>{text('chatLabel')}</span>
          <ChatUnread />
        </button>
      </span>
    </div>
  )
}

interface MenuGroupProps {
  title: string
  items: (OwnItem & { end?: ReactNode })[] | undefined
}

function MenuGroup({ title, items }: MenuGroupProps) {
  const { flags } = usePage()
  const text = useText('layout.siteSidebar')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const id = useId()
  const known = knownLinks(items, flags)
  if (known.length === 0) return null
  return (
    <div role="group" className={styles.group} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <ul>
        {known.map((item) => (
          <MenuItem
            key={item.url + item.label}
            item={item}
            isCurrent={item.url === path}
            end={item.url === '/favorites' ? <FavoritesCount /> : item.end}
            inside={insideOf(item, knownLinks(item.items, flags), text('openLabel', { label: item.label }))}
          />
        ))}
      </ul>
    </div>
  )
}

function insideOf(item: OwnItem, links: readonly MenuLink[], label: string) {
  if (links.length === 0) return undefined
  return { label, content: <SubMenu links={links} /> }
}
