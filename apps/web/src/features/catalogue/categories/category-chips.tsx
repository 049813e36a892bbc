import { type MouseEvent, useEffect, useRef } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { Icon } from '../../../shared/icons/icon.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import styles from './category-chips.module.css'

/**
 * The collections as a strip of links; the one shown is marked. The two that open lists are links as well, so
 * that they lead somewhere before the script is there.
 */
export function CategoryChips({ current }: { current?: string }) {
  const { prefix, collections } = usePage()
  const text = useText('layout.siteSidebar')
  const menu = useText('layout.categoryMenu')
  const dialogs = useDialogs()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (chip) bringInto(list.current!, chip)
  }, [current])
  const opening = (name: 'categories' | 'providers') => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    dialogs.open(name)
  }
  return (
    <nav aria-label={text('collectionsLabel')}>
      <ul ref={list} className={styles.chips}>
        <li>
          <a className={styles.chip} data-opens="" href={`${prefix}/categories`} onClick={opening('categories')}>
            <Icon name="menu" size={18} />
            {menu('categoriesButton')}
          </a>
        </li>
        <li>
          <a className={styles.chip} data-opens="" href={`${prefix}/providers`} onClick={opening('providers')}>
            <Icon name="providers" size={18} />
            {menu('providersButton')}
          </a>
        </li>
        {collections.map(({ identity, label, icon }) => (
          <li key={identity}>
            <a
              className={styles.chip}
              href={`${prefix}/categories/${identity}`}
              aria-current={identity === current ? 'page' : undefined}
            >
              <Icon name={icon} size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls the strip, and nothing else, until the chip stands in its middle. */
function bringInto(strip: HTMLElement, chip: HTMLElement): void {
  const frame = strip.getBoundingClientRect()
  const box = chip.getBoundingClientRect()
  strip.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
}
