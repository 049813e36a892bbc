import { useRouterState } from '@tanstack/react-router'
import { Fragment, Suspense, lazy } from 'react'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { isKnownUrl, knownLinks } from '../known-links.ts'
import { MenuItem, type MenuItemData, type MenuLink } from './menu-item.tsx'
import { SubMenu } from './sub-menu.tsx'
import styles from './site-menu.module.css'

const MenuGames = lazy(() => import('./menu-games.tsx').then((module) => ({ default: module.MenuGames })))

/** How many games, or kinds of sport, a line of the menu may open. */
const INSIDE_MAX = 4

type TopItem = MenuItemData & {
  gameList?: { gameIdentity: string }[]
  sportsbookList?: (MenuLink & { discipline: string })[]
}

interface Integrated extends MenuLink {
  isShow: boolean
  /** Which line of the menu it follows, from 1 on. */
  order: number
  backgroundImage: string
}

/** The first lines of the menu, with the pictures that content puts between them. */
export function TopMenu() {
  const { flags } = usePage()
  const text = useText('layout.siteSidebar')
  const path = useRouterState({ select: (state) => state.location.pathname })
  const items = knownLinks(text.at<TopItem[]>('topMenu.items'), flags)
  const pictures = ['integratedElement', 'integratedElementSecond'].flatMap((key) => {
    const element = text.at<Integrated>(`topMenu.${key}`)
    return element?.isShow && isKnownUrl(element.url, flags) ? [element] : []
  })
  return (
    <ul>
      {items.map((item, index) => (
        <Fragment key={item.url}>
          <MenuItem
            item={item}
            isCurrent={item.url === path}
            inside={insideOf(item, text('openLabel', { label: item.label }))}
          />
          {pictures
            .filter(({ order }) => Math.min(order, items.length) === index + 1)
            .map((element) => (
              <IntegratedElement key={element.url} element={element} />
            ))}
        </Fragment>
      ))}
    </ul>
  )
}

function insideOf({ gameList, sportsbookList = [] }: TopItem, label: string) {
  if (sportsbookList.length > 0) return { label, content: <SubMenu links={sportsbookList.slice(0, INSIDE_MAX)} /> }
  const identities = gameList?.slice(0, INSIDE_MAX).map(({ gameIdentity }) => gameIdentity) ?? []
  if (identities.length === 0) return undefined
  return {
    label,
    content: (
      <Suspense fallback={<div className={styles.gamesWaiting} />}>
        <MenuGames identities={identities} />
      </Suspense>
    ),
  }
}

function IntegratedElement({ element }: { element: Integrated }) {
  const info = usePage()
  return (
    <li className={styles.integrated}>
      <a {...linkTo(info, element.url, element.targetBlank)}>
        <img src={element.backgroundImage} width="232" height="72" alt="" loading="lazy" decoding="async" />
        <span>{element.label}</span>
      </a>
    </li>
  )
}
