import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { firstLoad, total } from '../build/first-load.ts'

const SCRIPTS_MAX_BYTES = 110_000
const STYLES_MAX_BYTES = 25_000
const FIRST_PICTURE_MAX_BYTES = 40_000

let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'baize-web-'))
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', join(root, 'apps/web/vite.config.ts')]
  // A process of its own: the build must not see that a test is running.
  await promisify(execFile)(process.execPath, [...vite, '--outDir', directory, '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}, 120_000)

afterAll(() => rm(directory, { recursive: true, force: true }))

describe('the first load', () => {
  it('of the lobby stays within 110 KB of scripts and 25 KB of styles', async () => {
    const { scripts, styles } = await firstLoad(directory, 'src/routes/lobby.tsx')
    expect(total(scripts)).toBeLessThanOrEqual(SCRIPTS_MAX_BYTES)
    expect(total(styles)).toBeLessThanOrEqual(STYLES_MAX_BYTES)
  })

  it.each(['main', 'category', 'game', 'providers'])('of %s stays within 5 KB of that', async (page) => {
    const { scripts } = await firstLoad(directory, `src/routes/${page}.tsx`)
    expect(total(scripts)).toBeLessThanOrEqual(SCRIPTS_MAX_BYTES + 5000)
  })

  it("brings neither the player's query cache nor the socket", async () => {
    const { scripts } = await firstLoad(directory, 'src/routes/lobby.tsx')
    const text = (await Promise.all(scripts.map(({ file }) => readFile(join(directory, file), 'utf8')))).join('')
    expect(text).not.toContain('invalidateQueries')
    expect(text).not.toContain('centrifuge')
  })

  it('waits for no picture of 40 KB or more', async () => {
    const pictures = fileURLToPath(new URL('../public/pictures', import.meta.url))
    const first = (await readdir(pictures)).filter((file) => /^(banner|slide)-/.test(file))
    expect(first.length).toBeGreaterThan(0)
    for (const file of first)
      expect([file, (await stat(join(pictures, file))).size < FIRST_PICTURE_MAX_BYTES]).toEqual([file, true])
  })
})

it('ships no validator to the browser', async () => {
  const files = (await readdir(join(directory, 'assets'))).filter((file) => file.endsWith('.js'))
  for (const file of files)
    expect([file, (await readFile(join(directory, 'assets', file), 'utf8')).includes('ZodError')]).toEqual([
      file,
      false,
    ])
})
