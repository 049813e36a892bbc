// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { games, providers as studios } from '../../../../test/fixtures/catalogue.ts'
import { type Call, type Platform, openedWith, stage } from '../../../../test/fixtures/stage.tsx'
import { toCardData } from '../../../shared/games/game-card-data.ts'
import { CategoryBrowser, type CategoryBrowserProps } from './category-browser.tsx'
import type { CategoryFilter } from './category-filter.ts'
import { playableProviders } from '../providers/provider-data.ts'

const filter: CategoryFilter = { page: 1, name: '', providers: [], sortBy: 'score', sortOrder: 'asc' }
const collection = { id: 'c1', identity: 'classics', label: 'Classics', icon: 'slots', count: 240 }

function browser(more: Partial<CategoryBrowserProps> = {}) {
  const props = { collection, filter, providers: playableProviders(studios), total: 240, ...more }
  return <CategoryBrowser games={games.slice(0, 72).map(toCardData)} {...props} />
}
function listGames({ query }: Call) {
  const [page, perPage] = [Number(query.get('page')), Number(query.get('perPage'))]
  const data = games.slice((page - 1) * perPage, page * perPage)
  return { body: { data, meta: { page, perPage, totalPages: 4, totalRows: 240 } } }
}
const platform: Platform = { 'GET /api/game/games': listGames }
const cards = () => [...document.querySelectorAll<HTMLElement>('a[data-game]')]
const address = (router: { history: { location: { href: string } } }) => router.history.location.href

describe('a category', () => {
  it('adds the next games on request, each once', async () => {
    const { user, calls } = await stage(browser(), { platform, path: '/categories/classics' })
    await user.click(screen.getByRole('link', { name: 'Show more games' }))
    await waitFor(() => expect(cards()).toHaveLength(144))
    expect(calls[0]!.query.get('page')).toBe('2')
    expect(new Set(cards().map(({ dataset }) => dataset.game)).size).toBe(144)
  })

  it('asks for less at a time on phones', async () => {
    const media = ['(max-width: 767px) and (max-height: 999px)']
    const { user, calls } = await stage(browser(), { platform, media, path: '/categories/classics' })
    await user.click(screen.getByRole('link', { name: 'Show more games' }))
    await waitFor(() => expect(cards()).toHaveLength(96))
    expect([calls[0]!.query.get('page'), calls[0]!.query.get('perPage')]).toEqual(['4', '24'])
  })

  it('puts the name that is typed into the address', async () => {
    const { user, router } = await stage(browser(), { platform, path: '/categories/classics' })
    await user.type(screen.getByRole('searchbox', { name: 'Filter games' }), 'fox{Enter}')
    await waitFor(() => expect(address(router)).toBe('/categories/classics?name=fox'))
  })

  it('puts the order into the address and keeps ordering by score from guests', async () => {
    const { user, router } = await stage(browser(), { platform, path: '/categories/classics' })
    const sort = screen.getByRole('combobox', { name: 'Sort by' })
    expect([...sort.querySelectorAll('option')].map(({ textContent }) => textContent)).not.toContain('Most popular')
    await user.selectOptions(sort, 'Name, Z to A')
    expect(address(router)).toBe('/categories/classics?sortBy=name&sortOrder=desc')
  })

  it('asks which studios, and narrows to them', async () => {
    const { user, router, dialogs } = await stage(browser(), { platform, path: '/categories/classics' })
    await user.click(screen.getByRole('button', { name: 'Studios' }))
    const { onChoose } = openedWith(dialogs, 'providers')
    onChoose!(['copper-fox', 'northlight'])
    expect(address(router)).toBe('/categories/classics?provider=copper-fox&provider=northlight')
  })

  it('shows the chosen studios as tags that lead out of them', async () => {
    await stage(browser({ filter: { ...filter, providers: ['copper-fox', 'northlight'] } }), { platform })
    expect(screen.getByRole('link', { name: 'Remove Copper Fox' }).getAttribute('href')).toBe(
      '/categories/classics?provider=northlight',
    )
    expect(screen.getByRole('link', { name: 'Clear studios' }).getAttribute('href')).toBe('/categories/classics')
  })

  it('says so when nothing fits, and how to see everything', async () => {
    await stage(browser({ games: [], total: 0, filter: { ...filter, name: 'zzz' } }), { platform })
    expect(screen.getByText('No game fits').closest('[role=status]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Clear the filter' }).getAttribute('href')).toBe('/categories/classics')
  })
})
