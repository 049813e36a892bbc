import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { picturesInView } from '../support/pictures-in-view.ts'
import { awake, newPhone } from './phone.ts'

/** How long nothing may be asked for until nothing more is expected. */
const QUIET_MS = 4000

/** What is asked of home on a guest's phone: scripts after gzip, the page as it is sent. */
const ASKED: Readonly<Record<string, { kilobytes: number; files: number }>> = {
  script: { kilobytes: 140, files: 25 },
  document: { kilobytes: 35, files: 1 },
  'first pictures': { kilobytes: 120, files: Infinity },
}

interface File {
  kind: string
  path: string
  bytes: number
}

/** What a guest's phone downloads on home without a press: bytes and files of each kind, and every file, largest first. */
export async function weighHome(browser: Browser, siteUrl: string): Promise<boolean> {
  await using context = await newPhone(browser, siteUrl, 'guest')
  const page = await context.newPage()
  const responses: Response[] = []
  page.on('response', (response) => void responses.push(response))
  await page.goto('/')
  await awake(page)
  for (let count = -1; count !== responses.length;) {
    count = responses.length
    await page.waitForTimeout(QUIET_MS)
  }
  const seen = new Set(await picturesInView(page))
  const files = await Promise.all(responses.map((response) => weigh(response, seen)))
  let isReached = true
  for (const kind of new Set(files.map((file) => file.kind))) isReached = print(kind, files) && isReached
  return isReached
}

async function weigh(response: Response, seen: ReadonlySet<string>): Promise<File> {
  const { pathname, search } = new URL(response.url())
  const body = await response.body().catch(() => Buffer.alloc(0))
  const type = response.request().resourceType()
  const kind = type === 'image' && seen.has(response.url()) ? 'first pictures' : type
  const isPacked = /woff2|webp|avif|png/.test(response.headers()['content-type'] ?? '')
  const pack = () => (type === 'document' ? brotliCompressSync(body) : gzipSync(body, { level: 9 }))
  return { kind, path: pathname + search, bytes: isPacked ? body.length : pack().length }
}

function print(kind: string, all: readonly File[]): boolean {
  const files = all.filter((file) => file.kind === kind).toSorted((left, right) => right.bytes - left.bytes)
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const asked = ASKED[kind]
  const isReached = !asked || (kilobytes <= asked.kilobytes && files.length <= asked.files)
  const wish = asked ? `, asked ${asked.kilobytes} KB` : ''
  const word = asked ? (isReached ? 'reached  ' : 'MISSED   ') : '         '
  process.stdout.write(`${word}${kind}: ${kilobytes.toFixed(1)} KB in ${files.length}${wish}\n`)
  for (const { path, bytes } of files)
    process.stdout.write(`           ${(bytes / 1000).toFixed(1).padStart(6)} KB  ${path}\n`)
  return isReached
}
