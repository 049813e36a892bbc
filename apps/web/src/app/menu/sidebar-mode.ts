import { useSyncExternalStore } from 'react'

const KEY = 'IS_DRAWER_COMPACT'
/** Where the menu stands beside the page. */
const WIDE = '(min-width: 1024px)'
const subscribers = new Set<() => void>()

/** Narrows or widens the side menu and remembers it. The script before first paint reads the same key. */
export function toggleSidebar(): void {
  const isCompact = !isSidebarCompact()
  localStorage.setItem(KEY, String(isCompact))
  show(isCompact)
  // The page has another width now.
  dispatchEvent(new Event('resize'))
}

function show(isCompact: boolean): void {
  const { dataset } = document.documentElement
  if (isCompact) dataset.sidebar = 'compact'
  else delete dataset.sidebar
  for (const subscriber of subscribers) subscriber()
}

/** Whether the side menu shows icons only, because the visitor chose so. Wide until the page is alive. */
export function useSidebarCompact(): boolean {
  return useSyncExternalStore(subscribe, isSidebarCompact, () => false)
}

function isSidebarCompact(): boolean {
  return document.documentElement.dataset.sidebar === 'compact'
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  const wide = matchMedia(WIDE)
  // A window that was small before the first paint was not asked what it remembers.
  const onWide = () => wide.matches && show(localStorage.getItem(KEY) === 'true')
  wide.addEventListener('change', onWide)
  return () => {
    subscribers.delete(subscriber)
    wide.removeEventListener('change', onWide)
  }
}
