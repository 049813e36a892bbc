import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { swapBuild } from '../../../scripts/swap-build.mjs'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'baize-build-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const dist = () => join(folder, 'dist')

/** Builds these files, by path, and swaps them in. */
function build(files: Record<string, string>): void {
  const next = join(folder, 'dist.next')
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(next, path)), { recursive: true })
    writeFileSync(join(next, path), text)
  }
  swapBuild(dist(), next)
}

const assets = () => readdirSync(join(dist(), 'web/client/assets')).sort()

it('keeps what pages and processes of the former build still ask for, and nothing older', () => {
  build({
    'web/client/assets/a-1.js': '1',
    'web/client/assets/same.js': 's',
    'site/main.js': 'one',
    'site/chunks/c-1.js': 'c',
  })
  build({ 'web/client/assets/a-2.js': '2', 'web/client/assets/same.js': 's', 'site/main.js': 'two' })
  expect(assets()).toEqual(['a-1.js', 'a-2.js', 'same.js'])
  expect(readFileSync(join(dist(), 'site/main.js'), 'utf8')).toBe('two')
  expect(readFileSync(join(dist(), 'site/chunks/c-1.js'), 'utf8')).toBe('c')
  build({ 'web/client/assets/a-3.js': '3', 'site/main.js': 'three' })
  expect(assets()).toEqual(['a-2.js', 'a-3.js', 'same.js'])
  expect(existsSync(join(dist(), 'site/chunks/c-1.js'))).toBe(false)
  expect(readdirSync(folder)).toEqual(['dist'])
})

it('puts right what a swap left behind that was ended in the middle', () => {
  build({ 'site/main.js': 'one' })
  mkdirSync(join(folder, 'dist.former/site'), { recursive: true })
  build({ 'site/main.js': 'two' })
  expect(readFileSync(join(dist(), 'site/main.js'), 'utf8')).toBe('two')
  expect(readdirSync(folder)).toEqual(['dist'])
})
