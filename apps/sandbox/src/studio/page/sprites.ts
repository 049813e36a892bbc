import type { GameBoot } from '../boot.ts'
import { SHEET } from '../../art/sheet.ts'
import { symbolRoles } from '../symbols.ts'
import type { SymbolRole } from '../symbols.ts'

/** One symbol ready to draw: whole for standing reels, smeared for reels in motion, in parts for one that acts. */
export interface Sprite {
  readonly sharp: HTMLCanvasElement
  readonly smeared: HTMLCanvasElement
  readonly ground: HTMLCanvasElement
  readonly figure: HTMLCanvasElement
}

export type Sprites = Record<SymbolRole, Sprite>

/** Loads the theme's pictures. When they do not arrive, symbols are drawn as their labels. */
export async function loadSheet(boot: GameBoot): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = boot.sheet
  await image.decode().catch(() => undefined)
  return image
}

/**
 * Draws every symbol once at its size in device pixels, so that a frame of animation only copies. Standing symbols
 * are drawn now; moving and acting ones, which cost more, one by one while nobody waits, or at the latest when needed.
 */
export function makeSprites(boot: GameBoot, sheet: HTMLImageElement, width: number, height: number): Sprites {
  const made = symbolRoles.map((role, index) => [role, spriteOf(boot, sheet, index, width, height)] as const)
  void smearInTurn(made.map(([, sprite]) => sprite))
  return Object.fromEntries(made) as Sprites
}

function spriteOf(boot: GameBoot, sheet: HTMLImageElement, index: number, width: number, height: number): Sprite {
  const role = symbolRoles[index]!
  const part = (row: number) =>
    canvasOf(width, height, (context) => drawPart(context, sheet, index + row * SHEET.columns, width, height))
  const sharp = canvasOf(width, height, (context) => {
    if (sheet.naturalWidth === 0) return drawLabel(context, boot, role, width, height)
    drawPart(context, sheet, index, width, height)
    drawPart(context, sheet, index + FIGURES_FROM * SHEET.columns, width, height)
  })
  let smeared: HTMLCanvasElement | undefined
  let ground: HTMLCanvasElement | undefined
  let figure: HTMLCanvasElement | undefined
  return {
    sharp,
    get smeared() {
      return (smeared ??= smear(sharp))
    },
    get ground() {
      return (ground ??= part(0))
    },
    get figure() {
      return (figure ??= sheet.naturalWidth === 0 ? sharp : part(FIGURES_FROM))
    },
  }
}

/** The first row of the sheet with what stands on the plates. */
const FIGURES_FROM = SHEET.rows / 2

async function smearInTurn(sprites: readonly Sprite[]): Promise<void> {
  for (const sprite of sprites) {
    await new Promise((resolve) => setTimeout(resolve, SMEAR_PAUSE_MS))
    void sprite.smeared
  }
}

/** Long enough for whatever else has to happen between two drawings. */
const SMEAR_PAUSE_MS = 20

function drawPart(
  context: CanvasRenderingContext2D,
  sheet: HTMLImageElement,
  at: number,
  width: number,
  height: number,
): void {
  const size = Math.min(width, height) * 0.97
  const [x, y] = [(at % SHEET.columns) * SHEET.size, Math.floor(at / SHEET.columns) * SHEET.size]
  context.drawImage(sheet, x, y, SHEET.size, SHEET.size, (width - size) / 2, (height - size) / 2, size, size)
}

function drawLabel(
  context: CanvasRenderingContext2D,
  boot: GameBoot,
  role: SymbolRole,
  width: number,
  height: number,
): void {
  context.fillStyle = boot.palette.text
  context.font = `600 ${Math.min(width, height) / 5}px system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(boot.symbols[role].label, width / 2, height / 2, width * 0.9)
}

const SMEAR_STEPS = 28
/** How much taller a smeared symbol is than its place, above and below together. */
export const SMEAR_OVERHANG = 0.7

function smear(sharp: HTMLCanvasElement): HTMLCanvasElement {
  const { width, height } = sharp
  return canvasOf(width, height * (1 + SMEAR_OVERHANG), (context) => {
    context.globalAlpha = 1.6 / SMEAR_STEPS
    for (let step = 0; step < SMEAR_STEPS; step++) {
      context.drawImage(sharp, 0, Math.round((step / (SMEAR_STEPS - 1)) * height * SMEAR_OVERHANG))
    }
  })
}

export function canvasOf(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
  settings?: CanvasRenderingContext2DSettings,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', settings)
  if (context) draw(context)
  return canvas
}
