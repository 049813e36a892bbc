import type { GameBoot } from '../boot.ts'
import { symbolRoles } from '../symbols.ts'
import type { SymbolRole } from '../symbols.ts'

/** One symbol ready to draw: sharp for standing reels, smeared for reels in motion. */
export interface Sprite {
  readonly sharp: HTMLCanvasElement
  readonly smeared: HTMLCanvasElement
}

export type Sprites = Record<SymbolRole, Sprite>
export type SymbolImages = Record<SymbolRole, HTMLImageElement>

/** Loads the theme's pictures. A picture that does not arrive is drawn as its label. */
export async function loadImages(boot: GameBoot): Promise<SymbolImages> {
  const loaded = await Promise.all(
    symbolRoles.map(async (role) => {
      const image = new Image()
      image.src = boot.symbols[role].image
      await image.decode().catch(() => undefined)
      return [role, image] as const
    }),
  )
  return Object.fromEntries(loaded) as SymbolImages
}

/**
 * Draws every symbol once at its size in device pixels, so that a frame of animation only copies. Standing symbols
 * are drawn now; moving ones, which cost more, one by one while nobody waits, or at the latest when they move.
 */
export function makeSprites(boot: GameBoot, images: SymbolImages, width: number, height: number): Sprites {
  const made = symbolRoles.map((role) => {
    const sharp = canvasOf(width, height, (context) => drawSymbol(context, boot, role, images[role], width, height))
    return [role, spriteOf(sharp)] as const
  })
  void smearInTurn(made.map(([, sprite]) => sprite))
  return Object.fromEntries(made) as Sprites
}

function spriteOf(sharp: HTMLCanvasElement): Sprite {
  let smeared: HTMLCanvasElement | undefined
  return {
    sharp,
    get smeared() {
      return (smeared ??= smear(sharp))
    },
  }
}

async function smearInTurn(sprites: readonly Sprite[]): Promise<void> {
  for (const sprite of sprites) {
    await new Promise((resolve) => setTimeout(resolve, SMEAR_PAUSE_MS))
    void sprite.smeared
  }
}

/** Long enough for whatever else has to happen between two drawings. */
const SMEAR_PAUSE_MS = 20

function drawSymbol(
  context: CanvasRenderingContext2D,
  boot: GameBoot,
  role: SymbolRole,
  image: HTMLImageElement,
  width: number,
  height: number,
): void {
  const size = Math.min(width, height) * 0.98
  if (image.naturalWidth > 0) {
    context.drawImage(image, (width - size) / 2, (height - size) / 2, size, size)
    return
  }
  context.fillStyle = boot.palette.text
  context.font = `600 ${size / 5}px system-ui, sans-serif`
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
      context.drawImage(sharp, 0, (step / (SMEAR_STEPS - 1)) * height * SMEAR_OVERHANG)
    }
  })
}

function canvasOf(width: number, height: number, draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (context) draw(context)
  return canvas
}
