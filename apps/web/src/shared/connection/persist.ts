import { lineBackOr, lineFailed } from './line.ts'

/** What a part of this build that cannot be had any more is told by, to whoever watches for a newer build. */
export const PART_GONE = 'part-gone'

const AGAIN_AFTER_MS = [400, 1500, 4000]

/**
 * Loads a part of the site, again when the line drops it, so that no press is lost to a bad moment. The build puts this
 * around every `import()` of the browser (vite.config.ts). `forget` lets go of what stands in the way of a repeat.
 */
export async function persist<Part>(load: () => Promise<Part>, forget: () => void): Promise<Part> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      const pauseMs = AGAIN_AFTER_MS[attempt]
      if (!isOfTheLine(error)) throw error
      if (navigator.onLine === false) lineFailed()
      if (pauseMs === undefined) {
        dispatchEvent(new Event(PART_GONE))
        throw error
      }
      forget()
      await lineBackOr(pauseMs)
    }
  }
}

/** Browsers tell a script that did not arrive, each in words of their own, by a TypeError; Vite a style by an Error. */
function isOfTheLine(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith('Unable to preload'))
}

// A style sheet that failed would be taken for one that is there.
if (typeof document !== 'undefined')
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove()
    },
    { capture: true },
  )
