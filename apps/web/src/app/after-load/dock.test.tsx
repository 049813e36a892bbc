// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import { readReturnGame, rememberReturnGame } from '../../shared/games/return-game.ts'
import { Dock } from './dock.tsx'

const forget = (name: string) => (document.cookie = `${name}=; path=/; max-age=0`)
const game = { identity: 'last-light', name: 'Last Light', cover: ['/cdn/last-light.webp'] }

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sessionStorage.clear()
  forget('accept-cookie')
})
afterEach(() => vi.useRealTimers())

const pass = (durationMs: number) => act(() => vi.advanceTimersByTimeAsync(durationMs))
const popup = () => screen.queryByRole('region', { name: 'Cookies' })

describe('the word about cookies', () => {
  it('comes a moment after the page, and goes for good when it is accepted', async () => {
    const { user } = await stage(<Dock />)
    await pass(1400)
    expect(popup()).toBeNull()
    await pass(200)
    await user.click(screen.getByRole('button', { name: 'Understood' }))
    expect(popup()).toBeNull()
    expect(document.cookie).toContain('accept-cookie=accepted')
  })

  it('asks where the house measures, and a no forgets which partner the visitor came from', async () => {
    document.cookie = 'affiliateTag=trailhead_a; path=/'
    const tagManager = { id: 'GTM-ABC1234', url: 'https://tags.example' }
    const { user } = await stage(<Dock />, { info: { flags: { tagManager } } })
    await pass(1600)
    await user.click(screen.getByRole('button', { name: 'Only what is needed' }))
    expect(document.cookie).toContain('accept-analytics=off')
    expect(document.cookie).not.toContain('affiliateTag')
    forget('accept-analytics')
  })

  it('is not said again', async () => {
    document.cookie = 'accept-cookie=accepted; path=/'
    await stage(<Dock />)
    await pass(5000)
    expect(popup()).toBeNull()
  })

  it('waits until a game is left', async () => {
    await stage(<Dock />, { path: '/games/last-light' })
    await pass(5000)
    expect(popup()).toBeNull()
  })
})

describe('the way back to a game', () => {
  it('is offered to the player who left it', async () => {
    await stage(<Dock />, { isPlayer: true })
    await act(async () => rememberReturnGame(game))
    const link = await screen.findByRole('link', { name: /Last Light.*Back to the game/ })
    expect(link.getAttribute('href')).toBe('/games/last-light?real=true')
  })

  it('is refused for the whole visit by its cross', async () => {
    rememberReturnGame(game)
    const { user } = await stage(<Dock />, { isPlayer: true })
    await user.click(await screen.findByRole('button', { name: 'Do not offer this again in this visit' }))
    expect(screen.queryByRole('link')).toBeNull()
    expect(sessionStorage.getItem('returnGame')).toBe('"disabled"')
    rememberReturnGame(game)
    expect(readReturnGame()).toBeNull()
  })

  it('is no business of guests, nor of who plays already', async () => {
    rememberReturnGame(game)
    await stage(<Dock />)
    await pass(500)
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('does not stand over a game', async () => {
    rememberReturnGame(game)
    await stage(<Dock />, { isPlayer: true, path: '/games/other' })
    await pass(500)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
