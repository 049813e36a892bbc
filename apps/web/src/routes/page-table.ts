import type { PartName } from '../shared/content/content.ts'
import type { Flags } from '../shared/page/page-info.ts'

/** A page as it is known without its chunk. */
export interface PageEntry {
  path: string
  /** Source path below `src/`, by which the build's manifest names the chunk. */
  chunk: string
  /** Source paths of the parts that wake up later; their styles are in the head from the start. */
  islands?: readonly string[]
  /** Texts the page reads beside those of the shell. */
  parts: readonly PartName[]
  /** Query members that change what the page shows. All others are left alone and out of the cache's key. */
  search?: readonly string[]
  /** Query members of which the page knows only that they are there; what they say is in no key and no HTML. */
  secrets?: readonly string[]
  /** The page is there only while this switch is on. */
  flag?: keyof Flags
  /** Kept out of the cache of guest pages: shown to players only. */
  isPlayerOnly?: boolean
}

/** What a form of the profile says: its fields, what is wrong with them, and the words of a password. */
const FORM_PARTS: readonly PartName[] = [
  'fieldsSettings.fieldsControls',
  'fieldsSettings.validationMessages',
  'modals.signUp',
]

/** Every page of the site. Paths stand without locale prefix. */
export const pages = [
  {
    path: '/',
    chunk: 'src/routes/lobby.tsx',
    islands: ['src/routes/lobby-blocks.tsx'],
    parts: [
      'pages.home',
      'globalComponents.cardsGroup',
      'globalComponents.providersSettings',
      'globalComponents.benefits',
      'globalComponents.promotions',
      'globalComponents.loyalty',
      'layout.categoryMenu',
    ],
  },
  {
    path: '/main',
    chunk: 'src/routes/main.tsx',
    islands: ['src/routes/main-blocks.tsx'],
    parts: [
      'pages.casino',
      'globalComponents.cardsGroup',
      'globalComponents.providersSettings',
      'globalComponents.slider',
      'layout.categoryMenu',
    ],
  },
  {
    path: '/categories/$identity',
    chunk: 'src/routes/category.tsx',
    islands: ['src/routes/category-blocks.tsx'],
    parts: ['pages.category', 'globalComponents.cardsGroup', 'layout.categoryMenu'],
    search: ['page', 'name', 'provider', 'sortBy', 'sortOrder'],
  },
  {
    path: '/providers',
    chunk: 'src/routes/providers.tsx',
    islands: ['src/routes/providers-blocks.tsx'],
    parts: ['pages.providers', 'globalComponents.cardsGroup', 'globalComponents.providersSettings'],
    search: ['name', 'sortBy', 'sortOrder'],
  },
  {
    path: '/games/$id',
    chunk: 'src/routes/game.tsx',
    islands: ['src/routes/game-blocks.tsx'],
    parts: ['pages.game', 'globalComponents.cardsGroup', 'globalComponents.providersSettings'],
  },
  {
    path: '/betting',
    flag: 'sportsbook',
    chunk: 'src/routes/betting.tsx',
    parts: ['pages.sportsbook', 'pages.game', 'globalComponents.slider'],
  },
  {
    path: '/static/$pageIdentity',
    chunk: 'src/routes/static-page.tsx',
    parts: [],
  },
  {
    path: '/questions/$pageIdentity',
    chunk: 'src/routes/questions.tsx',
    islands: ['src/routes/questions-blocks.tsx'],
    parts: ['pages.question'],
  },
  {
    path: '/bonus/$pageIdentity',
    chunk: 'src/routes/bonus.tsx',
    parts: [],
  },
  {
    path: '/contact',
    chunk: 'src/routes/contact.tsx',
    parts: ['pages.contacts', 'fieldsSettings.fieldsControls', 'fieldsSettings.validationMessages'],
  },
  {
    path: '/welcome-package',
    chunk: 'src/routes/welcome-package.tsx',
    parts: ['pages.welcomeBonuses'],
  },
  {
    path: '/loyalty',
    flag: 'loyaltyEnabled',
    chunk: 'src/routes/loyalty.tsx',
    islands: ['src/routes/loyalty-blocks.tsx'],
    parts: ['pages.loyalty', 'globalComponents.loyalty'],
  },
  {
    path: '/tournaments',
    chunk: 'src/routes/tournaments.tsx',
    islands: ['src/routes/tournaments-blocks.tsx'],
    parts: ['pages.tournaments', 'pages.tournament'],
  },
  {
    path: '/tournaments/$identity',
    chunk: 'src/routes/tournament.tsx',
    islands: ['src/routes/tournament-blocks.tsx'],
    parts: ['pages.tournament', 'globalComponents.cardsGroup'],
    search: ['finished', 'held'],
  },
  {
    path: '/wheels/$wheelIdentity',
    chunk: 'src/routes/wheel.tsx',
    parts: ['pages.wheel', 'globalComponents.wheels'],
  },
  {
    path: '/favorites',
    chunk: 'src/routes/favorites.tsx',
    parts: ['pages.favorites', 'globalComponents.cardsGroup'],
    isPlayerOnly: true,
  },
  {
    path: '/recently-played',
    chunk: 'src/routes/recently-played.tsx',
    parts: ['pages.recently', 'globalComponents.cardsGroup'],
    isPlayerOnly: true,
  },
  {
    path: '/profile/personal',
    chunk: 'src/routes/personal.tsx',
    parts: [
      'profile.personal',
      'globalComponents.loyalty',
      'globalComponents.wheels',
      'globalComponents.commonContent',
      ...FORM_PARTS,
    ],
    isPlayerOnly: true,
  },
  {
    path: '/profile/referral',
    chunk: 'src/routes/referral.tsx',
    parts: ['profile.referral', 'profile.personal'],
    isPlayerOnly: true,
  },
  {
    path: '/profile/verification',
    chunk: 'src/routes/verification.tsx',
    parts: ['profile.verification', 'profile.personal', 'globalComponents.phoneVerification', ...FORM_PARTS],
    isPlayerOnly: true,
  },
  {
    path: '/profile/security',
    chunk: 'src/routes/security.tsx',
    parts: ['profile.security', 'history.sessions', ...FORM_PARTS],
    isPlayerOnly: true,
  },
  {
    path: '/profile/wallet',
    chunk: 'src/routes/wallet.tsx',
    parts: ['profile.wallet', 'profile.personal'],
    isPlayerOnly: true,
  },
  {
    path: '/profile/bonuses',
    chunk: 'src/routes/bonuses.tsx',
    parts: ['profile.bonuses', 'profile.personal', 'globalComponents.bonuses', 'globalComponents.bonusCost'],
    isPlayerOnly: true,
  },
  {
    path: '/profile/notifications',
    chunk: 'src/routes/notifications.tsx',
    parts: ['profile.notifications'],
    isPlayerOnly: true,
  },
  {
    path: '/profile/limits',
    chunk: 'src/routes/limits.tsx',
    parts: ['profile.limits', 'profile.personal', 'globalComponents.constants'],
    isPlayerOnly: true,
  },
  {
    path: '/profile/history',
    chunk: 'src/routes/history.tsx',
    parts: [
      'profile.history',
      'history.transactions',
      'history.spins',
      'history.bets',
      'history.bonuses',
      'history.sessions',
      'globalComponents.constants',
      'globalComponents.bonuses',
    ],
    isPlayerOnly: true,
  },
  {
    path: '/auth/not-me',
    chunk: 'src/routes/not-me.tsx',
    parts: ['pages.notMe'],
    secrets: ['state'],
  },
  {
    path: '/auth/autologin',
    chunk: 'src/routes/automatic-sign-in.tsx',
    parts: ['pages.arrival'],
    secrets: ['state'],
  },
  {
    path: '/auth/social/$connection/callback',
    chunk: 'src/routes/social-return.tsx',
    parts: ['pages.arrival'],
  },
  {
    path: '/profile/documents',
    chunk: 'src/routes/documents.tsx',
    parts: ['profile.documents', 'fieldsSettings.validationMessages'],
    isPlayerOnly: true,
  },
  {
    path: '/_ui',
    chunk: 'src/routes/gallery.tsx',
    parts: [],
    search: ['dialog', 'exhibit'],
  },
] as const satisfies readonly PageEntry[]
