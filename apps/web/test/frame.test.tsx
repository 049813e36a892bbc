// @vitest-environment jsdom
import { configure, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { BottomBarItems } from '../src/app/bottom-bar/bottom-bar-items.tsx'
import { FooterParts } from '../src/app/footer/footer-parts.tsx'
import { Header } from '../src/app/header/header.tsx'
import { PLAYER_ID, stage } from './fixtures/stage.tsx'

const locales = [
  { code: 'en', nativeName: 'English', isDefault: true },
  { code: 'de', nativeName: 'Deutsch', isDefault: false },
]

// The player's part is compiled when a test first asks for it.
beforeAll(() => configure({ asyncUtilTimeout: 15_000 }))

describe('the header', () => {
  it('shows a guest the two ways in', async () => {
    await stage(<Header />)
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('?sign-in=true')
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('?sign-up=true')
  })

  it('says what its buttons open', async () => {
    await stage(<Header />)
    expect(screen.getByRole('button', { name: 'Search games' }).dataset.opens).toBe('search')
    expect(screen.getAllByRole('button', { name: 'Menu' }).map((button) => button.dataset.opens)).toContain('menu')
  })

  it('shows a player the balance, the messages, the deposit and what is theirs', async () => {
    const account = {
      id: 'account',
      version: 1,
      currency: 'EUR',
      status: 1,
      balance: 12.5,
      realBalance: 12.5,
      bonusBalance: 0,
      lockedBalance: 0,
      withdrawalBalance: 12.5,
    }
    const meta = { page: 1, perPage: 3, totalPages: 0, totalRows: 0, totalUnread: 120 }
    await stage(<Header />, {
      isPlayer: true,
      platform: {
        'GET /api/wallet/accounts': () => ({ body: { data: [account] } }),
        'GET /api/player/profile': () => ({ body: { data: { id: PLAYER_ID, nickname: 'Marta' } } }),
        'GET /api/notification/messenger/messages': () => ({ body: { data: [], meta } }),
        'GET /api/game/player-bonuses': () => ({ body: { data: [] } }),
        'GET /api/game/player-freespins': () => ({ body: { data: [] } }),
      },
    })
    const balance = await screen.findByRole('button', { name: 'Balance and currencies' })
    expect(balance.textContent).toContain('12.50 EUR')
    expect(await screen.findByRole('button', { name: 'Messages Unread: 120' })).toBeTruthy()
    expect(screen.getByText('99+')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('?wallet=deposit')
    expect(screen.getByRole('button', { name: 'Your account' })).toBeTruthy()
  })
})

describe('the bar of phones', () => {
  it('leads to the menu, the casino, the way in, the search and help', async () => {
    await stage(<BottomBarItems />)
    expect(screen.getByRole('link', { name: 'Casino' }).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('?sign-up=true')
    expect(screen.getByRole('link', { name: /Contact|Favourites/ })).toBeTruthy()
    const buttons = ['Menu', 'Search'].map((name) => screen.getByRole('button', { name }).dataset.opens)
    expect(buttons).toEqual(['menu', 'search'])
  })
})

describe('the footer', () => {
  it('has menus of pages there are, every language, the theme, the marks and the small print', async () => {
    await stage(<FooterParts />, { path: '/main', info: { locales } })
    const house = within(screen.getByRole('navigation', { name: 'About us' }))
    expect(house.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/static/terms')
    const languages = within(screen.getByRole('navigation', { name: 'Languages' }))
    expect(languages.getByRole('link', { name: 'Deutsch' }).getAttribute('href')).toBe('/de/main')
    expect(languages.getByRole('link', { current: true }).textContent).toBe('English')
    expect(screen.getByRole('group', { name: 'Appearance' })).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Ways to pay' })).getByRole('img', { name: 'Cards' })).toBeTruthy()
    expect(screen.getByText(/Gambling can be addictive/)).toBeTruthy()
  })

  it('tells a player’s profile of the language before it leaves the page', async () => {
    const { user, calls } = await stage(<FooterParts />, {
      isPlayer: true,
      info: { locales },
      platform: { 'PUT /api/player/profile': () => ({ body: { data: {} } }) },
    })
    // jsdom goes nowhere, and says so when the page is left.
    const leave = vi.spyOn(console, 'error').mockImplementation(() => {})
    await user.click(screen.getByRole('link', { name: 'Deutsch' }))
    await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('jsdom', expect.stringContaining('navigation')))
    const writes = calls.filter(({ operation }) => !operation.startsWith('GET '))
    expect(writes).toMatchObject([{ operation: 'PUT /api/player/profile', body: { locale: 'de' } }])
  })
})
