import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatTag } from '@baize/contract/dates'
import { pathIn } from '../../shared/page/locale.ts'
import { usePage } from '../../shared/page/page-context.tsx'
import type { WithMeta } from '../../shared/page/page-data.ts'

/** Keeps the head in step with the page after the first one, which the server wrote, and tells styles that the page is alive. */
export function HeadSync() {
  const { locale, locales, publicUrl } = usePage()
  const meta = useRouterState({
    select: (state) => (state.matches.at(-1)?.loaderData as WithMeta | undefined)?.meta,
  })
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    document.documentElement.dataset.awake = ''
  }, [])
  useEffect(() => {
    if (!meta) return
    const fallback = locales.find(({ isDefault }) => isDefault)?.code ?? locale
    const addressIn = (code: string) => publicUrl + pathIn(code, meta.canonicalPath ?? path, fallback)
    document.title = meta.title
    for (const tag of document.head.querySelectorAll<HTMLMetaElement>('[name=description]'))
      tag.content = meta.description
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('[rel=canonical]'))
      link.href = meta.canonicalUrl ? new URL(meta.canonicalUrl, publicUrl).href : addressIn(locale)
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('[hreflang]'))
      link.href = addressIn(locales.find(({ code }) => formatTag(code) === link.hreflang)?.code ?? fallback)
  }, [meta, path, locale, locales, publicUrl])
  return null
}
