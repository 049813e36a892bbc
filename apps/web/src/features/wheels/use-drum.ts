import { useCallback, useEffect, useRef } from 'react'
import { landingAt } from './drum-geometry.ts'

const START_MS = 2000
const TURN_MS = 800
/** It turns steadily for as long at least, so that it never stops short. */
const STEADY_MS = 700
const CALM_MS = 400
const DEGREES_PER_MS = 360 / TURN_MS
/** From rest to the steady speed, and back, without a jerk: both are parabolas. */
const GATHER = 'cubic-bezier(0.3333, 0, 0.6667, 0.3333)'
const SETTLE = 'cubic-bezier(0.3333, 0.6667, 0.6667, 1)'

export interface Drum {
  /** The element that is turned. */
  ref: (element: HTMLElement | null) => void
  /** Sets it in motion; resolves when it turns steadily. */
  start(): Promise<void>
  /** Brings it to rest with a sector under the pointer; without one it just comes to rest. Resolves when it stands. */
  stop(index: number | null, count: number): Promise<void>
}

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * A drum that is turned by animations of its transform alone, which the compositor runs by itself. Who wants less motion
 * sees it fade over to where it stops.
 */
export function useDrum(): Drum {
  const element = useRef<HTMLElement | null>(null)
  const degrees = useRef(0)
  const steadySince = useRef(0)
  const running = useRef<Animation | null>(null)
  useEffect(() => () => running.current?.cancel(), [])

  const turn = useCallback((to: number, options: KeyframeAnimationOptions) => {
    const frames = [{ transform: `rotate(${degrees.current}deg)` }, { transform: `rotate(${to}deg)` }]
    running.current?.cancel()
    running.current = element.current?.animate(frames, { fill: 'forwards', ...options }) ?? null
    return running.current
  }, [])

  const start = useCallback(async () => {
    if (isCalm()) return
    const reached = degrees.current + (DEGREES_PER_MS * START_MS) / 2
    await turn(reached, { duration: START_MS, easing: GATHER })?.finished.catch(() => {})
    degrees.current = reached % 360
    steadySince.current = performance.now()
    turn(degrees.current + 360, { duration: TURN_MS, iterations: Infinity })
  }, [turn])

  const stop = useCallback(
    async (index: number | null, count: number) => {
      const aside = Math.random() * 2 - 1
      if (isCalm()) {
        degrees.current = landingAt(0, index ?? 0, count, aside) % 360
        const style = { transform: `rotate(${degrees.current}deg)` }
        running.current?.cancel()
        running.current =
          element.current?.animate(
            [
              { ...style, opacity: 0 },
              { ...style, opacity: 1 },
            ],
            {
              duration: CALM_MS,
              fill: 'forwards',
            },
          ) ?? null
        await running.current?.finished.catch(() => {})
        return
      }
      await new Promise((resolve) => setTimeout(resolve, STEADY_MS - (performance.now() - steadySince.current)))
      const turned = Number(running.current?.currentTime ?? 0) * DEGREES_PER_MS
      degrees.current = (degrees.current + turned) % 360
      const end = index === null ? degrees.current + 540 : landingAt(degrees.current, index, count, aside)
      const duration = (2 * (end - degrees.current)) / DEGREES_PER_MS
      await turn(end, { duration, easing: SETTLE })?.finished.catch(() => {})
      degrees.current = end % 360
    },
    [turn],
  )
  return { ref: useCallback((found: HTMLElement | null) => void (element.current = found), []), start, stop }
}
