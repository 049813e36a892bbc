import { execFileSync } from 'node:child_process'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles } from '../support/sources.ts'

it('every file of code stands in the type check', () => {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const listed = execFileSync(process.execPath, [compiler, '--listFilesOnly'], { cwd: root, encoding: 'utf8' })
  const checked = new Set(listed.split(/\r?\n/).map((path) => relative(root, path).replaceAll('\\', '/')))
  expect(sourceFiles().filter((path) => !checked.has(path))).toEqual([])
})
