/** How one reel moves. Positions are strip places shown in the top row; symbols travel down, so they fall. */
export interface ReelMotion {
  position: number
  /** Places per second, for the choice between sharp and smeared symbols. */
  speed: number
  phase: Phase
}

type Phase =
  | { readonly kind: 'rest' }
  | { readonly kind: 'spin'; readonly sinceMs: number; readonly from: number }
  | {
      readonly kind: 'land'
      readonly sinceMs: number
      readonly stop: number
      readonly lengthMs: number
      hasLanded: boolean
    }

const SPEED_FULL = 30
const KICK_MS = 110
const KICK_PLACES = 0.22
const RAMP_MS = 170
const OVERSHOOT = 1.25

/** A reel standing at a stop. */
export function restingAt(stop: number): ReelMotion {
  return { position: stop, speed: 0, phase: { kind: 'rest' } }
}

export function startReel(reel: ReelMotion, nowMs: number): void {
  reel.phase = { kind: 'spin', sinceMs: nowMs, from: reel.position }
}

/**
 * Brings a moving reel to `stop`: it enters a few places above, at the speed it has, and settles with a
 * small dip. The strip changes under the smear, where nobody can tell one place from another.
 */
export function landReel(reel: ReelMotion, stop: number, nowMs: number, lengthMs: number): void {
  reel.phase = { kind: 'land', sinceMs: nowMs, stop, lengthMs, hasLanded: false }
}

/** Moves a reel on to `nowMs`. Says true once, when the stop is first reached. */
export function moveReel(reel: ReelMotion, nowMs: number): boolean {
  const { phase } = reel
  if (phase.kind === 'rest') return false
  const elapsedMs = nowMs - phase.sinceMs
  if (phase.kind === 'spin') {
    if (elapsedMs < KICK_MS) {
      reel.position = phase.from + Math.sin((elapsedMs / KICK_MS) * Math.PI) * KICK_PLACES
      reel.speed = 0
      return false
    }
    const runMs = elapsedMs - KICK_MS
    const rampedMs = Math.min(runMs, RAMP_MS)
    reel.speed = (SPEED_FULL * rampedMs) / RAMP_MS
    // Distance under a speed that grows evenly to full and then holds.
    reel.position = phase.from - (SPEED_FULL * (rampedMs ** 2 / (2 * RAMP_MS) + (runMs - rampedMs))) / 1000
    return false
  }
  const share = Math.min(1, Math.max(0, elapsedMs / phase.lengthMs))
  const before = reel.position
  reel.position = phase.stop + (1 - easeOutBack(share)) * entryPlaces(phase.lengthMs)
  reel.speed = share < 0.35 ? Math.abs(before - reel.position) * 60 : 0
  const isLanding = !phase.hasLanded && reel.position <= phase.stop
  if (isLanding) phase.hasLanded = true
  if (share === 1) {
    reel.position = phase.stop
    reel.speed = 0
    reel.phase = { kind: 'rest' }
  }
  return isLanding
}

/** The distance whose first speed under the easing equals the full speed of the reel. */
function entryPlaces(lengthMs: number): number {
  return (SPEED_FULL * lengthMs) / 1000 / (3 * (OVERSHOOT + 1) - 2 * OVERSHOOT)
}

/** Runs past its end by a little and comes back; 0 at 0, 1 at 1. */
export function easeOutBack(share: number): number {
  return 1 + (OVERSHOOT + 1) * (share - 1) ** 3 + OVERSHOOT * (share - 1) ** 2
}
