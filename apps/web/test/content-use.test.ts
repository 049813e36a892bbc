import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { dialogRules } from '../src/app/dialogs/dialog-rules.ts'
import { dialogRegistry } from '../src/app/dialogs/registry.ts'
import { pages } from '../src/routes/page-table.ts'
import { ContentStore } from '../src/server/content-store.ts'
import { iconIdsOf } from '../src/server/content/icon-ids.ts'
import { schema } from '../src/server/content/schema/index.ts'
import { SHELL_PARTS } from '../src/server/render.tsx'
import { findKeyUsage, readSources } from './fixtures/key-usage.ts'

const contentDir = fileURLToPath(new URL('../../../content', import.meta.url))
const sourceDir = fileURLToPath(new URL('../src', import.meta.url))
const store = new ContentStore(contentDir, 'en')
const sources = readSources(sourceDir)

describe('the parts that the site reads', () => {
  it('exist for every page, dialog and the frame', () => {
    const parts = [
      ...SHELL_PARTS,
      ...pages.flatMap((page) => page.parts),
      ...Object.values(dialogRegistry).flatMap((entry) => entry.parts),
    ]
    expect(parts.filter((part) => store.part('en', part) === null)).toEqual([])
  })
})

describe('the keys of the content', () => {
  const usage = findKeyUsage(schema, sources)

  it('are in the schema wherever a component reads one', () => {
    expect(usage.unknown).toEqual([])
  })

  it('are each read by the site, or marked in the schema as named by the specification alone', () => {
    expect(usage.unread).toEqual([])
  })

  it('lose that mark with the first component that reads them', () => {
    expect(usage.wronglyMarked).toEqual([])
  })
})

describe('dialogs', () => {
  it('have a rule and a way to be shown, each', () => {
    expect(Object.keys(dialogRegistry).sort()).toEqual(Object.keys(dialogRules).sort())
  })

  it.each(Object.keys(dialogRegistry) as (keyof typeof dialogRegistry)[])('%s can be loaded', async (name) => {
    expect(typeof (await dialogRegistry[name].load())).toBe('function')
  })
})

it.each(['en', 'de', 'fa'])(
  'names a segment of the house as the one whose players support is told of, in %s',
  (locale) => {
    const { vipSegmentId } = store.part(locale, 'globalComponents.commonContent') as { vipSegmentId: string }
    expect(existsSync(`${contentDir}/../offers/segments/${vipSegmentId}.json`), vipSegmentId).toBe(true)
  },
)

it('shows only icons that are in the set', () => {
  const icons = iconIdsOf(readFileSync(`${sourceDir}/shared/icons/sprite.svg`, 'utf8'))
  const named = sources.flatMap(({ text }) => [...text.matchAll(/<Icon name="([\w-]+)"/g)].map(([, id]) => id!))
  expect(named.filter((id) => !icons.has(id))).toEqual([])
})
