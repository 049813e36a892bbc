import { isPlayerOnlyPath } from '../routes/page-paths.ts'
import { session } from '../shared/session/session.ts'
import { openDialogOf } from './dialogs/dialog-links.ts'
import type { AppRouter } from './router.tsx'

/** A pointer that rests this long on a link means it. */
const INTENT_MS = 80

/**
 * Turns clicks on plain in-site links into moves of the router: one listener for the whole page, so that
 * hundreds of cards are plain anchors and work before and without the script. A guest who follows a link to
 * a page of players is asked to sign in where they are.
 */
export function followLinks(router: AppRouter, prefix: string): () => void {
  const onClick = (event: MouseEvent) => {
    const url = inSiteTarget(event)
    if (!url) return
    event.preventDefault()
    if (openDialogOf(linkOf(event)!.getAttribute('href'))) return
    const href = url.pathname + url.search + url.hash
    if (session.getState().status !== 'player' && isPlayerOnlyPath(pathWithin(prefix, url)))
      router.history.push(hrefHereWith('sign-in'))
    else if (href === location.pathname + location.search) scrollTo({ top: 0, behavior: 'smooth' })
    else router.history.push(href)
  }

  let timer: ReturnType<typeof setTimeout> | undefined
  const onPointerOver = (event: PointerEvent) => {
    clearTimeout(timer)
    const url = event.pointerType === 'mouse' ? preloadTarget(event) : null
    if (!url || url.pathname === location.pathname) return
    timer = setTimeout(() => void router.preloadRoute({ to: pathWithin(prefix, url) } as never), INTENT_MS)
  }
  document.addEventListener('click', onClick)
  document.addEventListener('pointerover', onPointerOver, { passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('click', onClick)
    document.removeEventListener('pointerover', onPointerOver)
  }
}

function inSiteTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : targetOf(event)
}

/** Cards are left out: a click on one asks before it goes anywhere. */
function preloadTarget(event: Event): URL | null {
  const isCard = event.target instanceof Element && event.target.closest('a[data-game]') !== null
  const url = isCard ? null : targetOf(event)
  return url && !url.search ? url : null
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null
}

function targetOf(event: Event): URL | null {
  const link = linkOf(event)
  if (!link?.href || link.target || link.hasAttribute('download') || link.dataset.document !== undefined) return null
  const url = new URL(link.href)
  if (link.getAttribute('href')?.startsWith('?')) addCurrentSearch(url)
  const isHere = url.origin === location.origin && !url.pathname.startsWith('/api/')
  return isHere && !(url.hash && url.pathname === location.pathname && url.search === location.search) ? url : null
}

/** A link that is only a query, such as `?sign-in=true`, adds to the query of the page it stands on. */
function addCurrentSearch(url: URL): void {
  const added = [...url.searchParams]
  url.search = location.search
  for (const [key, value] of added) url.searchParams.set(key, value)
}

function hrefHereWith(name: string): string {
  const url = new URL(location.href)
  url.searchParams.set(name, 'true')
  return url.pathname + url.search
}

function pathWithin(prefix: string, url: URL): string {
  return url.pathname.slice(prefix.length) || '/'
}
