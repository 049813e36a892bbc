import { dialogRules } from '../../apps/web/src/app/dialogs/dialog-rules.ts'
import type { DialogName } from '../../apps/web/src/shared/dialogs/dialog-props.ts'
import type { DialogRules } from '../../apps/web/src/shared/dialogs/registry-types.ts'

/** A screen of the site as tests and pictures visit it. Paths stand without locale prefix. */
export interface Screen {
  name: string
  path: string
  /** Shown only to a player. */
  isPlayerOnly?: boolean
  /** The status the server answers with, when it is not 200. */
  status?: number
  /** Where the visitor comes from, as an edge would say. */
  country?: string
}

/** A dialog and how to open it: by the address, or from the gallery with sample data. */
export interface DialogScreen extends Screen {
  access: 'guest' | 'player' | 'all'
}

/** The country that tests close (see `restrictions` of a site process). */
export const CLOSED_COUNTRY = 'AQ'
/** The country in which tests close sign-in and registration. */
export const NO_SIGN_IN_COUNTRY = 'BV'

/** Every route of the site, one address each. */
export const routeScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'main', path: '/main' },
  { name: 'category', path: '/categories/popular' },
  { name: 'category-filtered', path: '/categories/all?name=zzzz' },
  { name: 'providers', path: '/providers' },
  { name: 'game', path: '/games/last-light' },
  { name: 'loyalty', path: '/loyalty' },
  { name: 'questions', path: '/questions' },
  { name: 'contact', path: '/contact' },
  { name: 'static', path: '/static/terms' },
  { name: 'bonus', path: '/bonus/deposit-bonus' },
  { name: 'welcome-package', path: '/welcome-package' },
  { name: 'tournaments', path: '/tournaments' },
  { name: 'tournament', path: '/tournaments/long-table' },
  { name: 'wheel', path: '/wheels/brass-wheel' },
  { name: 'not-found', path: '/no-such-page', status: 404 },
  { name: 'geo-restricted', path: '/', status: 451, country: CLOSED_COUNTRY },
  { name: 'favorites', path: '/favorites', isPlayerOnly: true },
  { name: 'recently-played', path: '/recently-played', isPlayerOnly: true },
  { name: 'personal', path: '/profile/personal', isPlayerOnly: true },
  { name: 'personal-edit', path: '/profile/personal?edit=true', isPlayerOnly: true },
  { name: 'wallet-page', path: '/profile/wallet', isPlayerOnly: true },
  { name: 'bonuses', path: '/profile/bonuses', isPlayerOnly: true },
  { name: 'notifications', path: '/profile/notifications', isPlayerOnly: true },
  { name: 'verification', path: '/profile/verification', isPlayerOnly: true },
  { name: 'security', path: '/profile/security', isPlayerOnly: true },
  { name: 'history', path: '/profile/history', isPlayerOnly: true },
  { name: 'documents', path: '/profile/documents', isPlayerOnly: true },
  { name: 'documents-passport', path: '/profile/documents?document=passport', isPlayerOnly: true },
]

/** What the address of a dialog must say beside its name. */
const QUERY_OF: Readonly<Record<string, string>> = { 'reset-pass': '&resetCode=a-code' }

/** It closes by itself where nothing is to be agreed to; `agreements.spec.ts` opens it with something to ask. */
const CLOSES_BY_ITSELF: DialogName = 'agreements'

/** A page of few parts: what stands behind a dialog is laid out with it. */
const BEHIND = '/static/terms'

/** Every registered dialog that stays. */
export const dialogScreens: readonly DialogScreen[] = (
  Object.entries(dialogRules) as [DialogName, DialogRules[DialogName]][]
)
  .filter(([name]) => name !== CLOSES_BY_ITSELF)
  .map(([name, { access, hasQuery }]) => ({
    name,
    access,
    isPlayerOnly: access === 'player',
    path: hasQuery ? `${BEHIND}?${name}=true${QUERY_OF[name] ?? ''}` : `/_ui?dialog=${name}`,
  }))
