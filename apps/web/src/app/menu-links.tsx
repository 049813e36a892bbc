import { useRouterState } from '@tanstack/react-router'
import { Icon } from '../shared/icons/icon.tsx'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { useFormat } from '../shared/page/use-format.ts'
import styles from './menu-links.module.css'

interface MenuItem {
  label: string
  url: string
  icon: string
}

/** The links of the side menu: places, collections with their counts, what is the player's own, help. */
export function MenuLinks() {
  const info = usePage()
  const text = useText('layout.siteSidebar')
  const format = useFormat()
  const menu = (key: string) => text.at<MenuItem[]>(key) ?? []
  return (
    <div className={styles.menu}>
      <MenuGroup items={menu('topMenu.items')} />
      <MenuGroup
        title={text('collectionsLabel')}
        items={info.collections.map((collection) => ({
          label: collection.label,
          url: `/categories/${collection.identity}`,
          icon: collection.icon,
          count: format.count(collection.count),
        }))}
      />
      <MenuGroup title={text('userMenuLabel')} items={menu('userMenu')} />
      <MenuGroup title={text('bottomMenuLabel')} items={menu('bottomMenu')} />
    </div>
  )
}

function MenuGroup({ title, items }: { title?: string; items: (MenuItem & { count?: string })[] }) {
  const info = usePage()
  const path = useRouterState({ select: (state) => state.location.pathname })
  if (items.length === 0) return null
  return (
    <div className={styles.group}>
      {title && <p className={styles.title}>{title}</p>}
      <ul>
        {items.map((item) => (
          <li key={item.url}>
            <a
              className={styles.link}
              href={hrefIn(info, item.url)}
              aria-current={item.url === path ? 'page' : undefined}
            >
              <Icon name={item.icon} />
              <span className={styles.label}>{item.label}</span>
              {item.count && <span className={styles.count}>{item.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
