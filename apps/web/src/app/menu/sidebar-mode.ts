import { useSyncExternalStore } from 'react'

const KEY = 'IS_DRAWER_COMPACT'
const subscribers = new Set<() => void>()

/** Narrows or widens the side menu and remembers it. The script before first paint reads the same key. */
export function toggleSidebar(): void {
  const { dataset } = document.documentElement
  const isCompact = !isSidebarCompact()
  if (isCompact) dataset.sidebar = 'compact'
  else delete dataset.sidebar
  localStorage.setItem(KEY, String(isCompact))
  for (const subscriber of subscribers) subscriber()
  // The page has another width now.
  dispatchEvent(new Event('resize'))
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
  return () => subscribers.delete(subscriber)
}
