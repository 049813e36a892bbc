import { dialogRules } from '../../app/dialogs/dialog-rules.ts'
import { pageRoutes } from '../../routes/page-routes.ts'
import { type ContentFiles, isObject } from './tree.ts'

/** Addresses that lead on to another page. */
const DOORS = ['/categories', '/profile', '/questions']

/** Pages of the specification; an address stays a valid one while its page is switched off by configuration. */
const SPECIFIED = [
  '/betting',
  '/contact',
  '/loyalty',
  '/welcome-package',
  '/tournaments',
  '/profile/limits',
  '/profile/wallet',
  '/profile/bonuses',
  '/profile/personal',
  '/profile/referral',
  '/profile/security',
  '/profile/documents',
  '/profile/verification',
  '/profile/notifications',
]

/** Pages that are there when the tree has a file with their identity. */
const ADDRESSED: Readonly<Record<string, string>> = {
  bonus: 'bonus',
  static: 'static',
  questions: 'question-pages',
  tournaments: 'tournaments',
  wheels: 'wheels',
}

/** Tells whether an address within the site, with or without a query, leads to a page or a dialog. */
export function knownPaths(files: ContentFiles): (href: string) => boolean {
  const identities = new Set<string>()
  for (const { category, value } of files.values())
    if (isObject(value) && typeof value.pageIdentity === 'string') identities.add(`${category} ${value.pageIdentity}`)
  const patterns = pageRoutes
    .map(({ path }) => path)
    .filter((path) => !Object.hasOwn(ADDRESSED, path.split('/')[1]!))
    .map((path) => new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`))

  const isPage = (path: string) => {
    const [, first = '', identity, ...rest] = path.split('/')
    const category = ADDRESSED[first]
    if (category && identity) return rest.length === 0 && identities.has(`${category} ${identity}`)
    return DOORS.includes(path) || SPECIFIED.includes(path) || patterns.some((pattern) => pattern.test(path))
  }
  return (href) => {
    const url = new URL(href, 'https://site.invalid')
    const names = [...url.searchParams.keys()]
    if (href.startsWith('?') && !names.some((name) => name in dialogRules)) return false
    return href.startsWith('?') || /\.\w+$/.test(url.pathname) || isPage(url.pathname)
  }
}
