import { notFound } from '@tanstack/react-router'
import { NotMe } from '../features/auth/not-me/not-me.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

/** Where the letter of a new device leads whoever it was not. Looking at it changes nothing: its button does. */
export async function load({ content, search }: LoadInput): Promise<WithMeta> {
  if (search.state === undefined) throw notFound()
  return { meta: { ...(await metaOf(content, 'pages.notMe')), isUnlisted: true } }
}

export function Page() {
  return <NotMe />
}
