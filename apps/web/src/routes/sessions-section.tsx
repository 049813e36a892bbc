import { useRouterState } from '@tanstack/react-router'
import { SessionsTab } from '../features/history/sessions/sessions-tab.tsx'
import { readPage } from '../features/history/history-search.ts'
import { Section } from '../features/profile/section.tsx'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { type Search, stringifySearch } from '../shared/page/search.ts'

interface SessionsSectionProps {
  /** Under which the texts stand. */
  name: 'sessions' | 'signIns'
  /** The member of the address that holds the page of the list. */
  pageKey: 'open' | 'page'
  isOpen?: true
}

/** Where the player is signed in, or was. */
export function SessionsSection({ name, pageKey, isOpen }: SessionsSectionProps) {
  const text = useText('profile.security')
  const path = hrefIn(usePage(), '/profile/security')
  const search = useRouterState({ select: ({ location }) => location.search as Search })
  const hrefOf = (page: number) => path + stringifySearch({ ...search, [pageKey]: page > 1 ? page : undefined })
  return (
    <Section isPlain title={text(`${name}.title`)} description={text(`${name}.description`)}>
      <SessionsTab page={readPage({ page: search[pageKey] ?? [] })} hrefOf={hrefOf} isOpen={isOpen} />
    </Section>
  )
}
