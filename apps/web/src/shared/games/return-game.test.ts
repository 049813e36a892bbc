// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  clearReturnGame,
  forgetReturnGame,
  readReturnGame,
  rememberReturnGame,
  subscribeReturnGame,
} from './return-game.ts'

const game = { identity: 'last-light', name: 'Last Light', cover: [] }

beforeEach(() => sessionStorage.clear())

describe('the game that was left', () => {
  it('is remembered for the visit and told to who listens', () => {
    const heard = vi.fn()
    const stop = subscribeReturnGame(heard)
    rememberReturnGame(game)
    expect(readReturnGame()).toEqual(game)
    expect(readReturnGame()).toBe(readReturnGame())
    expect(heard).toHaveBeenCalledOnce()
    stop()
  })

  it('is not offered once the offer was refused, until somebody else comes', () => {
    forgetReturnGame()
    rememberReturnGame(game)
    expect(readReturnGame()).toBeNull()
    clearReturnGame()
    rememberReturnGame(game)
    expect(readReturnGame()).toEqual(game)
  })

  it('is nothing when what is stored cannot be read', () => {
    sessionStorage.setItem('returnGame', '{"name":')
    expect(readReturnGame()).toBeNull()
    sessionStorage.setItem('returnGame', '{"name":"only a name"}')
    expect(readReturnGame()).toBeNull()
  })
})
