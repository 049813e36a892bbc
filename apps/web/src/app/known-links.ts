import { flagOf, isPagePath } from '../routes/page-paths.ts'
import type { Flags } from '../shared/page/page-info.ts'
import { isInQuery } from './dialogs/dialog-rules.ts'

/** Dialogs that belong to a part of the house which can be switched off. */
const SWITCHED: Readonly<Record<string, keyof Flags>> = { 'quests-hub': 'questsEnabled' }

/** The links that lead somewhere in this house: a menu of the content tree may name pages that it does not have. */
export function knownLinks<Link extends { url: string }>(links: readonly Link[] | undefined, flags: Flags): Link[] {
  return (links ?? []).filter(({ url }) => isKnownUrl(url, flags))
}

/** Whether an address of the content tree leads out of the site, to a page of it, or to a dialog. */
export function isKnownUrl(url: string, flags: Flags): boolean {
  if (/^https?:/.test(url)) return true
  const { pathname, searchParams } = new URL(url, 'http://site')
  if (pathname === '/profile/documents' && flags.sumsub?.hideDocumentsPage) return false
  if (pathname === '/profile/referral' && !flags.referralEnabled) return false
  const flag = flagOf(pathname)
  if (flag && !flags[flag]) return false
  const dialogs = [...searchParams.keys()].filter(isInQuery)
  return isPagePath(pathname) && dialogs.every((name) => !SWITCHED[name] || flags[SWITCHED[name]] === true)
}
