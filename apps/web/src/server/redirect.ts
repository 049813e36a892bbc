import type { PageResponse } from './types.ts'

/** Only lends its shape: a target is read as a browser on any page of ours would read it. */
const HERE = 'http://here.invalid'

/**
 * An answer that leads to another address of this site; every redirect of the pages is made here. Whatever
 * `target` was put together from, its path begins with exactly one slash, so that no browser takes the rest for
 * the name of a house: dots, backslashes and white space are resolved first, as a browser would.
 */
export function redirectTo(target: string, more: Readonly<Record<string, string>> = {}): PageResponse {
  const { pathname, search } = new URL(`${HERE}/${target}`)
  const location = pathname.replace(/^\/+/, '/') + search
  return { status: 302, headers: { location, 'cache-control': 'no-store', ...more }, body: '' }
}
