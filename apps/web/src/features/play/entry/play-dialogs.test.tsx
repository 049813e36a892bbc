// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { stage } from '../../../../test/fixtures/stage.tsx'
import { DemoGameDialog } from './demo-game-dialog.tsx'
import { GameEntryDialog } from './game-entry-dialog.tsx'
import { GameLimitDialog, GeoGameDialog, GeoTypeDialog } from './notice-dialog.tsx'

const view = { name: 'demo-game' as const, closesOnOverlay: false }
const accounts = (balance: number) => ({
  'GET /api/wallet/accounts': () => ({ body: { data: [{ id: 'a', currency: 'EUR', status: 1, balance }] } }),
})

describe('a notice about a game', () => {
  it('says that a limit is reached, and leads to the limits', async () => {
    await stage(<GameLimitDialog {...view} onClose={() => {}} />)
    await screen.findByRole('alertdialog', { name: 'Your limit is reached' })
    expect(screen.getByRole('link', { name: 'See my limits' }).getAttribute('href')).toBe('/profile/limits')
  })

  it('says that it is a break where it is one', async () => {
    await stage(<GameLimitDialog {...view} isBreak onClose={() => {}} />)
    expect((await screen.findByRole('alertdialog', { name: 'You are taking a break' })).textContent).toContain(
      'withdraw',
    )
  })

  it('leads to other games where one is not offered', async () => {
    await stage(<GeoGameDialog {...view} onClose={() => {}} />, { info: { prefix: '/de' } })
    const link = await screen.findByRole('link', { name: 'See other games' })
    expect(link.getAttribute('href')).toBe('/de/main')
  })

  it('says that accounts are closed where they are', async () => {
    await stage(<GeoTypeDialog {...view} onClose={() => {}} />)
    expect(await screen.findByRole('alertdialog', { name: 'Accounts are not available in your country' })).toBeTruthy()
  })
})

describe('the way out of a demo', () => {
  it.each([
    ['registration for a guest', false, 0, 'Register', ['sign-up']],
    ['a deposit for a player without money', true, 0, 'Deposit', ['wallet', { show: 'deposit-only' }]],
  ] as const)('is %s', async (_, isPlayer, balance, label, opened) => {
    const onReal = vi.fn<() => void>()
    const dialog = <DemoGameDialog {...view} onReal={onReal} onClose={() => {}} />
    const { user, dialogs } = await stage(dialog, { isPlayer, platform: accounts(balance) })
    await user.click(await screen.findByRole('button', { name: label }))
    expect(dialogs.open).toHaveBeenCalledWith(...opened)
    expect(onReal).not.toHaveBeenCalled()
  })

  it('is real money for a player who has some', async () => {
    const onReal = vi.fn<() => void>()
    const dialog = <DemoGameDialog {...view} onReal={onReal} onClose={() => {}} />
    const { user } = await stage(dialog, { isPlayer: true, platform: accounts(5) })
    await user.click(await screen.findByRole('button', { name: 'Play for real money' }))
    expect(onReal).toHaveBeenCalledOnce()
  })
})

describe('the way into a game on a phone', () => {
  const game = (isDemo: boolean) => ({ identity: 'owl', name: 'Night Owl', isDemo, cover: ['/c'] })

  it('is registration or the demo for a guest', async () => {
    const { user, dialogs, router } = await stage(<GameEntryDialog {...view} game={game(true)} onClose={() => {}} />)
    await screen.findByRole('dialog', { name: 'Night Owl' })
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect(dialogs.open).toHaveBeenCalledWith('sign-up')
    await user.click(screen.getByRole('button', { name: 'Play the demo' }))
    expect(router.history.location.pathname).toBe('/games/owl')
  })

  it('is said to have no demo where there is none', async () => {
    await stage(<GameEntryDialog {...view} game={game(false)} onClose={() => {}} />)
    expect(await screen.findByText('This game has no demo.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Play the demo' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy()
  })
})
