import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testProgram } from '@baize/testkit/program'
import { afterAll, expect, it } from 'vitest'

const program = await testProgram(new URL('../src/commands/offers-check.ts', import.meta.url))
afterAll(() => program[Symbol.asyncDispose]())

const root = fileURLToPath(new URL('../../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'offers-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run offers:check` without npm; what it said and how it ended. */
function check(...folders: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) =>
    execFile(process.execPath, [program.file, ...folders], { cwd: root }, (error, said) =>
      resolve({ code: Number(error?.code ?? 0), said }),
    ),
  )
}

it('the check of offers finds the shipped ones in order, and says what keeps a folder from being used', async () => {
  mkdirSync(join(folder, 'bonuses'))
  writeFileSync(join(folder, 'bonuses', 'mine.json'), '{"type":"cash"}')
  const [shipped, mine] = await Promise.all([check(), check(folder)])
  expect(shipped).toEqual({
    code: 0,
    said: expect.stringMatching(/^the offers are in order: \d+ bonuses, \d+ cashback, \d+ wheels\n$/),
  })
  expect(mine.code).toBe(1)
  expect(mine.said).toContain('bonuses/mine.json: names ')
  expect(mine.said).toContain('bonuses/mine.json: terms ')
})
