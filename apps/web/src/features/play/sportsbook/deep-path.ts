import { isSportsbookPath } from '@baize/kit/sportsbook-frame'

const MEMBER = 'setIframePath'

/** The place within the sportsbook that an address names; its first page where it names none. */
export function deepPathOf(search: string): string {
  const path = new URLSearchParams(search).get(MEMBER)
  return isSportsbookPath(path) ? path : '/'
}

/** The query that names the place, whatever else it says left as it is. */
export function withDeepPath(search: string, path: string): string {
  const members = new URLSearchParams(search)
  if (path === '/') members.delete(MEMBER)
  else members.set(MEMBER, path)
  // Slashes may stand in a query, and an address is read by people.
  const text = members.toString().replaceAll('%2F', '/')
  return text && `?${text}`
}
