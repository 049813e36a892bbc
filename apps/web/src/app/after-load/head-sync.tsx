import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
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
    set('meta[name=description]', 'content', meta.description)
    set('link[rel=canonical]', 'href', addressIn(locale))
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[hreflang][rel=alternate]')) {
      const code = locales.find(({ code }) => code === link.dataset.locale)?.code ?? fallback
      link.href = addressIn(code)
    }
  }, [meta, path, locale, locales, publicUrl])
  return null
}

function set(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value)
}
