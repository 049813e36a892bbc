export type Theme = 'system' | 'dark' | 'light'

const KEY = 'theme'

/** The theme the player chose; `system` until then. The script before first paint reads the same key. */
export function readTheme(): Theme {
  const value = localStorage.getItem(KEY)
  return value === 'dark' || value === 'light' ? value : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY)
    delete document.documentElement.dataset.theme
  } else {
    localStorage.setItem(KEY, theme)
    document.documentElement.dataset.theme = theme
  }
}
