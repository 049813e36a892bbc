import { describe, expect, it } from 'vitest'
import { easeOutBack, landReel, moveReel, restingAt, startReel } from './reel-motion.ts'

describe('a reel', () => {
  it('stands still until it is started', () => {
    const reel = restingAt(7)
    expect(moveReel(reel, 1000)).toBe(false)
    expect(reel.position).toBe(7)
  })

  it('pulls back a little, then runs downwards', () => {
    const reel = restingAt(7)
    startReel(reel, 0)
    moveReel(reel, 50)
    expect(reel.position).toBeGreaterThan(7)
    moveReel(reel, 400)
    expect(reel.position).toBeLessThan(7)
    expect(reel.speed).toBe(30)
  })

  it('comes to rest exactly at the stop it was given, saying once that it has landed', () => {
    const reel = restingAt(7)
    startReel(reel, 0)
    moveReel(reel, 400)
    landReel(reel, 21, 400, 420)
    const landings = Array.from({ length: 60 }, (_, frame) => moveReel(reel, 400 + frame * 10)).filter(Boolean)
    expect(landings).toHaveLength(1)
    expect(reel).toEqual({ position: 21, speed: 0, phase: { kind: 'rest' } })
  })

  it('dips past its stop before it settles', () => {
    expect(easeOutBack(0)).toBeCloseTo(0)
    expect(easeOutBack(1)).toBe(1)
    expect(Math.max(...Array.from({ length: 100 }, (_, step) => easeOutBack(step / 100)))).toBeGreaterThan(1.02)
  })
})
