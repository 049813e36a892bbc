import { describe, expect, it } from 'vitest'
import type { GameBoot } from '../boot.ts'
import { drawFrame } from './draw-reels.ts'
import type { Look } from './draw-reels.ts'
import { restingAt } from './reel-motion.ts'
import type { Sprites } from './sprites.ts'

// No count of reels divides the width, as on most screens.
const [WIDTH, HEIGHT, REELS, ROWS] = [716, 611, 5, 3]

describe('the drawing of the reels', () => {
  it('copies symbols to whole points of the screen, however far the reels have turned', () => {
    const copies = [...Array(40).keys()].flatMap((step) => copiesOf(step * 0.137, step % 2 === 0 ? 30 : 2))
    expect(copies.length).toBeGreaterThan(REELS * ROWS * 40)
    expect(copies.filter(({ x, y }) => !Number.isInteger(x) || !Number.isInteger(y))).toEqual([])
  })
})

/** What one frame copies without a change of size. */
function copiesOf(position: number, speed: number): { x: number; y: number }[] {
  const copies: { x: number; y: number }[] = []
  const drawImage = (_image: unknown, ...numbers: number[]) => {
    if (numbers.length === 2) copies.push({ x: numbers[0]!, y: numbers[1]! })
  }
  const context = { canvas: { width: WIDTH, height: HEIGHT }, drawImage } as unknown as CanvasRenderingContext2D
  const motions = Array.from({ length: REELS }, () => ({ ...restingAt(position), speed }))
  drawFrame(context, look, { motions, highlight: undefined, highlightedMs: 0, awaited: new Set(), nowMs: 0 })
  return copies
}

const look = {
  boot: { reels: REELS, rows: ROWS, strips: Array.from({ length: REELS }, () => ['wild', 'wild', 'wild']) },
  sprites: { wild: {} } as Sprites,
  cell: { width: WIDTH / REELS, height: HEIGHT / ROWS },
} as unknown as Look & { boot: GameBoot }
