import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { dialogRegistry } from '../src/app/dialogs/registry.ts'
import { dialogRules } from '../src/app/dialogs/dialog-rules.ts'
import { pageRoutes } from '../src/routes/page-routes.ts'
import { ContentStore } from '../src/server/content-store.ts'
import { SHELL_PARTS } from '../src/server/render.tsx'
import { readPart } from '../src/shared/content/text.ts'

const contentDir = fileURLToPath(new URL('../../../content', import.meta.url))
const sourceDir = fileURLToPath(new URL('../src', import.meta.url))
const store = new ContentStore(contentDir, 'en')

function filesIn(directory: string, end: RegExp): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => end.test(file))
    .sort()
}

/** Paths of every leaf; lists count as one leaf, since languages may differ in their length. */
function keysOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => keysOf(inner, path ? `${path}.${key}` : key))
}

function read(locale: string, file: string): unknown {
  return JSON.parse(readFileSync(join(contentDir, locale, file), 'utf8'))
}

const sources = filesIn(sourceDir, /(?<!\.test)\.tsx?$/).map(
  (file) => [file, readFileSync(join(sourceDir, file), 'utf8')] as const,
)

describe.each(['de', 'fa'])('the content in %s', (locale) => {
  it('has the files of the default language and no others', () => {
    expect(filesIn(join(contentDir, locale), /\.json$/)).toEqual(filesIn(join(contentDir, 'en'), /\.json$/))
  })

  it.each(filesIn(join(contentDir, 'en'), /\.json$/))(
    'has every key of %s, and the same places in its texts',
    (file) => {
      const own = read(locale, file)
      const english = read('en', file)
      const onlyEnglish = file.endsWith('pages/home.json') ? ['gameCollections'] : []
      const expected = keysOf(english).filter((key) => !onlyEnglish.includes(key))
      expect(keysOf(own).sort()).toEqual(expected.sort())
      const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
      for (const key of expected)
        expect([key, places(readPart(own as never)(key))]).toEqual([key, places(readPart(english as never)(key))])
    },
  )
})

describe('the parts that the site reads', () => {
  const named = sources.flatMap(([file, text]) =>
    [...text.matchAll(/useText\('([\w.]+)'\)/g)].map(([, part]) => [file, part!] as const),
  )

  it.each(named)('%s reads %s, which exists', (_, part) => {
    expect(store.part('en', part)).not.toBeNull()
  })

  it('exist for every page, dialog and the frame', () => {
    const parts = [
      ...SHELL_PARTS,
      ...pageRoutes.flatMap((page) => page.parts),
      ...Object.values(dialogRegistry).flatMap((entry) => entry.parts),
    ]
    expect(parts.filter((part) => store.part('en', part) === null)).toEqual([])
  })

  it('hold every key that a component names beside its part', () => {
    const missing = sources.flatMap(([file, text]) => {
      const readers = [...text.matchAll(/const (\w+) = useText\('([\w.]+)'\)/g)]
      // Where a part's name is not literal, its reader may go by the same name and read other keys.
      if (/useText\((?!')|readPart\(/.test(text)) return []
      return readers.flatMap(([, name, part]) =>
        [...text.matchAll(new RegExp(String.raw`\b${name}\('([\w.]+)'`, 'g'))]
          .map(([, key]) => key!)
          .filter((key) => !readers.some(([, other, otherPart]) => other === name && hasText(otherPart!, key)))
          .map((key) => `${file}: ${part}.${key}`),
      )
    })
    expect(missing).toEqual([])
  })
})

/** A key counts when it holds text, the empty one included. */
function hasText(part: string, key: string): boolean {
  const value = readPart(store.part('en', part) ?? {}).at(key)
  return typeof value === 'string'
}

describe('dialogs', () => {
  it('have a rule and a way to be shown, each', () => {
    expect(Object.keys(dialogRegistry).sort()).toEqual(Object.keys(dialogRules).sort())
  })

  it.each(Object.keys(dialogRegistry) as (keyof typeof dialogRegistry)[])('%s can be loaded', async (name) => {
    expect(typeof (await dialogRegistry[name].load())).toBe('function')
  })
})

describe('icons', () => {
  const sprite = readFileSync(join(sourceDir, 'shared/icons/sprite.svg'), 'utf8')
  const ids = new Set([...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id))

  it('named by the content are in the set', () => {
    const named = filesIn(join(contentDir, 'en'), /\.json$/).flatMap((file) =>
      [...readFileSync(join(contentDir, 'en', file), 'utf8').matchAll(/"icon": "([\w-]+)"/g)].map(([, id]) => id!),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })

  it('named by components are in the set', () => {
    const named = sources.flatMap(([, text]) => [...text.matchAll(/<Icon name="([\w-]+)"/g)].map(([, id]) => id!))
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})
