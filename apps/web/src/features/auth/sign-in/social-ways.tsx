import { ButtonLink } from '@baize/ui/button'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import { Icon } from '../../../shared/icons/icon.tsx'
import { useText } from '../../../shared/page/page-context.tsx'
import { constantsQuery } from '../../../shared/forms/settings-queries.ts'
import { type SocialLists, socialWays } from './social-links.ts'
import { TelegramWay } from './telegram-way.tsx'
import styles from './social-ways.module.css'

interface SocialWaysProps {
  titleKey: 'loginTitle' | 'registrationTitle'
  /** One of them was taken. */
  onTake?: () => void
}

/** The outside companies one may sign in with; nothing where the house has none. */
export function SocialWays({ titleKey, onTake }: SocialWaysProps) {
  const text = useText('globalComponents.socialAuth')
  const { socialAuth: enabled = [], telegram } = useQuery(constantsQuery()).data?.player ?? {}
  const place = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const lists: SocialLists = {
    direct: text.at('socialDirectConnections') ?? [],
    auth0: text.at('socialAuth0Connections') ?? [],
  }
  const [mark] = useState(randomMark)
  const ways = socialWays(lists, enabled, { place, mark })
  const isByTelegram = telegram !== undefined && lists.direct.some(({ id }) => id === 'telegram')
  if (ways.length === 0 && !isByTelegram) return null
  return (
    <section className={styles.ways} aria-label={text(titleKey)}>
      <p className={styles.title} aria-hidden="true">
        {text(titleKey)}
      </p>
      <ul className={styles.list}>
        {ways.map(({ id, href }) => (
          <li key={id}>
            <ButtonLink href={href} isWide onClick={onTake}>
              <Icon name={id} size={18} />
              <span className={styles.name}>{id}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {isByTelegram && <TelegramWay {...telegram} />}
      <p className={styles.agreement}>
        <MarkedLine text={text.marked('agreement')} />
      </p>
    </section>
  )
}

function randomMark(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
