import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type Surroundings, checkFiles, findMissingFiles } from '../src/server/content/check.ts'
import { iconIdsOf } from '../src/server/content/icon-ids.ts'
import { readFiles, sentenceOf } from '../src/server/content/tree.ts'

const contentDir = fileURLToPath(new URL('../../../content', import.meta.url))
const publicDir = fileURLToPath(new URL('../public', import.meta.url))
const sprite = fileURLToPath(new URL('../src/shared/icons/sprite.svg', import.meta.url))

const LOCALES = ['en', 'de', 'fa', 'pt-br', 'es', 'tr', 'hi']

const { files, problems } = readFiles(contentDir)
const surroundings: Surroundings = {
  icons: iconIdsOf(readFileSync(sprite, 'utf8')),
  hasPicture: (path) => existsSync(join(publicDir, path)),
}

/** What is wrong with a language: what is missing, or everything else. */
function complaints(locale: string, isAboutMissing: boolean): string[] {
  const own = new Map([...files].filter(([, file]) => file.locale === locale))
  const found = [...findMissingFiles(files, locale), ...checkFiles(own, files, surroundings)]
  return found.filter(({ kind }) => (kind === 'missing') === isAboutMissing).map(sentenceOf)
}

describe('the content', () => {
  it('is JSON in every file', () => {
    expect(problems.map(sentenceOf)).toEqual([])
  })

  it('speaks no language that the site does not offer', () => {
    const spoken = new Set([...files.values()].map(({ locale }) => locale))
    expect([...spoken].filter((locale) => !LOCALES.includes(locale))).toEqual([])
  })

  it.each(LOCALES)('in %s has no unknown key, wrong type or place, and no reference that leads nowhere', (locale) => {
    expect(complaints(locale, false)).toEqual([])
  })

  it.each(LOCALES)('in %s has every file and key that the language must have', (locale) => {
    expect(complaints(locale, true)).toEqual([])
  })
})
