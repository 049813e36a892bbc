// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { games } from '../../../test/fixtures/catalogue.ts'
import { stage } from '../../../test/fixtures/stage.tsx'
import { toggleSidebar } from './sidebar-mode.ts'
import { SiteMenu } from './site-menu.tsx'

const info = {
  collections: [
    { id: null, identity: 'all', label: 'All games', icon: 'collections', count: 1240 },
    { id: 'new', identity: 'new', label: 'New', icon: 'new', count: 12 },
  ],
  locales: [
    { code: 'en', nativeName: 'English', isDefault: true },
    { code: 'de', nativeName: 'Deutsch', isDefault: false },
  ],
}
const linksIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset.sidebar
})

describe('the site menu', () => {
  it('lists collections with their counts and marks the page one is on', async () => {
    await stage(<SiteMenu />, { info, path: '/categories/new' })
    const collections = screen.getByRole('group', { name: 'Games' })
    expect(within(collections).getByRole('link', { name: 'All games 1,240' })).toBeTruthy()
    const current = within(collections).getByRole('link', { current: 'page' })
    expect(current.getAttribute('href')).toBe('/categories/new')
  })

  it('has what is the player’s own, and help', async () => {
    await stage(<SiteMenu />, { info })
    expect(linksIn('Yours')).toEqual(['/favorites', '/recently-played'])
    expect(linksIn('Help')).toContain('/static/responsible-gambling')
  })

  it('shows one half of the house without a switch where there is no other', async () => {
    await stage(<SiteMenu />, { info })
    expect(screen.queryByRole('link', { name: 'Sports' })).toBeNull()
  })

  it('opens a few games below a line, those that are there', async () => {
    const { user } = await stage(<SiteMenu />, {
      info,
      platform: {
        'GET /api/game/games/last-light': () => ({ body: { data: games[0] } }),
        'GET /api/game/games/clover-field-rules': () => ({ status: 404, body: { error: { code: 2, message: 'No' } } }),
        'GET /api/game/games/trident-and-tide': () => ({ body: { data: games[2] } }),
        'GET /api/game/games/halfpenny-cherries': () => ({ body: { data: games[3] } }),
      },
    })
    const opener = screen.getByRole('button', { name: 'More in Casino' })
    await user.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    const shown = await screen.findAllByRole('img', { name: /Harbour Lights/ })
    expect(shown.map((image) => image.closest('a')!.dataset.game)).toEqual(
      [games[0]!, games[2]!, games[3]!].map(({ identity }) => identity),
    )
  })

  it('asks a guest to sign in for the quests, and opens their hub for a player', async () => {
    await stage(<SiteMenu />, { info: { ...info, flags: { questsEnabled: true } } })
    expect(screen.getByRole('link', { name: /^Quests/ }).getAttribute('href')).toBe('?sign-in=true')
  })

  it('opens the hub of quests for a player', async () => {
    await stage(<SiteMenu />, {
      isPlayer: true,
      info: { ...info, flags: { questsEnabled: true } },
      platform: { 'GET /api/game/games/favorites': () => ({ body: { data: [games[0]] } }) },
    })
    expect(screen.getByRole('link', { name: /^Quests/ }).getAttribute('href')).toBe('?quests-hub=true')
    expect(await screen.findByRole('link', { name: 'Favourites 1' })).toBeTruthy()
  })

  it('leads to the same page in every language and remembers the one that is chosen', async () => {
    const { user } = await stage(<SiteMenu />, { info, path: '/main' })
    const german = screen.getByText('Deutsch')
    expect(german.getAttribute('href')).toBe('/de/main')
    german.addEventListener('click', (event) => event.preventDefault())
    await user.click(german)
    expect(document.cookie).toContain('user-language=de')
  })
})

it('the side menu is narrowed and widened, remembers it, and tells that the page has another width', () => {
  const resized = vi.fn()
  addEventListener('resize', resized)
  toggleSidebar()
  expect(document.documentElement.dataset.sidebar).toBe('compact')
  expect(localStorage.getItem('IS_DRAWER_COMPACT')).toBe('true')
  toggleSidebar()
  expect(document.documentElement.dataset.sidebar).toBeUndefined()
  expect(localStorage.getItem('IS_DRAWER_COMPACT')).toBe('false')
  expect(resized).toHaveBeenCalledTimes(2)
  removeEventListener('resize', resized)
})
