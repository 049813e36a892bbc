import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { StudioIdentity } from '../themes/studios.ts'
import { houses } from './houses.ts'
import type { Face } from './lettering.ts'

/** A type face as a file for browsers. All are under the Open Font License, which lets them be sent along. */
export interface FaceFile {
  readonly type: 'font/woff' | 'font/woff2'
  readonly path: string
}

const woff = (path: string): FaceFile => ({ type: 'font/woff', path: `@fontsource/${path}-normal.woff` })
const woff2 = (path: string): FaceFile => ({ type: 'font/woff2', path: `@fontsource/${path}-normal.woff2` })

/** The Latin part of each display face, in whichever packing is smaller, and what writes Persian beside all of them. */
const files: Record<Face | 'vazirmatn', FaceFile> = {
  cinzel: woff2('cinzel/files/cinzel-latin-800'),
  limelight: woff('limelight/files/limelight-latin-400'),
  slab: woff('alfa-slab-one/files/alfa-slab-one-latin-400'),
  bebas: woff('bebas-neue/files/bebas-neue-latin-400'),
  abril: woff2('abril-fatface/files/abril-fatface-latin-400'),
  yeseva: woff('yeseva-one/files/yeseva-one-latin-400'),
  rye: woff('rye/files/rye-latin-400'),
  josefin: woff2('josefin-sans/files/josefin-sans-latin-700'),
  playfair: woff('playfair-display-sc/files/playfair-display-sc-latin-900'),
  bungee: woff2('bungee/files/bungee-latin-400'),
  vazirmatn: { type: 'font/woff2', path: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2' },
}

export const faceNames = Object.keys(files) as (keyof typeof files)[]

const require = createRequire(import.meta.url)
const read = new Map<string, Buffer>()

/** The bytes of a face by name; undefined where there is none of that name. */
export function readFace(name: string): { bytes: Buffer; type: FaceFile['type'] } | undefined {
  const known = faceNames.find((face) => face === name)
  if (!known) return undefined
  const { path, type } = files[known]
  const bytes = read.get(known) ?? readFileSync(require.resolve(path))
  read.set(known, bytes)
  return { bytes, type }
}

/** How a studio writes the names of its games, on the covers and on the page. */
export function typeOf(studio: StudioIdentity): { face: Face; letterSpacing: number; isCapitals: boolean } {
  const { face, letterSpacing = 0, isCapitals = false } = houses[studio].title
  return { face, letterSpacing, isCapitals }
}
