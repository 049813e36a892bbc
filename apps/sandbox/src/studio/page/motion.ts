const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the player asked for less motion. Read each time, because the setting can change while playing. */
export function isMotionReduced(): boolean {
  return reduced.matches
}

/** Waits that the player can cut short. */
export interface Waits {
  wait(durationMs: number): Promise<void>
  /** Ends every wait under way and every wait to come until `renew`. */
  skip(): void
  renew(): void
}

export function createWaits(): Waits {
  let isSkipping = false
  const pending = new Set<() => void>()
  return {
    wait(durationMs) {
      if (isSkipping || durationMs <= 0) return Promise.resolve()
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          pending.delete(end)
          resolve()
        }
        const timer = setTimeout(end, durationMs)
        pending.add(end)
      })
    },
    skip() {
      isSkipping = true
      for (const end of pending) end()
    },
    renew() {
      isSkipping = false
    },
  }
}

/** Calls `show` with amounts from `from` to `to` over the duration, and with `to` exactly at the end. */
export function countUp(from: bigint, to: bigint, durationMs: number, show: (amount: bigint) => void): () => void {
  let frame = 0
  const startMs = performance.now()
  const end = () => {
    cancelAnimationFrame(frame)
    show(to)
  }
  const step = (nowMs: number) => {
    const share = Math.min(1, Math.max(0, (nowMs - startMs) / durationMs))
    if (share === 1) return show(to)
    const eased = 1 - (1 - share) ** 2
    show(from + ((to - from) * BigInt(Math.round(eased * 1000))) / 1000n)
    frame = requestAnimationFrame(step)
  }
  if (durationMs <= 0 || isMotionReduced()) show(to)
  else frame = requestAnimationFrame(step)
  return end
}
