import type { GameBoot } from '../boot.ts'
import type { ReelMotion } from './reel-motion.ts'
import { SMEAR_OVERHANG } from './sprites.ts'
import type { Sprites } from './sprites.ts'

/** What stands out after a spin. Places are `reel * rows + row`. */
export interface Highlight {
  readonly places: ReadonlySet<number>
  /** Paylines drawn over the reels. */
  readonly lines: readonly number[]
  readonly isPulsing: boolean
}

const SMEARED_FROM_SPEED = 9

/** Draws the whole window once. */
export function drawFrame(
  context: CanvasRenderingContext2D,
  boot: GameBoot,
  sprites: Sprites,
  motions: readonly ReelMotion[],
  highlight: Highlight | undefined,
  highlightedMs: number,
): void {
  const { width, height } = context.canvas
  const cell = { width: width / boot.reels, height: height / boot.rows }
  context.clearRect(0, 0, width, height)
  motions.forEach((motion, reel) => {
    drawColumn(context, boot, cell, reel)
    context.save()
    context.beginPath()
    context.rect(reel * cell.width, 0, cell.width, height)
    context.clip()
    drawStrip(context, boot, sprites, cell, reel, motion, highlight, highlightedMs)
    context.restore()
  })
  drawShade(context, width, height)
  if (highlight) for (const line of highlight.lines) drawLine(context, boot, cell, line)
}

interface Cell {
  readonly width: number
  readonly height: number
}

function drawColumn(context: CanvasRenderingContext2D, boot: GameBoot, cell: Cell, reel: number): void {
  const x = reel * cell.width
  const { height } = context.canvas
  const cloth = context.createLinearGradient(x, 0, x + cell.width, 0)
  cloth.addColorStop(0, 'rgb(0 0 0 / 0.5)')
  cloth.addColorStop(0.5, 'rgb(0 0 0 / 0.26)')
  cloth.addColorStop(1, 'rgb(0 0 0 / 0.5)')
  context.fillStyle = boot.palette.surface
  context.fillRect(x, 0, cell.width, height)
  context.fillStyle = cloth
  context.fillRect(x, 0, cell.width, height)
  if (reel === 0) return
  context.fillStyle = boot.palette.accent
  context.globalAlpha = 0.35
  context.fillRect(Math.round(x) - 1, 0, Math.max(1, cell.width * 0.012), height)
  context.globalAlpha = 1
}

function drawStrip(
  context: CanvasRenderingContext2D,
  boot: GameBoot,
  sprites: Sprites,
  cell: Cell,
  reel: number,
  motion: ReelMotion,
  highlight: Highlight | undefined,
  highlightedMs: number,
): void {
  const strip = boot.strips[reel]!
  const top = Math.floor(motion.position)
  const offset = motion.position - top
  const isSmeared = motion.speed >= SMEARED_FROM_SPEED
  for (let row = -1; row <= boot.rows; row++) {
    const role = strip[(((top + row) % strip.length) + strip.length) % strip.length]!
    const y = (row - offset) * cell.height
    if (isSmeared) {
      context.drawImage(sprites[role].smeared, reel * cell.width, y - (cell.height * SMEAR_OVERHANG) / 2)
      continue
    }
    const isLit = highlight?.places.has(reel * boot.rows + row) ?? false
    if (isLit && row >= 0 && row < boot.rows) {
      drawLit(context, boot, cell, sprites[role].sharp, reel * cell.width, y, highlight!.isPulsing ? highlightedMs : 0)
      continue
    }
    if (highlight) context.globalAlpha = 0.34
    context.drawImage(sprites[role].sharp, reel * cell.width, y)
    context.globalAlpha = 1
  }
}

function drawLit(
  context: CanvasRenderingContext2D,
  boot: GameBoot,
  cell: Cell,
  sprite: HTMLCanvasElement,
  x: number,
  y: number,
  forMs: number,
): void {
  const wave = (1 - Math.cos((forMs / 900) * 2 * Math.PI)) / 2
  const inset = cell.width * 0.035
  context.fillStyle = boot.palette.accent
  context.globalAlpha = 0.16 + wave * 0.12
  context.beginPath()
  context.roundRect(x + inset, y + inset, cell.width - inset * 2, cell.height - inset * 2, cell.width * 0.1)
  context.fill()
  context.globalAlpha = 1
  context.lineWidth = Math.max(1.5, cell.width * 0.022)
  context.strokeStyle = boot.palette.accent
  context.stroke()
  const scale = 1 + wave * 0.07
  const [width, height] = [sprite.width * scale, sprite.height * scale]
  context.drawImage(sprite, x + (cell.width - width) / 2, y + (cell.height - height) / 2, width, height)
}

/** Darkens the upper and lower edge, so that the strips seem to turn away. */
function drawShade(context: CanvasRenderingContext2D, width: number, height: number): void {
  const shade = context.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, 'rgb(0 0 0 / 0.5)')
  shade.addColorStop(0.14, 'rgb(0 0 0 / 0)')
  shade.addColorStop(0.86, 'rgb(0 0 0 / 0)')
  shade.addColorStop(1, 'rgb(0 0 0 / 0.5)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
}

function drawLine(context: CanvasRenderingContext2D, boot: GameBoot, cell: Cell, line: number): void {
  const rows = boot.paylines[line]!
  const path = () => {
    context.beginPath()
    context.moveTo(0, (rows[0]! + 0.5) * cell.height)
    rows.forEach((row, reel) => context.lineTo((reel + 0.5) * cell.width, (row + 0.5) * cell.height))
    context.lineTo(context.canvas.width, (rows.at(-1)! + 0.5) * cell.height)
    context.stroke()
  }
  context.lineJoin = 'round'
  context.strokeStyle = 'rgb(0 0 0 / 0.55)'
  context.lineWidth = Math.max(4, cell.width * 0.06)
  path()
  context.strokeStyle = boot.palette.accent
  context.lineWidth = Math.max(2, cell.width * 0.028)
  path()
}
