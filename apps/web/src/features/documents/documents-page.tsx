import { Skeleton } from '@baize/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { LoadFailed } from '../../shared/failure/load-failed.tsx'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { hrefIn } from '../../shared/page/page-info.ts'
import type { Search } from '../../shared/page/search.ts'
import { CardChoice } from './card-choice.tsx'
import { CardParts } from './card-parts.tsx'
import { type DocumentCard, cardOf } from './document-cards.ts'
import { documentsQuery } from './queries.ts'

/** First which document, then its parts. The choice stands in the address. */
export function DocumentsPage() {
  const text = useText('profile.documents')
  const router = useRouter()
  const path = hrefIn(usePage(), '/profile/documents')
  const card = useRouterState({ select: (state) => cardOf((state.location.search as Search).document) })
  const documents = useQuery(documentsQuery())
  const { data } = documents
  if (!data && documents.isError) return <LoadFailed text={text} query={documents} />
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton />
      </div>
    )
  if (card) return <CardParts card={card} documents={data} backHref={path} />
  const open = (chosen: DocumentCard) => router.history.push(`${path}?document=${chosen}`)
  return <CardChoice documents={data} onContinue={open} />
}
