/** The value below which the share `p` (0 to 1) of the samples lies; nearest rank. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * p) - 1)] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return percentile(samples, 0.5)
}

/** One line of the closing table. */
export interface Figure {
  what: string
  measured: string
  reach: string
  isReached: boolean
}

/**
 * Runs `action` for every one of `players`, each once in `everyMs`, for `durationMs`; starts are spread
 * evenly, and a slow action delays only its own player. Returns each action's duration in ms.
 */
export async function paced(
  players: number,
  everyMs: number,
  durationMs: number,
  action: (player: number) => Promise<void>,
): Promise<number[]> {
  const durations: number[] = []
  const startMs = performance.now()
  const one = async (player: number) => {
    let dueMs = startMs + (everyMs * player) / players
    while (dueMs < startMs + durationMs && performance.now() < startMs + durationMs) {
      const waitMs = dueMs - performance.now()
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
      const beganMs = performance.now()
      await action(player)
      durations.push(performance.now() - beganMs)
      dueMs += everyMs
    }
  }
  await Promise.all(Array.from({ length: players }, (_, player) => one(player)))
  return durations
}

/** How long each of `calls` actions took, in ms, one after another; `warmUps` come before them and are not counted. */
export async function timed(calls: number, action: (made: number) => Promise<unknown>, warmUps = 0): Promise<number[]> {
  for (let made = 0; made < warmUps; made += 1) await action(made)
  const durations: number[] = []
  for (let made = 0; made < calls; made += 1) {
    const beganMs = performance.now()
    await action(made)
    durations.push(performance.now() - beganMs)
  }
  return durations
}
