/** A game that has not come by then shares the line with the rest of its page. */
const KEEPS_THE_LINE_MS = 6000

const waiting = new Set<() => void>()

/** A first round can be played, or none comes by itself: the line is free for what stands around the game. */
export function freeTheLine(): void {
  for (const go of waiting) go()
}

/** Resolves when the game that is opened now can be played, or has had time enough. */
export function lineIsFree(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      waiting.delete(go)
      resolve()
    }
    const timer = setTimeout(go, KEEPS_THE_LINE_MS)
    waiting.add(go)
  })
}
