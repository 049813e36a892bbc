import type { RouterHistory } from '@tanstack/react-router'
import { isPlayerOnlyPath } from '../routes/page-paths.ts'
import { crossesDocuments } from '../shared/page/own-document.ts'
import { keepPress } from '../shared/page/kept-press.ts'
import { typeAhead } from '../shared/page/typed-ahead.ts'
import { session } from '../shared/session/session.ts'
import { dialogDoor, openDialogOf } from './dialogs/dialog-door.ts'

/**
 * Turns clicks on plain in-site links into moves of the router: one listener for the whole page, so that
 * hundreds of cards are plain anchors and work before and without the script. A guest who follows a link to
 * a page of players is asked to sign in where they are. Buttons of the frame that open a dialog are heard as well.
 */
export function followLinks(
  router: { history: Pick<RouterHistory, 'push'> },
  prefix: string,
  app: HTMLElement,
  openChat: () => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const url = inSiteTarget(event)
    if (!url || crossesDocuments(pathWithin(prefix, new URL(location.href)), pathWithin(prefix, url))) return
    event.preventDefault()
    if (openDialogOf(linkOf(event)!.getAttribute('href'))) return
    const href = url.pathname + url.search + url.hash
    const asksForPlayer = isPlayerOnlyPath(pathWithin(prefix, url)) && session.getState().status !== 'player'
    if (asksForPlayer) openDialogOf('?sign-in=true')
    else if (href === location.pathname + location.search) scrollTo({ top: 0, behavior: 'smooth' })
    else router.history.push(href)
  }

  /**
   * React keeps a click on a part that still sleeps from everybody, and the browser would leave the page by it. Asked
   * after React, on the element that it listens on. A press on a button waits until the part wakes up.
   */
  const onClickAsleep = (event: MouseEvent) => {
    if (!event.cancelBubble) return
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) onClick(event)
    else if (button.dataset.opens === undefined) keepPress(button)
  }

  const onButton = (event: MouseEvent) => openFromButton(event, openChat)

  document.addEventListener('click', onClick)
  app.addEventListener('click', onClickAsleep, { capture: true })
  document.addEventListener('click', onButton, { capture: true })
  return () => {
    document.removeEventListener('click', onClick)
    app.removeEventListener('click', onClickAsleep, { capture: true })
    document.removeEventListener('click', onButton, { capture: true })
  }
}

/** A button of the frame says what it opens by `data-opens`, so that it works before its part has woken up. */
function openFromButton({ target }: MouseEvent, openChat: () => void): void {
  const name = target instanceof Element && target.closest<HTMLElement>('[data-opens]')?.dataset.opens
  if (name === 'search') typeAhead()
  if (name === 'chat') openChat()
  if (name === 'menu' || name === 'search') dialogDoor.calls.open(name)
}

function inSiteTarget(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey ? null : targetOf(event)
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest('a') : null
}

/** Where in the site a link leads that was pressed or pointed at; `null` for what is not the router's. */
export function targetOf(event: Event): URL | null {
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

/** The path without the prefix of the language. */
export function pathWithin(prefix: string, url: URL): string {
  return url.pathname.slice(prefix.length) || '/'
}
