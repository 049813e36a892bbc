// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { games, providers } from '../../../test/fixtures/catalogue.ts'
import { type Platform, stage } from '../../../test/fixtures/stage.tsx'
import { typeAhead } from '../../shared/page/typed-ahead.ts'
import { SearchDialog } from './search-dialog.tsx'

const onClose = vi.fn()

/** Answers by name like the platform: five a page. */
const platform: Platform = {
  'GET /api/game/games': ({ query }) => {
    const name = query.get('name')
    const found = games.filter((game) => name === null || game.name.toLowerCase().includes(name.toLowerCase()))
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 20)]
    const meta = { page, perPage, totalPages: Math.ceil(found.length / perPage), totalRows: found.length }
    return { body: { data: found.slice((page - 1) * perPage, page * perPage), meta } }
  },
  'GET /api/game/providers': ({ query }) => {
    const wanted = (query.get('name') ?? '').toLowerCase()
    return { body: { data: providers.filter(({ name }) => name.toLowerCase().includes(wanted)) } }
  },
}
const turbo = { id: 'turbo', identity: 'turbogames', label: 'Quick rounds', icon: 'flash', count: 4 }

function search(options: Parameters<typeof stage>[1] = {}) {
  return stage(<SearchDialog name="search" onClose={onClose} closesOnOverlay />, {
    platform,
    info: { collections: [turbo] },
    ...options,
  })
}
const field = () => screen.getByRole('combobox', { name: 'Search games' })
const linesIn = (group: string) => within(screen.getByRole('group', { name: group })).getAllByRole('option')

beforeEach(() => {
  localStorage.clear()
  onClose.mockClear()
})

describe('the search', () => {
  it('suggests four games of the quick rounds before anything is typed', async () => {
    const { calls } = await search()
    await waitFor(() => expect(linesIn('Popular right now')).toHaveLength(4))
    expect(calls[0]!.query.getAll('collectionId[]')).toEqual(['turbo'])
  })

  it('asks from two characters on, five by name with the way to more, and brings them', async () => {
    const { user, calls } = await search()
    await user.type(field(), 'l')
    await user.type(field(), 'ights')
    await waitFor(() => expect(linesIn('Search games')).toHaveLength(6))
    const asked = calls.filter(({ operation, query }) => operation === 'GET /api/game/games' && query.has('name'))
    expect(asked.map(({ query }) => [query.get('name'), query.get('perPage')])).toEqual([['lights', '5']])
    await user.click(screen.getByRole('option', { name: 'Show more' }))
    await waitFor(() => expect(linesIn('Search games')).toHaveLength(11))
  })

  it('finds studios and categories by name, before games', async () => {
    const { user } = await search()
    await user.type(field(), 'har')
    const [studio] = await screen.findAllByRole('option')
    expect(studio!.textContent).toBe('Old HarbourStudio')
    await user.clear(field())
    await user.type(field(), 'quick')
    const category = await screen.findByRole('option', { name: /Quick rounds/ })
    expect(category.getAttribute('href')).toBe('/categories/turbogames')
    category.addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('leads to the page of sports bets by the name of a sport, where a company takes them', async () => {
    const betting = { host: 'https://bets.example', clientId: 'house', scriptIntegrity: '', isPathShared: true }
    const { user } = await search({ info: { collections: [turbo], flags: { sportsbook: true, betting } } })
    await user.type(field(), 'tenn')
    const tennis = await screen.findByRole('option', { name: /^Tennis/ })
    expect(tennis.textContent).toBe('TennisSports')
    expect(tennis.getAttribute('href')).toBe('/betting?setIframePath=/tennis')
    await user.clear(field())
    await user.type(field(), 'sports')
    expect(await screen.findByRole('option', { name: /^Football/ })).toBeTruthy()
  })

  it('names no sport where nobody takes bets', async () => {
    const { user, calls } = await search()
    await user.type(field(), 'tenn')
    await waitFor(() => expect(calls.some(({ query }) => query.get('name') === 'tenn')).toBe(true))
    await screen.findByText('No game by that name')
    expect(screen.queryByRole('option', { name: /^Tennis/ })).toBeNull()
  })

  it('takes what was typed while it was on its way', async () => {
    typeAhead()
    const user = userEvent.setup()
    await user.keyboard('ligg{Backspace}')
    await search()
    await waitFor(() => expect((field() as HTMLInputElement).value).toBe('lig'))
    await user.keyboard('h')
    expect((field() as HTMLInputElement).value).toBe('ligh')
  })

  it('is walked with arrows while the focus stays in the field; Enter follows and the words are remembered', async () => {
    const { user } = await search()
    await user.type(field(), 'lights 239')
    const option = await screen.findByRole('option', { name: /Harbour Lights 239/ })
    await user.keyboard('{ArrowDown}')
    expect(option.getAttribute('aria-selected')).toBe('true')
    expect(field().getAttribute('aria-activedescendant')).toBe(option.id)
    expect(document.activeElement).toBe(field())
    option.addEventListener('click', (event) => event.preventDefault())
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(JSON.parse(localStorage.getItem('recentSearches')!)).toEqual(['lights 239'])
  })

  it('leads a guest to the demo and a player to real money', async () => {
    const demo = games.find(({ isDemoMode }) => isDemoMode)!
    const { user } = await search()
    await user.type(field(), demo.name)
    const asGuest = await screen.findByRole('option', { name: new RegExp(`^${demo.name}.*Demo$`) })
    expect(asGuest.getAttribute('href')).toBe(`/games/${demo.identity}`)
  })

  it('leads a player to real money', async () => {
    const { user } = await search({ isPlayer: true })
    await user.type(field(), games[0]!.name)
    const [first] = await screen.findAllByRole('option', { name: /Real money$/ })
    expect(first!.getAttribute('href')).toMatch(/\?real=true$/)
  })

  it('says so when nothing is found, and suggests something', async () => {
    const { user } = await search()
    await user.type(field(), 'no such game')
    expect(await screen.findByText('No game by that name')).toBeTruthy()
    expect(linesIn('Popular right now')).toHaveLength(4)
  })

  it('offers recent searches, takes one, and forgets them', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['lights 23']))
    const { user } = await search()
    await user.click(screen.getByRole('option', { name: 'lights 23' }))
    expect((field() as HTMLInputElement).value).toBe('lights 23')
    await user.clear(field())
    await user.click(screen.getByRole('button', { name: 'Forget recent searches' }))
    expect(screen.queryByRole('option', { name: 'lights 23' })).toBeNull()
    expect(localStorage.getItem('recentSearches')).toBeNull()
  })

  it('says that it did not get through', async () => {
    const { user } = await search({ platform: { 'GET /api/game/games': () => ({ status: 400, body: {} }) } })
    await user.type(field(), 'fox')
    expect(await screen.findByText(/did not get through/)).toBeTruthy()
  })
})
