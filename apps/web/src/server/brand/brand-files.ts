import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { PageBrand } from '../../shared/page/page-info.ts'
import type { PageResponse } from '../types.ts'
import type { Brand } from './brand.ts'

const SHEET = '/brand.css'
const YEAR = 'public, max-age=31536000, immutable'
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** The address of a file of the brand, `shipped` where it has none of that name. */
export function brandFile(brand: Brand, name: string, shipped: string): string {
  return brand.files.has(name) ? `/brand/${name}?v=${brand.id}` : shipped
}

/** What pages know of the brand. */
export function pageBrandOf(brand: Brand): PageBrand {
  const logo = brand.files.has('logo.svg') ? brandFile(brand, 'logo.svg', '') : null
  return { name: brand.name, logo, isNameInLogo: logo !== null && brand.isNameInLogo }
}

/** The sheet with the colours and fonts of the brand, to stand behind all others; none for one that has none. */
export function brandSheets(brand: Brand): string[] {
  return sheetOf(brand) === '' ? [] : [`${SHEET}?v=${brand.id}`]
}

/** Colours of the frame of the window, by theme. */
export function themeColours({ colours: { surface } }: Brand): { light: string; dark: string } {
  return surface ?? { light: '#fffdf7', dark: '#0c1b15' }
}

/** What is behind a page without frame, by theme. */
export function pageColours({ colours: { page } }: Brand): { light: string; dark: string } {
  return page ?? { light: '#f8f4e9', dark: '#08130f' }
}

/** A file of the brand, or its sheet; `null` to any other address. */
export async function answerBrandFile(url: URL, brand: Brand): Promise<PageResponse | null> {
  const cacheControl = url.searchParams.get('v') === brand.id ? YEAR : 'public, max-age=3600'
  if (url.pathname === SHEET) return answer('text/css; charset=utf-8', sheetOf(brand), cacheControl)
  const [, name] = /^\/brand\/([\w-]+\.\w+)$/.exec(url.pathname) ?? []
  const type = name && TYPES[extname(name)]
  if (!type || !brand.folder || !brand.files.has(name)) return null
  const body = await readFile(join(brand.folder, name)).catch(() => null)
  return body && answer(type, body, cacheControl)
}

function answer(type: string, body: Buffer | string, cacheControl: string): PageResponse {
  return {
    status: 200,
    headers: {
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      // A drawing opened by itself is a document; it may not run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
    body,
  }
}

function sheetOf(brand: Brand): string {
  const colours = Object.entries(brand.colours).map(
    ([name, { light, dark }]) => `--${name}:light-dark(${light},${dark});`,
  )
  const faces = FACES.filter(({ file }) => brand.files.has(file))
  const chosen = faces.map(({ token, family, rest }) => `${token}:'${family}',${rest};`)
  if (colours.length + chosen.length === 0) return ''
  const sources = faces.map(
    ({ file, family }) =>
      `@font-face{font-family:'${family}';src:url('${brandFile(brand, file, '')}') format('woff2');font-weight:100 900;font-display:swap}`,
  )
  return `${sources.join('')}@layer tokens{:root{${colours.join('')}${chosen.join('')}}}`
}

/** Faces of a brand, before those of the scripts that they may not have. */
const FACES = [
  {
    file: 'text.woff2',
    token: '--font-text',
    family: 'Brand Text',
    rest: "'Vazirmatn Variable','Noto Sans Devanagari Variable',system-ui,sans-serif",
  },
  {
    file: 'display.woff2',
    token: '--font-display',
    family: 'Brand Display',
    rest: "'Vazirmatn Variable','Noto Sans Devanagari Variable',Georgia,serif",
  },
] as const
