import type { GameBoot } from '../boot.ts'
import { drawFrame } from './draw-reels.ts'
import type { Highlight } from './draw-reels.ts'
import { landReel, moveReel, restingAt, startReel } from './reel-motion.ts'
import { makeSprites } from './sprites.ts'
import type { Sprites, SymbolImages } from './sprites.ts'

/** The reels on a canvas. It shows what it is told; it decides nothing. */
export interface Reels {
  /** Fits the canvas into a box of CSS pixels. */
  fit(width: number, height: number): void
  start(): void
  /** Brings the reels to their stops one after another; resolves when the last one stands. */
  land(stops: readonly number[], pace: Pace): Promise<void>
  /** Lands everything that still moves at once. */
  hurry(): void
  /** Shows stops without motion. */
  show(stops: readonly number[]): void
  highlight(highlight: Highlight | undefined): void
}

export interface Pace {
  readonly firstMs: number
  readonly staggerMs: number
  readonly lengthMs: number
}

const HURRIED_MS = 190
const DENSITY_MAX = 2.5

export function createReels(
  canvas: HTMLCanvasElement,
  boot: GameBoot,
  images: SymbolImages,
  onReelStop: (reel: number) => void,
): Reels {
  const context = canvas.getContext('2d')!
  const motions = boot.strips.map(() => restingAt(0))
  let sprites: Sprites | undefined
  let highlight: Highlight | undefined
  let highlightSinceMs = 0
  let frame = 0
  /** Landings to come: reel, stop, when, how long. */
  let landings: { reel: number; stop: number; atMs: number; lengthMs: number }[] = []
  let onLanded: (() => void) | undefined

  const isMoving = () => landings.length > 0 || motions.some(({ phase }) => phase.kind !== 'rest')

  function draw(nowMs: number): void {
    if (sprites) drawFrame(context, boot, sprites, motions, highlight, nowMs - highlightSinceMs)
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
    if (isMoving() || highlight?.isPulsing) wake()
  }

  function wake(): void {
    if (frame === 0) frame = requestAnimationFrame(tick)
  }

  return {
    fit(width, height) {
      const density = Math.min(window.devicePixelRatio || 1, DENSITY_MAX)
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
      canvas.width = Math.round(width * density)
      canvas.height = Math.round(height * density)
      sprites = makeSprites(boot, images, canvas.width / boot.reels, canvas.height / boot.rows)
      draw(performance.now())
    },
    start() {
      highlight = undefined
      const nowMs = performance.now()
      motions.forEach((motion, reel) => startReel(motion, nowMs + reel * 25))
      wake()
    },
    land(stops, pace) {
      const nowMs = performance.now()
      landings = stops.map((stop, reel) => ({
        reel,
        stop,
        atMs: nowMs + pace.firstMs + reel * pace.staggerMs,
        lengthMs: pace.lengthMs,
      }))
      wake()
      return new Promise((resolve) => {
        onLanded = resolve
      })
    },
    hurry() {
      const nowMs = performance.now()
      landings = landings.map((landing) => ({ ...landing, atMs: Math.min(landing.atMs, nowMs), lengthMs: HURRIED_MS }))
    },
    show(stops) {
      landings = []
      stops.forEach((stop, reel) => {
        motions[reel] = restingAt(stop)
      })
      highlight = undefined
      wake()
    },
    highlight(next) {
      highlight = next
      highlightSinceMs = performance.now()
      wake()
    },
  }
}
