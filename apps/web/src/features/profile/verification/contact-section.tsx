import { Badge } from '@baize/ui/badge'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/page/page-context.tsx'
import { Section } from '../section.tsx'
import styles from './contact-section.module.css'

export type ContactState = 'none' | 'unconfirmed' | 'confirmed'

export function stateOf(value: string | null, isConfirmed: boolean): ContactState {
  if (!value) return 'none'
  return isConfirmed ? 'confirmed' : 'unconfirmed'
}

interface ContactSectionProps {
  title: string
  /** What is said of it in this state. */
  description: string
  value: string | null
  state: ContactState
  children?: ReactNode
}

/** An address or number of the player, whether it is confirmed, and what can be done about it. */
export function ContactSection({ title, description, value, state, children }: ContactSectionProps) {
  const text = useText('profile.personal')
  const isConfirmed = state === 'confirmed'
  const label = isConfirmed ? text('verifiedLabel') : text('unverifiedLabel')
  const badge = state !== 'none' && <Badge tone={isConfirmed ? 'positive' : 'warning'}>{label}</Badge>
  return (
    <Section title={title} aside={badge} description={description}>
      {value && (
        <p className={styles.value}>
          <bdi dir="ltr">{value}</bdi>
        </p>
      )}
      {children}
    </Section>
  )
}
