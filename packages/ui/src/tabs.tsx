import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  /** Names the tab in `selected` and `onSelect`. */
  id: string
  /** One or two words. */
  label: string
  /** A short figure after the label, read with it. */
  detail?: ReactNode
  /** Shown but not to be chosen. */
  isDisabled?: boolean
}

export interface TabsProps {
  /** What the tabs choose between, for those who do not see them. */
  label: string
  /** In the order they stand. */
  tabs: readonly Tab[]
  /** The id of the tab whose panel is shown. */
  selected: string
  /** Receives the id of the tab that was pressed or moved to. */
  onSelect: (id: string) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

/** Tabs with one panel. Arrow keys move and select, Home and End jump; the direction follows the writing. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]')
    if (tab) reveal(list.current!, tab)
  }, [selected])

  const move = (event: KeyboardEvent) => {
    const open = tabs.filter((tab) => !tab.isDisabled)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target =
      open[
        targetOf(
          event.key,
          isRtl,
          open.findIndex((tab) => tab.id === selected),
          open.length,
        )
      ]
    if (!target) return
    event.preventDefault()
    onSelect(target.id)
    document.getElementById(`${id}-${target.id}`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            disabled={tab.isDisabled}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
            {tab.detail !== undefined && (
              <>
                {' '}
                <span className={styles.detail}>{tab.detail}</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}

/** The place a key leads to, or -1 for a key that leads nowhere. */
function targetOf(key: string, isRtl: boolean, from: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key]
  return step === undefined ? -1 : (from + step + count) % count
}

/** Scrolls the row of tabs, and nothing around it, until the tab is in sight. */
function reveal(list: HTMLElement, tab: Element): void {
  const [room, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (place.left < room.left) list.scrollLeft -= room.left - place.left + 24
  else if (place.right > room.right) list.scrollLeft += place.right - room.right + 24
}
