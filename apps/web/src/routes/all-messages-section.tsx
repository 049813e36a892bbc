import { useRouterState } from '@tanstack/react-router'
import { readPage } from '../features/history/history-search.ts'
import { AllMessages } from '../features/notifications/all-messages.tsx'
import { usePage } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { type Search, stringifySearch } from '../shared/page/search.ts'

/** Every message; which of their pages is open stands in the address. */
export function AllMessagesSection() {
  const path = hrefIn(usePage(), '/profile/notifications')
  const search = useRouterState({ select: ({ location }) => location.search as Search })
  const hrefOf = (page: number) => path + stringifySearch({ page: page > 1 ? page : undefined })
  return <AllMessages page={readPage(search)} hrefOf={hrefOf} />
}
