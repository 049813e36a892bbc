import { Tabs } from '@baize/ui/tabs'
import type { ReactNode } from 'react'
import type { Text } from '../../shared/content/text.ts'

export type ContactWay = 'email' | 'phone'

/** The ways a content switch (`both`, `email`, `phone`) leaves open, e-mail first; never none. */
export function waysOf(tabsDisplay: string, isOpen: (way: ContactWay) => boolean = () => true): ContactWay[] {
  const open = (['email', 'phone'] as const).filter(isOpen)
  const shown = open.filter((way) => tabsDisplay === 'both' || tabsDisplay === way)
  if (shown.length > 0) return shown
  return open.length > 0 ? [open[0]!] : ['email']
}

interface ContactTabsProps {
  ways: readonly ContactWay[]
  selected: ContactWay
  /** The part that names the tabs, and the key they stand under. */
  text: Text
  tabsKey: string
  onSelect: (way: ContactWay) => void
  /** The other tabs cannot be taken: a code that is being asked for belongs to one number. */
  isHeld?: boolean
  children: ReactNode
}

/** E-mail or phone as tabs; a single way needs none. */
export function ContactTabs({ ways, selected, text, tabsKey, onSelect, isHeld, children }: ContactTabsProps) {
  if (ways.length < 2) return children
  return (
    <Tabs
      label={text(`${tabsKey}.label`)}
      tabs={ways.map((id) => ({ id, label: text(`${tabsKey}.${id}`), isDisabled: isHeld && id !== selected }))}
      selected={selected}
      onSelect={(id) => onSelect(id as ContactWay)}
    >
      {children}
    </Tabs>
  )
}
