import type { GameBoot } from '../boot.ts'
import { poseOf } from './acts.ts'
import type { ReelMotion } from './reel-motion.ts'
import { SMEAR_OVERHANG, canvasOf } from './sprites.ts'
import type { Sprite, Sprites } from './sprites.ts'

/** What stands out after a spin. Places are `reel * rows + row`. */
export interface Highlight {
  readonly places: ReadonlySet<number>
  /** Paylines drawn over the reels. */
  readonly lines: readonly number[]
  /** Whether the symbols act: they do for a win, not for a return below the stake, nor with reduced motion. */
  readonly isActing: boolean
}

/** What is drawn once for a size and a light, and then only copied. */
export interface Look {
  readonly boot: GameBoot
  readonly palette: GameBoot['palette']
  readonly sprites: Sprites
  readonly cell: { readonly width: number; readonly height: number }
  readonly cloth: HTMLCanvasElement
  readonly shade: HTMLCanvasElement
}

const SMEARED_FROM_SPEED = 9
/** The share of the window that is shaded at either edge. What lies between is not copied: that would cost as much as the cloth. */
const SHADED = 0.12

/** Prepares the cloth behind the strips and the shade over them. */
export function makeLook(
  boot: GameBoot,
  sprites: Sprites,
  palette: GameBoot['palette'],
  width: number,
  height: number,
): Look {
  const cell = { width: width / boot.reels, height: height / boot.rows }
  const drawCloth = (context: CanvasRenderingContext2D) => {
    for (let reel = 0; reel < boot.reels; reel++) drawColumn(context, palette, cell.width, height, reel)
  }
  // What nothing shines through is copied; the rest would be mixed, point by point.
  const cloth = canvasOf(width, height, drawCloth, { alpha: false })
  return { boot, palette, sprites, cell, cloth, shade: canvasOf(width, height, drawShade) }
}

/** What moves in one frame. */
export interface Frame {
  readonly motions: readonly ReelMotion[]
  readonly highlight: Highlight | undefined
  readonly highlightedMs: number
  /** Reels that are waited for, because what they bring decides something. */
  readonly awaited: ReadonlySet<number>
  readonly nowMs: number
}

/** Draws the whole window once. */
export function drawFrame(context: CanvasRenderingContext2D, look: Look, frame: Frame): void {
  const { width, height } = context.canvas
  const { highlight } = frame
  context.drawImage(look.cloth, 0, 0)
  for (const reel of frame.awaited) drawAwaited(context, look, reel, frame.nowMs)
  frame.motions.forEach((motion, reel) => drawStrip(context, look, reel, motion, highlight))
  const edge = Math.ceil(height * SHADED)
  for (const y of [0, height - edge]) context.drawImage(look.shade, 0, y, width, edge, 0, y, width, edge)
  if (!highlight) return
  for (const line of highlight.lines) drawLine(context, look, line)
  for (const at of highlight.places) drawLit(context, look, frame, at, highlight)
}

function drawColumn(
  context: CanvasRenderingContext2D,
  palette: GameBoot['palette'],
  width: number,
  height: number,
  reel: number,
): void {
  const x = reel * width
  context.fillStyle = palette.surface
  context.fillRect(x, 0, width + 1, height)
  const cloth = context.createLinearGradient(x, 0, x + width, 0)
  cloth.addColorStop(0, 'rgb(0 0 0 / 0.58)')
  cloth.addColorStop(0.5, 'rgb(0 0 0 / 0.3)')
  cloth.addColorStop(1, 'rgb(0 0 0 / 0.58)')
  context.fillStyle = cloth
  context.fillRect(x, 0, width + 1, height)
  if (reel === 0) return
  context.fillStyle = palette.accent
  context.globalAlpha = 0.3
  context.fillRect(Math.round(x) - 1, 0, Math.max(1, width * 0.012), height)
  context.globalAlpha = 1
}

/** Where a symbol stands: at a whole point of the screen, because between two it would be worked out anew, not copied. */
export function placeOf(cell: Look['cell'], reel: number, row: number): { x: number; y: number } {
  return { x: Math.round(reel * cell.width), y: Math.round(row * cell.height) }
}

