import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: string
}

export interface TabsProps {
  /** What the tabs choose between, for those who do not see them. */
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  children: ReactNode
}

/** Tabs with one panel. Arrow keys move and select, Home and End jump; the direction follows the writing. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === selected)
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
    const target =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? tabs.length - 1
          : step
            ? (index + step + tabs.length) % tabs.length
            : -1
    if (target < 0) return
    event.preventDefault()
    onSelect(tabs[target]!.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
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
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}
