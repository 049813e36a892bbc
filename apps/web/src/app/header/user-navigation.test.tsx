// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PLAYER_ID, stage } from '../../../test/fixtures/stage.tsx'
import { session } from '../../shared/session/session.ts'
import { shownNameOf } from '../../shared/player/shown-name.ts'
import { UserNavigation } from './user-navigation.tsx'

const profile = { nickname: null, email: 'marta.holm@example.com', id: PLAYER_ID }

function navigation() {
  return stage(<UserNavigation />, {
    isPlayer: true,
    info: { locales: [{ code: 'en', nativeName: 'English', isDefault: true }] },
    platform: {
      'GET /api/player/profile': () => ({ body: { data: profile } }),
      'POST /api/player/sessions/logout': () => ({ body: { data: {} } }),
    },
  })
}

describe('the menu of what is the player’s own', () => {
  it('says who one is without giving the address away', async () => {
    await navigation()
    expect(await screen.findByText('marta.h***')).toBeTruthy()
    expect(screen.getByText('Player 5F3A2B1C')).toBeTruthy()
  })

  it('leads to the pages there are', async () => {
    await navigation()
    expect(screen.getByRole('link', { name: 'Wallet' }).getAttribute('href')).toBe('/profile/wallet')
    expect(screen.getByRole('link', { name: 'History' }).getAttribute('href')).toBe('/profile/history')
  })

  it('holds language and theme', async () => {
    const { user } = await navigation()
    expect(screen.getByRole('group', { name: 'Appearance' })).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Light' }))
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(document.cookie).toContain('theme=light')
    await user.click(screen.getByRole('radio', { name: 'Device' }))
    expect(document.documentElement.dataset.theme).toBeUndefined()
    expect(document.cookie).not.toContain('theme')
  })

  it('ends the session', async () => {
    const { user, calls } = await navigation()
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(session.getState().status).toBe('guest'))
    expect(calls.map(({ operation }) => operation)).toContain('POST /api/player/sessions/logout')
  })
})

it('a player is called by the nickname, else by what is left of the address', () => {
  expect(shownNameOf({ nickname: 'Marta', email: 'a@b.example' })).toBe('Marta')
  expect(shownNameOf({ nickname: ' ', email: 'abc@b.example' })).toBe('a***')
  expect(shownNameOf({ nickname: null, email: null })).toBe('unknown')
})
