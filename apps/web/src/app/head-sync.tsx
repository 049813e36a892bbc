import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { WithMeta } from '../shared/page/page-data.ts'

/** Keeps title and description in step with the page after the first one, which the server wrote. */
export function HeadSync() {
  const meta = useRouterState({
    select: (state) => (state.matches.at(-1)?.loaderData as WithMeta | undefined)?.meta,
  })
  useEffect(() => {
    if (!meta) return
    document.title = meta.title
    document.querySelector('meta[name=description]')?.setAttribute('content', meta.description)
  }, [meta])
  return null
}
