import { loadOnce } from '../shared/page/load-once.ts'
import type { PageRoute } from './page-route.ts'
import { pages } from './page-table.ts'

const loads: Record<(typeof pages)[number]['path'], PageRoute['load']> = {
  '/': () => import('./lobby.tsx'),
  '/main': () => import('./main.tsx'),
  '/categories/$identity': () => import('./category.tsx'),
  '/providers': () => import('./providers.tsx'),
  '/games/$id': () => import('./game.tsx'),
  '/betting': () => import('./betting.tsx'),
  '/static/$pageIdentity': () => import('./static-page.tsx'),
  '/questions/$pageIdentity': () => import('./questions.tsx'),
  '/bonus/$pageIdentity': () => import('./bonus.tsx'),
  '/contact': () => import('./contact.tsx'),
  '/welcome-package': () => import('./welcome-package.tsx'),
  '/loyalty': () => import('./loyalty.tsx'),
  '/tournaments': () => import('./tournaments.tsx'),
  '/tournaments/$identity': () => import('./tournament.tsx'),
  '/wheels/$wheelIdentity': () => import('./wheel.tsx'),
  '/favorites': () => import('./favorites.tsx'),
  '/recently-played': () => import('./recently-played.tsx'),
  '/profile/personal': () => import('./personal.tsx'),
  '/profile/referral': () => import('./referral.tsx'),
  '/profile/verification': () => import('./verification.tsx'),
  '/profile/security': () => import('./security.tsx'),
  '/profile/wallet': () => import('./wallet.tsx'),
  '/profile/bonuses': () => import('./bonuses.tsx'),
  '/profile/notifications': () => import('./notifications.tsx'),
  '/profile/limits': () => import('./limits.tsx'),
  '/profile/history': () => import('./history.tsx'),
  '/auth/not-me': () => import('./not-me.tsx'),
  '/auth/autologin': () => import('./automatic-sign-in.tsx'),
  '/auth/social/$connection/callback': () => import('./social-return.tsx'),
  '/profile/documents': () => import('./documents.tsx'),
  '/_ui': () => import('./gallery.tsx'),
}

/** Every page of the site with its chunk. */
export const pageRoutes = pages.map((page): PageRoute => ({ ...page, load: loadOnce(loads[page.path]) }))
