import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { knownLinks } from '../known-links.ts'
import styles from './site-menu.module.css'

interface CallToAction {
  title: string
  subTitle: string
  image: string
  url: string
  targetBlank?: boolean
}

/** The cards on top of the menu. A guest who asks for the quests is asked to sign in. */
export function CallsToAction() {
  const info = usePage()
  const text = useText('layout.siteSidebar')
  const { isPlayer } = useSession()
  const menu = text.at<{ isShow: boolean; items: CallToAction[] }>('ctaMenu')
  const items = menu?.isShow ? knownLinks(menu.items, info.flags) : []
  if (items.length === 0) return null
  return (
    <ul className={styles.calls}>
      {items.map((item) => {
        const isHub = item.url.includes('quests-hub=true')
        const url = isHub ? `?${isPlayer ? 'quests-hub' : 'sign-in'}=true` : item.url
        return (
          <li key={item.url}>
            <a {...linkTo(info, url, item.targetBlank)} className={styles.call}>
              <img src={item.image} width="40" height="40" alt="" loading="lazy" decoding="async" />
              <span className={styles.label}>
                <span className={styles.callTitle}>{item.title}</span>
                <span className={styles.callMore}>{item.subTitle}</span>
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
