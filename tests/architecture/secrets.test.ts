import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root, sourceFiles } from '../support/sources.ts'

it('no secret of the server is drawn from a source that can be foretold', () => {
  const servers = /^(apps\/(platform|site|sandbox)|packages\/kit)\/src\//
  const files = sourceFiles().filter((path) => servers.test(path) && !path.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => readFileSync(join(root, path), 'utf8').includes('Math.random'))).toEqual([])
})