function drawStrip(
  context: CanvasRenderingContext2D,
  { boot, sprites, cell }: Look,
  reel: number,
  motion: ReelMotion,
  highlight: Highlight | undefined,
): void {
  const strip = boot.strips[reel]!
  const top = Math.floor(motion.position)
  const offset = motion.position - top
  const isSmeared = motion.speed >= SMEARED_FROM_SPEED
  for (let row = -1; row <= boot.rows; row++) {
    const { x, y } = placeOf(cell, reel, row - offset)
    if (y >= cell.height * boot.rows) continue
    const sprite = sprites[strip[(((top + row) % strip.length) + strip.length) % strip.length]!]
    if (isSmeared) {
      context.drawImage(sprite.smeared, x, y - Math.round((cell.height * SMEAR_OVERHANG) / 2))
      continue
    }
    if (highlight?.places.has(reel * boot.rows + row) && row >= 0 && row < boot.rows) continue
    if (highlight) context.globalAlpha = 0.34
    context.drawImage(sprite.sharp, x, y)
    context.globalAlpha = 1
  }
}

/** Light in a reel that is waited for. */
function drawAwaited(context: CanvasRenderingContext2D, { palette, cell }: Look, reel: number, nowMs: number): void {
  context.fillStyle = palette.accent
  context.globalAlpha = 0.16 + 0.1 * Math.sin(nowMs / 90)
  context.fillRect(reel * cell.width, 0, cell.width, context.canvas.height)
  context.globalAlpha = 1
}

/** A winning symbol: its place lit, its figure acting on the plate. */
function drawLit(
  context: CanvasRenderingContext2D,
  { boot, palette, sprites, cell }: Look,
  { motions, highlightedMs }: Frame,
  at: number,
  { isActing }: Highlight,
): void {
  const [reel, row] = [Math.floor(at / boot.rows), at % boot.rows]
  const strip = boot.strips[reel]!
  const role = strip[(Math.round(motions[reel]!.position) + row) % strip.length]!
  const { x, y } = placeOf(cell, reel, row)
  const inset = cell.width * 0.03
  const breath = isActing ? (1 - Math.cos((highlightedMs / 900) * 2 * Math.PI)) / 2 : 0
  context.fillStyle = palette.accent
  context.globalAlpha = 0.16 + breath * 0.14
  context.beginPath()
  context.roundRect(x + inset, y + inset, cell.width - inset * 2, cell.height - inset * 2, cell.width * 0.1)
  context.fill()
  context.globalAlpha = 1
  context.lineWidth = Math.max(1.5, cell.width * 0.022)
  context.strokeStyle = palette.accent
  context.stroke()
  if (isActing) drawActing(context, sprites[role], boot.symbols[role].motif, { x, y, ...cell }, highlightedMs)
  else context.drawImage(sprites[role].sharp, x, y)
}

function drawActing(
  context: CanvasRenderingContext2D,
  { ground, figure }: Sprite,
  motif: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  forMs: number,
): void {
  const pose = poseOf(motif, forMs)
  const size = Math.min(width, height)
  context.drawImage(ground, x, y)
  context.save()
  context.translate(x + width / 2 + pose.x * size, y + height / 2 + pose.y * size)
  context.rotate(pose.turn)
  context.scale(pose.scaleX, pose.scaleY)
  context.drawImage(figure, -width / 2, -height / 2)
  context.restore()
}

/** Darkens the upper and lower edge, so that the strips seem to turn away. */
function drawShade(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas
  const shade = context.createLinearGradient(0, 0, 0, height)
  shade.addColorStop(0, 'rgb(0 0 0 / 0.42)')
  shade.addColorStop(SHADED, 'rgb(0 0 0 / 0)')
  shade.addColorStop(1 - SHADED, 'rgb(0 0 0 / 0)')
  shade.addColorStop(1, 'rgb(0 0 0 / 0.42)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, height)
}

function drawLine(context: CanvasRenderingContext2D, { boot, palette, cell }: Look, line: number): void {
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
  context.strokeStyle = palette.accent
  context.lineWidth = Math.max(2, cell.width * 0.028)
  path()
}
