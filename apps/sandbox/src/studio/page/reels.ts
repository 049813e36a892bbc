import type { GameBoot } from '../boot.ts'
import { drawFrame, makeLook } from './draw-reels.ts'
import type { Highlight, Look } from './draw-reels.ts'
import { landReel, moveReel, restingAt, startReel } from './reel-motion.ts'
import { makeSprites } from './sprites.ts'

/** The reels on a canvas. It shows what it is told; it decides nothing. */
export interface Reels {
  /** Fits the canvas into a box of CSS pixels. */
  fit(width: number, height: number): void
  start(): void
  /** Brings the reels to their stops one after another; resolves when the last one stands. */
  land(stops: readonly number[], pace: Pace): Promise<void>
  /** Lands everything that still moves at once. */
  hurry(): void
  /** Shows stops without motion; with `isSoft` they appear in a moment instead of at once. */
  show(stops: readonly number[], isSoft?: boolean): void
  highlight(highlight: Highlight | undefined): void
  /** Changes to the light of the free spins and back. */
  setFeature(isOn: boolean): void
}

export interface Pace {
  readonly firstMs: number
  readonly staggerMs: number
  readonly lengthMs: number
  /** Reels from this one on are waited for, so much longer each. */
  readonly await?: { readonly from: number; readonly eachMs: number }
}

interface Landing {
  readonly reel: number
  readonly stop: number
  readonly atMs: number
  readonly lengthMs: number
  readonly awaitedFromMs: number
}

const HURRIED_MS = 190
const DENSITY_MAX = 2.5
const SOFT_MS = 220

export function createReels(
  canvas: HTMLCanvasElement,
  boot: GameBoot,
  sheet: HTMLImageElement,
  onReelStop: (reel: number) => void,
): Reels {
  const context = canvas.getContext('2d', { alpha: false })!
  const motions = boot.strips.map(() => restingAt(0))
  let look: Look | undefined
  let isFeature = false
  let highlight: Highlight | undefined
  let highlightSinceMs = 0
  let frame = 0
  let landings: Landing[] = []
  let onLanded: (() => void) | undefined

  const isMoving = () => landings.length > 0 || motions.some(({ phase }) => phase.kind !== 'rest')

  function draw(nowMs: number): void {
    if (!look) return
    const awaited = new Set(
      landings.filter(({ awaitedFromMs, atMs }) => awaitedFromMs <= nowMs && nowMs < atMs).map(({ reel }) => reel),
    )
    drawFrame(context, look, { motions, highlight, highlightedMs: nowMs - highlightSinceMs, awaited, nowMs })
  }

  function tick(nowMs: number): void {
    frame = 0
    for (const { reel, stop, atMs, lengthMs } of landings) {
      if (atMs <= nowMs) landReel(motions[reel]!, stop, nowMs, lengthMs)
    }
    landings = landings.filter(({ atMs }) => atMs > nowMs)
    motions.forEach((motion, reel) => {
      if (moveReel(motion, nowMs)) onReelStop(reel)
    })
    draw(nowMs)
    if (!isMoving() && onLanded) {
      onLanded()
      onLanded = undefined
    }
    if (isMoving() || highlight?.isActing) wake()
  }

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(tick)
  }

  function dress(): void {
    const [width, height] = [canvas.width, canvas.height]
    const sprites = look?.sprites ?? makeSprites(boot, sheet, width / boot.reels, height / boot.rows)
    look = makeLook(boot, sprites, isFeature ? boot.featurePalette : boot.palette, width, height)
    draw(performance.now())
  }

  return {
    fit(width, height) {
      const density = Math.min(window.devicePixelRatio || 1, DENSITY_MAX)
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
      const [across, down] = [Math.round(width * density), Math.round(height * density)]
      if (look && canvas.width === across && canvas.height === down) return
      canvas.width = across
      canvas.height = down
      look = undefined
      dress()
    },
    setFeature(isOn) {
      if (isFeature === isOn) return
      isFeature = isOn
      if (look) dress()
    },
    start() {
      highlight = undefined
      const nowMs = performance.now()
      motions.forEach((motion, reel) => startReel(motion, nowMs + reel * 25))
      wake()
    },
    land(stops, { firstMs, staggerMs, lengthMs, await: awaited }) {
      const nowMs = performance.now()
      let atMs = nowMs + firstMs
      landings = stops.map((stop, reel) => {
        const isAwaited = awaited !== undefined && reel >= awaited.from
        if (reel > 0) atMs += isAwaited ? awaited.eachMs : staggerMs
        const awaitedFromMs = isAwaited ? atMs - awaited.eachMs : Infinity
        return { reel, stop, atMs, lengthMs, awaitedFromMs }
      })
      wake()
      return new Promise((resolve) => {
        onLanded = resolve
      })
    },
    hurry() {
      const nowMs = performance.now()
      landings = landings.map((landing) => ({ ...landing, atMs: Math.min(landing.atMs, nowMs), lengthMs: HURRIED_MS }))
    },
    show(stops, isSoft = false) {
      landings = []
      stops.forEach((stop, reel) => {
        motions[reel] = restingAt(stop)
      })
      highlight = undefined
      // Opacity is no travel: the old picture goes, the new one is there.
      if (isSoft) canvas.animate([{ opacity: 0.25 }, { opacity: 1 }], { duration: SOFT_MS, easing: 'ease-out' })
      wake()
    },
    highlight(next) {
      highlight = next
      highlightSinceMs = performance.now()
      wake()
    },
  }
}
