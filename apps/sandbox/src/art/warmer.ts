import { setTimeout as pause } from 'node:timers/promises'
import { allThemes } from '../themes/theme.ts'
import { findPicture } from './images.ts'
import type { Scale } from './images.ts'
import type { Renderer } from './renderer.ts'

/** Renders what visitors will ask for next, while nobody is asking. */
export interface Warmer {
  /** Notes that somebody asked for a cover of this size; the others of that size follow once it is quiet. */
  noticed: (size: string, scale: Scale) => void
  close: () => Promise<void>
}

/** Between two pictures, so that the games keep most of the machine. */
const PAUSE_MS = 40

/** `quietMs` is how long nobody must have asked for a picture before the work begins or goes on. */
export function createWarmer(
  renderer: Renderer,
  keyOf: (kind: string, identity: string, size: string) => string,
  quietMs: number,
): Warmer {
  const stopping = new AbortController()
  const { signal } = stopping
  const begun = new Set<string>()
  const wanted: { size: string; scale: Scale }[] = []
  let askedAtMs = 0
  let working: Promise<void> | undefined

  const quietLeftMs = () => askedAtMs + quietMs - performance.now()

  const untilQuiet = async () => {
    while (quietLeftMs() > 0) await pause(quietLeftMs(), undefined, { signal, ref: false })
  }

  const work = async () => {
    for (let next = wanted.shift(); next; next = wanted.shift())
      for (const { identity } of allThemes()) {
        await untilQuiet()
        const picture = findPicture('games', identity, next.size)!
        await renderer.image(keyOf('games', identity, next.size), picture, next.scale)
        await pause(PAUSE_MS, undefined, { signal, ref: false })
      }
  }

  return {
    noticed(size, scale) {
      askedAtMs = performance.now()
      if (begun.has(`${size}@${scale}`)) return
      begun.add(`${size}@${scale}`)
      wanted.push({ size, scale })
      // An end by `close` is expected; a picture that cannot be drawn is reported when somebody asks for it.
      working ??= work()
        .catch(() => undefined)
        .finally(() => (working = undefined))
    },
    async close() {
      stopping.abort()
      await working
    },
  }
}
