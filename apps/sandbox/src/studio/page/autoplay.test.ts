import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAutoplay } from './autoplay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function play() {
  const shown: number[] = []
  let isRunning = false
  let rounds = 0
  const autoplay = createAutoplay({
    show: (left) => shown.push(left),
    pauseMs: () => 700,
    isRunning: () => isRunning,
    spin: () => {
      rounds++
      isRunning = true
    },
  })
  const endRound = () => {
    isRunning = false
    autoplay.next()
    vi.advanceTimersByTime(700)
  }
  return { autoplay, shown, endRound, rounds: () => rounds }
}

describe('autoplay', () => {
  it('plays exactly the rounds that were asked for', () => {
    const { autoplay, shown, endRound, rounds } = play()
    autoplay.start(5)
    vi.advanceTimersByTime(700)
    for (let round = 0; round < 8; round++) endRound()
    expect(rounds()).toBe(5)
    expect(shown).toEqual([5, 4, 3, 2, 1, 0])
    expect(autoplay.isOn).toBe(false)
  })

  it('plays no further round once it is stopped', () => {
    const { autoplay, endRound, rounds } = play()
    autoplay.start(25)
    vi.advanceTimersByTime(700)
    endRound()
    autoplay.stop()
    endRound()
    expect(rounds()).toBe(2)
  })

  it('waits for the round that is running', () => {
    const { autoplay, endRound, rounds } = play()
    autoplay.start(10)
    vi.advanceTimersByTime(700)
    autoplay.start(10)
    vi.advanceTimersByTime(5000)
    expect(rounds()).toBe(1)
    endRound()
    expect(rounds()).toBe(2)
  })
})
