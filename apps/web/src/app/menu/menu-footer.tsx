import { linkTo } from '../../shared/page/content-link.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { knownLinks } from '../known-links.ts'
import type { MenuLink } from './menu-item.tsx'
import styles from './site-menu.module.css'

interface Shown<Item> {
  isShow: boolean
  label?: string
  items: Item[]
}

/** The end of the menu: who the house works with, where else it is found, the small print. */
export function MenuFooter() {
  const info = usePage()
  const text = useText('layout.siteSidebar')
  const partners = text.at<Shown<{ url: string; image: string; targetBlank?: boolean }>>('partners')
  const socials = text.at<Shown<{ url: string; icon: string; targetBlank?: boolean }>>('socials')
  const links = knownLinks(text.at<MenuLink[]>('sidebarFooterMenu'), info.flags)
  return (
    <div className={styles.foot}>
      {partners?.isShow && (
        <ul className={styles.marks} aria-label={partners.label}>
          {knownLinks(partners.items, info.flags).map(({ url, image, targetBlank }) => (
            <li key={url}>
              <a {...linkTo(info, url, targetBlank)}>
                <img src={image} height="28" alt={hostOf(url)} loading="lazy" decoding="async" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {socials?.isShow && (
        <ul className={styles.marks}>
          {socials.items.map(({ url, icon, targetBlank }) => (
            <li key={url}>
              <a {...linkTo(info, url, targetBlank)} aria-label={hostOf(url)}>
                <Icon name={icon} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={styles.small}>
          {links.map((link) => (
            <li key={link.url}>
              <a {...linkTo(info, link.url, link.targetBlank)}>{link.label}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A picture without words is known by where it leads. */
function hostOf(url: string): string {
  return /^https?:\/\/(?:www\.)?([^/]+)/.exec(url)?.[1] ?? url
}
