import type { GameBoot } from '../boot.ts'
import { isMotionReduced } from './motion.ts'
import { createScattering } from './scattering.ts'

type Scene = GameBoot['scene']

/** What is in the air of a scene: how much, how it moves (shares of the page a second), how it looks. */
interface Air {
  readonly count: number
  readonly x: number
  readonly y: number
  readonly sway: number
  readonly size: readonly [from: number, to: number]
  readonly look: 'glow' | 'flake' | 'streak' | 'ring' | 'petal'
}

const dust: Air = { count: 22, x: 0.006, y: -0.008, sway: 0.01, size: [1.2, 2.6], look: 'glow' }
const snow: Air = { count: 34, x: 0.012, y: 0.05, sway: 0.014, size: [1.4, 3.4], look: 'flake' }
const petals: Air = { count: 16, x: 0.02, y: 0.035, sway: 0.03, size: [3, 5], look: 'petal' }
const fireflies: Air = { count: 20, x: 0.004, y: -0.004, sway: 0.04, size: [1.6, 3], look: 'glow' }
const embers: Air = { count: 26, x: 0.008, y: -0.06, sway: 0.02, size: [1.2, 2.8], look: 'glow' }
const bubbles: Air = { count: 20, x: 0, y: -0.05, sway: 0.012, size: [2, 5], look: 'ring' }
const spray: Air = { count: 18, x: 0.02, y: -0.006, sway: 0.012, size: [1, 2.2], look: 'flake' }
const starlight: Air = { count: 26, x: -0.006, y: 0.002, sway: 0, size: [1, 2.2], look: 'glow' }
const rainfall: Air = { count: 44, x: -0.1, y: 0.75, sway: 0, size: [8, 16], look: 'streak' }

const airs: Record<Scene, Air> = {
  bazaar: dust,
  city: starlight,
  cloth: dust,
  clockwork: dust,
  curtain: dust,
  deco: dust,
  dunes: dust,
  fair: starlight,
  forest: fireflies,
  garden: petals,
  glass: dust,
  harbour: spray,
  ice: snow,
  inlay: dust,
  mine: embers,
  night: starlight,
  orchard: petals,
  peaks: snow,
  rain: rainfall,
  rays: dust,
  reef: bubbles,
  ruins: fireflies,
  savanna: dust,
  sea: spray,
  space: starlight,
  study: dust,
  temple: dust,
  vineyard: petals,
  volcano: embers,
}

interface Mote {
  x: number
  y: number
  readonly size: number
  readonly phase: number
  readonly near: number
}

/** Thirty pictures a second are enough for what drifts, and leave the reels the rest. */
const FRAME_MS = 32
const scatter = createScattering()

/** Lets the air of the scene drift before the backdrop. Still while nobody looks and with reduced motion. */
export function createAmbience(canvas: HTMLCanvasElement, boot: GameBoot): void {
  const air = airs[boot.scene]
  const context = canvas.getContext('2d')!
  const motes = Array.from({ length: air.count }, (): Mote => {
    const [from, to] = air.size
    const near = scatter()
    return { x: scatter(), y: scatter(), size: from + (to - from) * near, phase: scatter() * 7, near }
  })
  let lastMs = 0

  function step(nowMs: number): void {
    requestAnimationFrame(step)
    const passedMs = nowMs - lastMs
    if (passedMs < FRAME_MS || document.hidden) return
    lastMs = nowMs
    if (isMotionReduced()) return void (canvas.hidden = true)
    canvas.hidden = false
    draw(Math.min(passedMs, 100) / 1000, nowMs / 1000)
  }

  function draw(passedS: number, nowS: number): void {
    const { width, height } = canvas
    context.clearRect(0, 0, width, height)
    context.fillStyle = boot.palette.accent
    context.strokeStyle = boot.palette.accent
    context.lineWidth = 1
    for (const mote of motes) {
      const depth = 0.5 + mote.near
      mote.x = wrapped(mote.x + air.x * depth * passedS)
      mote.y = wrapped(mote.y + air.y * depth * passedS)
      const x = (mote.x + Math.sin(nowS * 0.7 + mote.phase) * air.sway) * width
      drawMote(mote, x, mote.y * height, nowS)
    }
    context.globalAlpha = 1
  }

  function drawMote({ size, phase, near }: Mote, x: number, y: number, nowS: number): void {
    const twinkle = 0.5 + 0.5 * Math.sin(nowS * (0.8 + near) + phase * 3)
    context.beginPath()
    if (air.look === 'streak') {
      context.globalAlpha = 0.14 + near * 0.2
      context.moveTo(x, y)
      context.lineTo(x - size * 0.16, y + size)
      return context.stroke()
    }
    if (air.look === 'ring') {
      context.globalAlpha = 0.25 + near * 0.3
      context.arc(x, y, size, 0, 7)
      return context.stroke()
    }
    if (air.look === 'petal') {
      context.globalAlpha = 0.4 + near * 0.3
      context.ellipse(x, y, size, size * (0.25 + 0.35 * twinkle), phase + nowS * 0.6, 0, 7)
      return context.fill()
    }
    context.globalAlpha = air.look === 'flake' ? 0.3 + near * 0.4 : (0.12 + near * 0.5) * twinkle
    context.arc(x, y, size, 0, 7)
    context.fill()
  }

  new ResizeObserver(() => {
    canvas.width = canvas.clientWidth
    canvas.height = canvas.clientHeight
  }).observe(canvas)
  requestAnimationFrame(step)
}

const wrapped = (share: number) => (share < -0.05 ? share + 1.1 : share > 1.05 ? share - 1.1 : share)
