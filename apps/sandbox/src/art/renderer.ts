import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { randomToken } from '@baize/kit'
import sharp from 'sharp'
import type { Picture, Scale } from './images.ts'

/** One picture at a time leaves the rest of the machine to the games. */
const RENDERS_MAX = 1

const PIXELS_PER_INCH = 72

/** Turns drawings into WebP files and keeps them on disk by revision. */
export interface Renderer {
  /** The file for a picture; asked for by many at once, it is rendered once. */
  image: (key: string, picture: Picture, scale: Scale) => Promise<Buffer>
  /** How many pictures were rendered rather than read from disk. */
  renderedCount: () => number
}

export function createRenderer(cacheDir: string): Renderer {
  const pending = new Map<string, Promise<Buffer>>()
  const slots = createSlots(RENDERS_MAX)
  let rendered = 0

  const produce = async (path: string, picture: Picture, scale: Scale) => {
    const kept = await readFile(path).catch(() => undefined)
    if (kept && kept.length > 0) return kept
    return slots(async () => {
      const bytes = await toWebp(picture.draw(), scale)
      rendered++
      // A cache that cannot be written (a full or read-only disk) must not keep a picture from being shown.
      await writeWhole(path, bytes).catch(() => undefined)
      return bytes
    })
  }

  return {
    renderedCount: () => rendered,
    image(key, picture, scale) {
      const path = join(cacheDir, key, `${picture.revision}@${scale}x.webp`)
      const running = pending.get(path)
      if (running) return running
      const started = produce(path, picture, scale).finally(() => pending.delete(path))
      pending.set(path, started)
      return started
    },
  }
}

/** Bytes a file may take at each scale, so that a row of covers loads quickly on a phone. */
export const BYTES_MAX: Record<Scale, number> = { 1: 12_000, 2: 30_000, 3: 60_000 }

/** Tried in turn until the file is small enough; the last one is kept in any case. */
const qualities = [80, 72, 64, 56, 48]

async function toWebp(svg: string, scale: Scale): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg), { density: PIXELS_PER_INCH * scale })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  let bytes = Buffer.alloc(0)
  for (const quality of qualities) {
    bytes = await sharp(data, { raw: { width, height, channels } })
      .webp({ quality, alphaQuality: 90, effort: 4, smartSubsample: true })
      .toBuffer()
    if (bytes.length <= BYTES_MAX[scale]) break
  }
  return bytes
}

/** Others see the file whole or not at all, even after a crash in the middle. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomToken(6)}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, bytes)
  await rename(draft, path)
}

/** Runs at most `count` tasks at a time, the rest in the order they came. */
function createSlots(count: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
