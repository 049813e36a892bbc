import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dialogRules } from '../../apps/web/src/app/dialogs/dialog-rules.ts'
import { openedDialogs } from '../browser/dialogs.ts'
import { root } from '../support/sources.ts'

/** The source of a browser test from its title to the next test of its file; `null` where there is none. */
function testIn(by: string, title: string): string | null {
  const path = join(root, 'tests/browser', `${by}.spec.ts`)
  const tests = existsSync(path) ? readFileSync(path, 'utf8').split(/\btest\((?=['"`])/) : []
  return tests.find((test) => test.slice(1).startsWith(title)) ?? null
}

it('every dialog is opened by its own cause in a browser test', () => {
  const missing = Object.keys(dialogRules).filter((name) => !(name in openedDialogs))
  const gone = Object.keys(openedDialogs).filter((name) => !(name in dialogRules))
  const untested = Object.entries(openedDialogs).filter(([, { by, title }]) => testIn(by, title) === null)
  expect({ missing, gone, untested }).toEqual({ missing: [], gone: [], untested: [] })
})

it('no test takes an address for the cause of a dialog', () => {
  const byAddress = Object.entries(openedDialogs).filter(([name, { by, title }]) =>
    new RegExp(String.raw`goto\([^)\n]*[?&](?:dialog=)?${name}(?:=|['"\`])`).test(testIn(by, title) ?? ''),
  )
  expect(byAddress.map(([name]) => name)).toEqual([])
})
