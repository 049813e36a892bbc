import { ApiFailure } from '@baize/client'
import { useEffect, useRef } from 'react'

/** How the line to the platform is while a payment is sent: `waiting` goes on as soon as it is back, `lost` gave up. */
export type Line = 'good' | 'waiting' | 'lost'

/** How often a payment is sent again where the browser does not know that it is offline. */
const TRIES = 2
const FIRST_WAIT_MS = 500

/** What stands between answers while the platform itself does not. */
const GATEWAYS = [0, 502, 503, 504]

/** Nobody knows whether the platform heard it: the line broke, or something on the way answered in its place. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 0 && GATEWAYS.includes(error.status)
}

/** The player left before the payment was sent, so it was not. */
export class Left extends Error {}

/**
 * How a payment is sent over a line that breaks: again with the same key, at once when the line is back, but never after
 * the player has left the form.
 */
export function useSteadySending() {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => void (isLeft.current = true)
  }, [])
  return {
    retry: (failures: number, error: Error) => !isLeft.current && isUnanswered(error) && failures < TRIES,
    retryDelay: (failures: number) => FIRST_WAIT_MS * 3 ** failures,
    /** To be called right before it is sent. */
    stay: () => {
      if (isLeft.current) throw new Left('The player has left.')
    },
  }
}

/** What a mutation says of the line. */
export function lineOf(sending: { isPaused: boolean; isPending: boolean; failureCount: number; error: unknown }): Line {
  if (sending.isPaused || (sending.isPending && sending.failureCount > 0)) return 'waiting'
  return isUnanswered(sending.error) ? 'lost' : 'good'
}
