import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const publicDir = join(root, 'apps/web/public')
const SCENE_BYTES_MAX = 40_000
const SPOT_BYTES_MAX = 6000

/** Address of a picture as content and code write it. */
const ADDRESS = /(?<=['"(])\/pictures\/[\w/-]+\.(?:svg|webp|png)/g

function textsIn(folder: string, endings: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
}

const drawn = readdirSync(join(publicDir, 'pictures'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({
    name: name.slice(0, -'.svg'.length),
    svg: readFileSync(join(publicDir, 'pictures', name), 'utf8'),
  }))

describe('a picture', () => {
  it.each([
    ['the English content', 'content/en', /\.json$/],
    ['the site', 'apps/web/src', /\.(?:tsx?|css)$/],
  ])('is there for every name in %s', (_, folder, endings) => {
    const named = new Set(textsIn(folder, endings).flatMap((text) => text.match(ADDRESS) ?? []))
    expect([...named].filter((address) => !existsSync(join(publicDir, address)))).toEqual([])
  })

  it('is there for every currency of the house and for one it does not know', () => {
    const definitions = readFileSync(join(root, 'apps/platform/src/modules/ground/settings/currencies.ts'), 'utf8')
    const codes = [...definitions.matchAll(/(?:fiat|crypto)\('([A-Z]+)'/g)].map(([, code]) => code!.toLowerCase())
    expect(codes.length).toBeGreaterThan(20)
    const missing = [...codes, 'placeholder'].filter((code) => !drawn.some(({ name }) => name === `currencies/${code}`))
    expect(missing).toEqual([])
  })

  it('asks nothing of the machine or network that shows it', () => {
    const foreign = /<text|<image|<script|<style|style=|font-family|href="(?!#)|url\((?!#)/
    expect(drawn.filter(({ svg }) => foreign.test(svg)).map(({ name }) => name)).toEqual([])
  })

  it('refers only to what it defines', () => {
    const broken = drawn.filter(({ svg }) => {
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      return [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].some(([, id]) => !defined.has(id))
    })
    expect(broken.map(({ name }) => name)).toEqual([])
  })

  it('states its size, so that it holds its place', () => {
    const sized = /^<svg [^>]*width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"/
    expect(drawn.filter(({ svg }) => !sized.test(svg)).map(({ name }) => name)).toEqual([])
  })

  it('stays within its weight: a scene under 40 kB, a spot under 6 kB', () => {
    const heavy = drawn.filter(({ svg }) => {
      const isScene = /preserveAspectRatio|height="600"/.test(svg.slice(0, 200))
      return Buffer.byteLength(svg) > (isScene ? SCENE_BYTES_MAX : SPOT_BYTES_MAX)
    })
    expect(heavy.map(({ name }) => name)).toEqual([])
  })

  it('with a side for words has a twin for right-to-left pages', () => {
    const wide = drawn.filter(({ name, svg }) => svg.includes('viewBox="0 0 1440 480"') && !name.endsWith('-rtl'))
    const names = new Set(drawn.map(({ name }) => name))
    expect(wide.filter(({ name }) => !names.has(`${name}-rtl`) || !names.has(`${name}-mobile`))).toEqual([])
  })
})

it.each([
  ['pictures/share.webp', 1200, 630],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ['icon-maskable-192.png', 192, 192],
  ['icon-maskable-512.png', 512, 512],
  ['apple-touch-icon.png', 180, 180],
])('%s has the size its readers expect', async (name, width, height) => {
  expect(await sharp(join(publicDir, name)).metadata()).toMatchObject({ width, height })
})
