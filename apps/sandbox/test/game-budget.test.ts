import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { gameArt } from '../src/art/game-art.ts'
import { backdropLayers } from '../src/art/scene.ts'
import { loadPageAssets } from '../src/studio/http/assets.ts'
import { allThemes, THEMES_MAX } from '../src/themes/theme.ts'

const KB = 1024
/** What the page of a game may weigh, before compression. */
const CODE_KB_MAX = 250
const ART_KB_MAX = 400
/** What goes over the line before the first spin, compressed: a second of a slow phone's line. */
const FIRST_KB_MAX = 80

const standard = allThemes()
const someOfAll = allThemes(THEMES_MAX).filter((_, index) => index % 100 === 0)

describe('a game', () => {
  it('has at most 250 KB of code', async () => {
    const { script, style } = await loadPageAssets(undefined)
    expect((script.length + style.length) / KB).toBeLessThan(CODE_KB_MAX)
  })

  it('has at most 400 KB of art, faces included', () => {
    const persian = gameArt.face('vazirmatn')!.bytes.length
    const heavy = [...standard, ...someOfAll]
      .map((theme) => {
        const layers = backdropLayers.map((layer) => gameArt.backdrop(theme, layer).length)
        const face = gameArt.face(gameArt.typeOf(theme).face)!.bytes.length
        const bytes = layers.reduce((sum, size) => sum + size, gameArt.sheet(theme).length + face + persian)
        return { name: theme.name, kilobytes: Math.round(bytes / KB) }
      })
      .filter(({ kilobytes }) => kilobytes > ART_KB_MAX)
    expect(heavy).toEqual([])
  })

  it('needs at most 80 KB over the line before its first spin', async () => {
    const { script, style } = await loadPageAssets(undefined)
    const code = gzipSync(script).length + gzipSync(style).length
    const heavy = standard.filter((theme) => {
      const face = gameArt.face(gameArt.typeOf(theme).face)!.bytes.length
      return (code + gzipSync(gameArt.sheet(theme)).length + face) / KB > FIRST_KB_MAX
    })
    expect(heavy.map(({ name }) => name)).toEqual([])
  })
})
