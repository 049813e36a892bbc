const KEY = 'recentSearches'
const COUNT_MAX = 5

/** What was searched for last in this browser, the latest first. */
export function readRecent(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((words) => typeof words === 'string').slice(0, COUNT_MAX) : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string): void {
  if (words.length < 2) return
  const others = readRecent().filter((other) => other.toLowerCase() !== words.toLowerCase())
  localStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, COUNT_MAX)))
}

export function forgetRecent(): void {
  localStorage.removeItem(KEY)
}
