import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { studios } from '../themes/studios.ts'
import { allThemes } from '../themes/theme.ts'
import type { GameTheme } from '../themes/game-theme.ts'
import { drawCover } from './cover.ts'
import { houses } from './houses.ts'
import { ART_REVISION } from './images.ts'
import { canSet } from './lettering.ts'
import { drawLogo } from './logo.ts'
import { drawBackdrop } from './scene.ts'

/** Small enough to compare thousands of pairs, large enough to keep shapes and colours apart. */
const [WIDTH, HEIGHT] = [16, 24]

/** Mean difference per channel, 0..255, that a glance at two covers notices. The closest pair is at about 25. */
const DISTANCE_MIN = 20

const themes = allThemes()
let thumbs: { name: string; pixels: Uint8Array }[]

async function thumbOf(theme: GameTheme): Promise<Uint8Array> {
  const image = sharp(Buffer.from(drawCover(theme, '200x300')))
  return image.resize(WIDTH, HEIGHT, { fit: 'fill' }).removeAlpha().raw().toBuffer()
}

beforeAll(async () => {
  thumbs = []
  for (const theme of themes) thumbs.push({ name: theme.name, pixels: await thumbOf(theme) })
}, 120_000)

function distance(a: Uint8Array, b: Uint8Array): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += Math.abs(a[index]! - b[index]!)
  return sum / a.length
}

describe('covers', () => {
  it('differ from one another at a glance, every pair of them', () => {
    const pairs = thumbs.flatMap((one, index) =>
      thumbs
        .slice(index + 1)
        .map((other) => ({ pair: `${one.name} / ${other.name}`, distance: distance(one.pixels, other.pixels) })),
    )
    expect(pairs).toHaveLength((themes.length * (themes.length - 1)) / 2)
    expect(pairs.filter((pair) => pair.distance < DISTANCE_MIN)).toEqual([])
  })

  it('would be told apart by more than their title', async () => {
    const [theme] = themes
    expect(distance(await thumbOf(theme!), await thumbOf({ ...theme!, name: 'Lost Night' }))).toBeLessThan(DISTANCE_MIN)
  })

  it('are the same document every time they are drawn', () => {
    expect(drawCover(themes[0]!, '200x300')).toBe(drawCover(themes[0]!, '200x300'))
  })

  it('have new addresses whenever their drawing changed', () => {
    const hash = createHash('sha256')
    for (const theme of themes) hash.update(drawCover(theme, '200x300')).update(drawCover(theme, '200x200'))
    for (const studio of studios) hash.update(drawLogo(studio))
    // When this fails, raise ART_REVISION and write the new pair here.
    expect({ revision: ART_REVISION, digest: hash.digest('hex').slice(0, 16) }).toEqual({
      revision: 1,
      digest: 'f4a6966af6735156',
    })
  })

  it('set their titles in a face that has all their letters', () => {
    const broken = allThemes(10_000).filter(({ name, studio }) => !canSet(houses[studio].title.face, name))
    expect(broken.map(({ name }) => name)).toEqual([])
  })

  it('need no fonts and no files of the machine they are rendered on', () => {
    for (const theme of themes)
      expect(drawCover(theme, '200x300') + drawBackdrop(theme, 'feature')).not.toMatch(
        /<text|<image|href|NaN|undefined/,
      )
  })
})
