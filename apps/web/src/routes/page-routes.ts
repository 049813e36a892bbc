import { loadOnce } from '../shared/page/load-once.ts'
import type { PageRoute } from './page-route.ts'

const pages: readonly PageRoute[] = [
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
    load: () => import('./lobby.tsx'),
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
    load: () => import('./main.tsx'),
  },
  {
    path: '/categories/$identity',
    chunk: 'src/routes/category.tsx',
    islands: ['src/routes/category-blocks.tsx'],
    parts: ['pages.category', 'globalComponents.cardsGroup', 'layout.categoryMenu'],
    search: ['page', 'name', 'provider', 'sortBy', 'sortOrder'],
    load: () => import('./category.tsx'),
  },
  {
    path: '/providers',
    chunk: 'src/routes/providers.tsx',
    islands: ['src/routes/providers-blocks.tsx'],
    parts: ['pages.providers', 'globalComponents.cardsGroup', 'globalComponents.providersSettings'],
    search: ['name', 'sortBy', 'sortOrder'],
    load: () => import('./providers.tsx'),
  },
  {
    path: '/games/$id',
    chunk: 'src/routes/game.tsx',
    islands: ['src/routes/game-blocks.tsx'],
    parts: ['pages.game', 'globalComponents.cardsGroup', 'globalComponents.providersSettings'],
    load: () => import('./game.tsx'),
  },
  {
    path: '/static/$pageIdentity',
    chunk: 'src/routes/static-page.tsx',
    parts: [],
    load: () => import('./static-page.tsx'),
  },
  {
    path: '/questions/$pageIdentity',
    chunk: 'src/routes/questions.tsx',
    islands: ['src/routes/questions-blocks.tsx'],
    parts: ['pages.question'],
    load: () => import('./questions.tsx'),
  },
  {
    path: '/bonus/$pageIdentity',
    chunk: 'src/routes/bonus.tsx',
    parts: [],
    load: () => import('./bonus.tsx'),
  },
  {
    path: '/contact',
    chunk: 'src/routes/contact.tsx',
    parts: ['pages.contacts', 'fieldsSettings.fieldsControls', 'fieldsSettings.validationMessages'],
    load: () => import('./contact.tsx'),
  },
  {
    path: '/welcome-package',
    chunk: 'src/routes/welcome-package.tsx',
    parts: ['pages.welcomeBonuses'],
    load: () => import('./welcome-package.tsx'),
  },
  {
    path: '/loyalty',
    flag: 'loyaltyEnabled',
    chunk: 'src/routes/loyalty.tsx',
    islands: ['src/routes/loyalty-blocks.tsx'],
    parts: ['pages.loyalty', 'globalComponents.loyalty'],
    load: () => import('./loyalty.tsx'),
  },
  {
    path: '/favorites',
    chunk: 'src/routes/favorites.tsx',
    parts: ['pages.favorites', 'globalComponents.cardsGroup'],
    load: () => import('./favorites.tsx'),
    isPlayerOnly: true,
  },
  {
    path: '/recently-played',
    chunk: 'src/routes/recently-played.tsx',
    parts: ['pages.recently', 'globalComponents.cardsGroup'],
    load: () => import('./recently-played.tsx'),
    isPlayerOnly: true,
  },
  {
    path: '/profile/history',
    chunk: 'src/routes/history.tsx',
    parts: [
      'profile.history',
      'history.transactions',
      'history.spins',
      'history.sessions',
      'globalComponents.constants',
    ],
    load: () => import('./history.tsx'),
    isPlayerOnly: true,
  },
  {
    path: '/_ui',
    chunk: 'src/routes/gallery.tsx',
    parts: [],
    search: ['dialog'],
    load: () => import('./gallery.tsx'),
  },
]

/** Every page of the site. Paths stand without locale prefix. */
export const pageRoutes = pages.map((page): PageRoute => ({ ...page, load: loadOnce(page.load) }))
