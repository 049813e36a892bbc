// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import type { GamePageData } from './game-page-data.ts'
import { readReturnGame } from '../../shared/games/return-game.ts'
import { useReturnGame } from './use-return-game.ts'

const game = { identity: 'last-light', name: 'Last Light', cover: ['/cdn/a.webp'] } as GamePageData

function Game({ isReal }: { isReal: boolean }) {
  useReturnGame({ game, isReal })
  return null
}

function Page({ isReal }: { isReal: boolean }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      {isOpen && <Game isReal={isReal} />}
      <button type="button" onClick={() => setIsOpen(false)}>
        Leave
      </button>
    </>
  )
}

async function leave({ isReal, isPlayer }: { isReal: boolean; isPlayer: boolean }) {
  const { user } = await stage(<Page isReal={isReal} />, { isPlayer })
  expect(readReturnGame()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  return readReturnGame()
}

beforeEach(() => sessionStorage.clear())

describe('leaving a game', () => {
  it('notes the one a player leaves while it runs for real money', async () => {
    expect(await leave({ isReal: true, isPlayer: true })).toEqual({
      identity: 'last-light',
      name: 'Last Light',
      cover: ['/cdn/a.webp'],
    })
  })

  it('notes no demo', async () => {
    expect(await leave({ isReal: false, isPlayer: true })).toBeNull()
  })

  it('notes nothing of who is no longer signed in', async () => {
    expect(await leave({ isReal: true, isPlayer: false })).toBeNull()
  })
})
