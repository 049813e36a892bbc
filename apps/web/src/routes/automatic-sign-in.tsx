import { notFound } from '@tanstack/react-router'
import { Arrival } from '../features/auth/arrival/arrival.tsx'
import { openLink } from '../features/auth/arrival/open-link.ts'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

/** Where the links of letters lead that sign somebody in. Looking at it changes nothing: the browser calls for it. */
export async function load({ content, search }: LoadInput): Promise<WithMeta> {
  if (search.state === undefined) throw notFound()
  return { meta: { ...(await metaOf(content, 'pages.arrival')), isUnlisted: true } }
}

export function Page() {
  return <Arrival arrive={() => openLink(location)} />
}
