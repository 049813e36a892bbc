const KEY = 'IS_DRAWER_COMPACT'

/** Narrows or widens the side menu and remembers it. The script before first paint reads the same key. */
export function toggleSidebar(): void {
  const { dataset } = document.documentElement
  const isCompact = dataset.sidebar !== 'compact'
  if (isCompact) dataset.sidebar = 'compact'
  else delete dataset.sidebar
  localStorage.setItem(KEY, String(isCompact))
  dispatchEvent(new Event('resize'))
}
