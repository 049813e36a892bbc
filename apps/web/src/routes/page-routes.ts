import type { PageRoute } from './page-route.ts'

/** Every page of the site. Paths stand without locale prefix. */
export const pageRoutes: readonly PageRoute[] = [
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
    parts: ['pages.game', 'globalComponents.cardsGroup'],
    load: () => import('./game.tsx'),
  },
  {
    path: '/static/$pageIdentity',
    chunk: 'src/routes/static-page.tsx',
    parts: [],
    load: () => import('./static-page.tsx'),
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
    load: () => import('./gallery.tsx'),
  },
]
