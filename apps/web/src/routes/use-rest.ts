import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { lineIsFree } from '../features/play/playable.ts'
import { lineBackOr } from '../shared/connection/line.ts'
import type { GameData } from './game-load.ts'

const AGAIN_AFTER_MS = 10_000

/** Brings what the page of a game began without, once the game can be played. */
export function useRest({ rest }: GameData): void {
  const router = useRouter()
  const here = useMatch({ strict: false, select: ({ id }) => id })
  useEffect(() => {
    if (!rest) return undefined
    let isWanted = true
    const ask = async () => {
      await lineIsFree()
      while (isWanted) {
        try {
          await rest(() => isWanted)
          if (isWanted) await router.invalidate({ filter: ({ id }) => id === here })
          return
        } catch {
          await lineBackOr(AGAIN_AFTER_MS)
        }
      }
    }
    void ask()
    return () => void (isWanted = false)
  }, [rest, router, here])
}
