import type { GameBoot } from '../boot.ts'
import { isMotionReduced } from './motion.ts'
import { createScattering } from './scattering.ts'

/** Short showers of light for wins, on a canvas of their own that costs nothing while it is dark. */
export interface Sparks {
  /** From places of the page, in its pixels. */
  burst(points: readonly { x: number; y: number }[]): void
  /** Over the whole page. */
  rain(count: number): void
}

interface Spark {
  x: number
  y: number
  speedX: number
  speedY: number
  turn: number
  readonly size: number
  readonly colour: string
  readonly bornMs: number
  readonly lifeMs: number
}

const GRAVITY = 0.0011
const SPARKS_MAX = 180
const scatter = createScattering()

export function createSparks(canvas: HTMLCanvasElement, { palette }: GameBoot): Sparks {
  const context = canvas.getContext('2d')!
  const colours = [palette.accent, palette.accent, '#fff6dc', palette.dominant]
  let sparks: Spark[] = []
  let lastMs = 0
  let frame = 0

  function add(
    count: number,
    make: (index: number) => { x: number; y: number; speedX: number; speedY: number; lifeMs: number },
  ): void {
    if (isMotionReduced()) return
    if (canvas.width !== innerWidth || canvas.height !== innerHeight) {
      canvas.width = innerWidth
      canvas.height = innerHeight
    }
    const bornMs = performance.now()
    for (let index = 0; index < count && sparks.length < SPARKS_MAX; index++) {
      const colour = colours[index % colours.length]!
      sparks.push({ ...make(index), turn: scatter() * 3, size: 3 + scatter() * 5, colour, bornMs })
    }
    if (frame === 0) {
      lastMs = bornMs
      canvas.hidden = false
      frame = requestAnimationFrame(step)
    }
  }

  function step(nowMs: number): void {
    const passedMs = Math.min(50, Math.max(0, nowMs - lastMs))
    lastMs = nowMs
    context.clearRect(0, 0, canvas.width, canvas.height)
    sparks = sparks.filter(({ bornMs, lifeMs, y }) => nowMs - bornMs < lifeMs && y < canvas.height + 20)
    for (const spark of sparks) draw(spark, passedMs, nowMs)
    context.globalAlpha = 1
    context.setTransform(1, 0, 0, 1, 0, 0)
    if (sparks.length > 0) frame = requestAnimationFrame(step)
    else {
      frame = 0
      canvas.hidden = true
    }
  }

  function draw(spark: Spark, passedMs: number, nowMs: number): void {
    spark.speedY += GRAVITY * passedMs
    spark.x += spark.speedX * passedMs
    spark.y += spark.speedY * passedMs
    spark.turn += 0.008 * passedMs
    const age = (nowMs - spark.bornMs) / spark.lifeMs
    context.globalAlpha = Math.min(1, (1 - age) * 2)
    context.fillStyle = spark.colour
    // A small square seen from changing sides glitters as a coin does.
    const [turned, upright] = [Math.cos(spark.turn * 3), Math.sin(spark.turn)]
    context.setTransform(turned, upright * 0.4, -upright * 0.4, 1, spark.x, spark.y)
    context.fillRect(-spark.size / 2, -spark.size / 2, spark.size, spark.size)
  }

  return {
    burst(points) {
      add(Math.min(90, points.length * 8), (index) => {
        const from = points[index % points.length]!
        const angle = scatter() * 2 * Math.PI
        const speed = 0.06 + scatter() * 0.22
        return {
          ...from,
          speedX: Math.cos(angle) * speed,
          speedY: Math.sin(angle) * speed - 0.18,
          lifeMs: 500 + scatter() * 500,
        }
      })
    },
    rain(count) {
      add(count, () => ({
        x: scatter() * innerWidth,
        y: -20 - scatter() * innerHeight * 0.6,
        speedX: (scatter() - 0.5) * 0.08,
        speedY: 0.05 + scatter() * 0.1,
        lifeMs: 2600 + scatter() * 900,
      }))
    },
  }
}
