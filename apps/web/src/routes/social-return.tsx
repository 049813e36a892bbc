import { useParams } from '@tanstack/react-router'
import { Arrival } from '../features/auth/arrival/arrival.tsx'
import { finishReturn } from '../features/auth/arrival/finish-return.ts'
import { usePage } from '../shared/page/page-context.tsx'
import type { WithMeta } from '../shared/page/page-data.ts'
import { metaOf } from './page-meta.ts'
import type { LoadInput } from './page-route.ts'

/** Where companies send people back to who sign in through them. What they bring stands in no HTML. */
export async function load({ content }: LoadInput): Promise<WithMeta> {
  return { meta: { ...(await metaOf(content, 'pages.arrival')), isUnlisted: true } }
}

export function Page() {
  const { connection = '' } = useParams({ strict: false }) as { connection?: string }
  const { locale } = usePage()
  return <Arrival arrive={() => finishReturn(location, { connection, locale })} />
}
