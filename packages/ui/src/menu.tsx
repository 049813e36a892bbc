import { Check } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type ToggleEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import type { Alignment, Side } from './placement.ts'
import { usePlacement } from './use-placement.ts'
import { useTypeahead } from './use-typeahead.ts'
import styles from './menu.module.css'

export interface MenuItem {
  /** What `onSelect` is told. */
  id: string
  /** The words, by whose first letters it is found. */
  label: string
  /** A decorative icon before the words. */
  icon?: ReactNode
  /** Shown at the end of the line, and read with the words. */
  detail?: ReactNode
  /** Makes it a link. */
  href?: string
  /** One of several, of which one is chosen. Absent for an action. */
  isChecked?: boolean
  /** Can be reached and read but not taken. */
  isDisabled?: boolean
  /** `danger` for what cannot be undone. */
  tone?: 'plain' | 'danger'
  /** A line above it. */
  startsGroup?: boolean
}

/** What the button that opens a menu carries. */
export interface MenuTrigger {
  ref: Ref<HTMLButtonElement>
  id: string
  popoverTarget: string
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onKeyDown: (event: KeyboardEvent) => void
}

export interface MenuProps {
  /** Renders the button; spread what it receives: `(trigger) => <button {...trigger}>…</button>`. It names the menu. */
  trigger: (trigger: MenuTrigger) => ReactNode
  /** Entries in their order. */
  items: readonly MenuItem[]
  /** Called for items that are not links, after the menu has closed. */
  onSelect?: (id: string) => void
  /** Where it stands; it flips when there is more room on the other side. */
  side?: Side
  /** Which of its edges lines up with the button. */
  alignment?: Alignment
}

/**
 * A button with a menu of actions or links. Arrow keys move and wrap around, Home and End jump, letters find,
 * Enter and Space take, Escape and Tab close.
 */
export function Menu({ trigger, items, onSelect, side = 'block-end', alignment = 'start' }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const startsAtEnd = useRef(false)
  const anchorOf = useCallback(() => button.current, [])
  usePlacement({ anchorOf, floating: list, isOpen, side, alignment, gap: 6 })

  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
  const focusAt = (index: number) => {
    const all = entries()
    all[(index + all.length) % all.length]?.focus()
  }
  const find = useTypeahead()
  const close = () => {
    list.current?.hidePopover()
    button.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const all = entries()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const jump = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 }[event.key]
    if (jump !== undefined) {
      event.preventDefault()
      focusAt(jump)
    } else if (event.key === 'Tab') list.current?.hidePopover()
    else if (event.key === ' ') {
      // A button answers to Space by itself, a link does not.
      const link = (event.target as HTMLElement).closest('a')
      if (link) event.preventDefault()
      link?.click()
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const found = find(
        event.key,
        all.map((entry) => entry.dataset.entry ?? ''),
        at,
      )
      if (found >= 0) focusAt(found)
    }
  }

  return (
    <>
      {trigger({
        ref: button,
        id: `${id}-button`,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': id,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          startsAtEnd.current = event.key === 'ArrowUp'
          list.current?.showPopover()
        },
      })}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-button`}
        className={styles.menu}
        onKeyDown={onKeyDown}
        onBeforeToggle={(event: ToggleEvent<HTMLDivElement>) => setIsOpen(event.newState === 'open')}
        onToggle={(event: ToggleEvent<HTMLDivElement>) => {
          if (event.newState !== 'open') return
          focusAt(
            startsAtEnd.current
              ? -1
              : Math.max(
                  0,
                  items.findIndex(({ isChecked }) => isChecked),
                ),
          )
          startsAtEnd.current = false
        }}
      >
        {items.map((item) => (
          <MenuLine
            key={item.id}
            item={item}
            onTake={() => {
              close()
              if (item.href === undefined) onSelect?.(item.id)
            }}
          />
        ))}
      </div>
    </>
  )
}

function MenuLine({ item, onTake }: { item: MenuItem; onTake: () => void }) {
  const { label, icon, detail, href, isChecked, isDisabled, tone, startsGroup } = item
  const shared = {
    role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChecked,
    'aria-disabled': isDisabled || undefined,
    tabIndex: -1,
    className: styles.item,
    'data-entry': label,
    'data-tone': tone ?? 'plain',
    onClick: () => {
      if (!isDisabled) onTake()
    },
  }
  const inside = (
    <>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.label}>{label}</span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {isChecked !== undefined && (
        <span className={styles.check} aria-hidden="true">
          {isChecked && <Check size={18} />}
        </span>
      )}
    </>
  )
  return (
    <>
      {startsGroup && <div role="separator" className={styles.separator} />}
      {href !== undefined && !isDisabled ? (
        <a {...shared} href={href}>
          {inside}
        </a>
      ) : (
        <button type="button" {...shared}>
          {inside}
        </button>
      )}
    </>
  )
}
