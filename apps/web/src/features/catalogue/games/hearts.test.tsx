// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { games } from '../../../../test/fixtures/catalogue.ts'
import { type Platform, alertKeys, held, stage } from '../../../../test/fixtures/stage.tsx'
import { GameCards } from './game-card.tsx'
import { toCardData } from '../../../shared/games/game-card-data.ts'

const [game, other] = games as [(typeof games)[0], (typeof games)[0]]
const cards = (
  <ul>
    <GameCards games={[game, other].map(toCardData)} />
  </ul>
)
const heart = () => screen.getByRole('button', { name: `Favourite: ${game.name}` })
const mark = `POST /api/game/games/${game.identity}/favorite`

function platform(more: Platform): Platform {
  return { 'GET /api/game/games/favorites': () => ({ body: { data: [] } }), ...more }
}

it('shows which games are favourites', async () => {
  await stage(cards, {
    isPlayer: true,
    platform: { 'GET /api/game/games/favorites': () => ({ body: { data: [other] } }) },
  })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Favourite: ${other.name}` })).toHaveProperty('ariaPressed', 'true'),
  )
  expect(heart().getAttribute('aria-pressed')).toBe('false')
})

it('turns a heart at once and keeps it when the platform agrees', async () => {
  const answer = held<{ body: unknown }>()
  const { user } = await stage(cards, { isPlayer: true, platform: platform({ [mark]: () => answer.promise }) })
  await user.click(heart())
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
  answer.release({ body: { data: [game] } })
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
})

it('turns a heart back when the platform refuses, and says so', async () => {
  const answer = held<{ status: number; body: unknown }>()
  const { user } = await stage(cards, { isPlayer: true, platform: platform({ [mark]: () => answer.promise }) })
  await user.click(heart())
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
  answer.release({ status: 500, body: { error: { code: 9, message: 'down' } } })
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'))
  expect(alertKeys()).toEqual(['global.somethingWrong'])
})

it('asks a guest to sign in', async () => {
  const { user, dialogs } = await stage(cards)
  await user.click(heart())
  expect(dialogs.open).toHaveBeenCalledWith('sign-in')
})
