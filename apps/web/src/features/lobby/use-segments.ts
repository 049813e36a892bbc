import { useEffect, useState } from 'react'
import { useSession } from '../../shared/session/use-session.ts'

const NONE: readonly string[] = []

/** The player's segments once they are known; asked for only when something depends on them. */
export function useSegments(isAsked: boolean): readonly string[] {
  const { isPlayer } = useSession()
  const [segments, setSegments] = useState(NONE)
  useEffect(() => {
    if (!isPlayer || !isAsked) return
    let isLeft = false
    import('./player-segments.ts')
      .then(({ readSegments }) => readSegments())
      .then((known) => !isLeft && setSegments(known))
      // A profile that cannot be read has no segments; the shell tells of what is wrong with it.
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [isPlayer, isAsked])
  return isPlayer ? segments : NONE
}
