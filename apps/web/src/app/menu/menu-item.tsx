import { type ReactNode, useId, useState } from 'react'
import { linkTo } from '../../shared/page/content-link.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { usePage } from '../../shared/page/page-context.tsx'
import styles from './site-menu.module.css'

export interface MenuLink {
  label: string
  url: string
  targetBlank?: boolean
}

export interface MenuItemData extends MenuLink {
  icon: string
  displayCustomIcon?: boolean
  /** Address of an image that takes the icon's place. */
  customIcon?: string
}

export interface MenuItemProps {
  item: MenuItemData
  isCurrent: boolean
  /** At the end of the line: a count. */
  end?: ReactNode
  /** What the line opens, and the name of the button that does so. */
  inside?: { label: string; content: ReactNode }
}

/** A line of the side menu: a link, and what it can open below itself. Narrow menus show its icon with the words beside. */
export function MenuItem({ item, isCurrent, end, inside }: MenuItemProps) {
  const info = usePage()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isCustom = item.displayCustomIcon && item.customIcon
  return (
    <li className={styles.item}>
      <span className={styles.line} data-current={isCurrent || undefined}>
        <a
          {...linkTo(info, item.url, item.targetBlank)}
          className={styles.link}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {isCustom ? <img src={item.customIcon} width="20" height="20" alt="" /> : <Icon name={item.icon} />}
          <span className={styles.label}>{item.label}</span> {end}
        </a>
        {inside && (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            aria-label={inside.label}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name="arrow-down-compact" size={16} />
          </button>
        )}
      </span>
      {inside && isOpen && (
        <div id={id} className={styles.inside}>
          {inside.content}
        </div>
      )}
    </li>
  )
}
