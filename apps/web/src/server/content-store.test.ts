import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPart } from '../shared/content/text.ts'
import { ContentError, ContentStore, type ContentStoreOptions } from './content-store.ts'
import { checkFiles } from './content/check.ts'

let root: string
const shipped = () => join(root, 'shipped')
const own = () => join(root, 'own')

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'baize-content-'))
  mkdirSync(own())
  write(shipped(), 'en/modals/sign-up-cancel.json', {
    title: 'Leave?',
    bonusImage: '/pictures/gift.svg',
    bonusText: 'The *gift*',
    backButton: 'Back',
    closeButton: 'Leave',
  })
  write(shipped(), 'de/modals/sign-up-cancel.json', { title: 'Gehen?', backButton: 'Zurück' })
  write(shipped(), 'en/static/terms-2.json', { pageIdentity: 'terms-2', title: 'Terms', content: '## A\n\nb' })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(directory: string, path: string, value: unknown): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), typeof value === 'string' ? value : JSON.stringify(value))
}

const check: ContentStoreOptions['check'] = (files, all) =>
  checkFiles(files, all, { icons: new Set(['gift']), hasPicture: () => true })

function openBoth(): ContentStore {
  return new ContentStore(shipped(), 'en', { ownDirectory: own(), check })
}

describe('the content of the site', () => {
  it('falls back to the default language key by key', () => {
    const text = readPart(new ContentStore(shipped(), 'en').part('de', 'modals.signUpCancel')!)
    expect([text('title'), text('backButton'), text('closeButton')]).toEqual(['Gehen?', 'Zurück', 'Leave'])
    expect(text.marked('bonusText').$md).toEqual(['The ', ['em', ['gift']]])
  })

  it('knows the files of a language that has none of its own', () => {
    const store = new ContentStore(shipped(), 'en')
    expect(readPart(store.part('tr', 'modals.signUpCancel')!)('title')).toBe('Leave?')
    expect(store.part('tr', 'modals.nothing')).toBeNull()
  })

  it('reads markdown where the schema says so, and names with figures', () => {
    const text = readPart(new ContentStore(shipped(), 'en').part('en', 'static.terms2')!)
    expect(text.marked('content').$md).toEqual([
      ['h2', ['A'], 'a'],
      ['p', ['b']],
    ])
  })

  it('never mixes the plural forms of two languages', () => {
    write(shipped(), 'en/global-components/cards-group.json', { moreButton: { one: 'one', other: 'all' } })
    write(shipped(), 'tr/global-components/cards-group.json', { moreButton: { other: 'hepsi' } })
    const part = new ContentStore(shipped(), 'en').part('tr', 'globalComponents.cardsGroup')!
    expect(readPart(part, 'tr').plural('moreButton', 1)).toBe('hepsi')
  })

  it('gives the same part again until the files change', () => {
    const store = new ContentStore(shipped(), 'en')
    const part = store.part('de', 'modals.signUpCancel')
    expect(store.part('de', 'modals.signUpCancel')).toBe(part)
    expect(store.reload()).toBe(false)
    expect(store.part('de', 'modals.signUpCancel')).toBe(part)
  })
})

describe("an operator's folder", () => {
  it('replaces files and leaves the others', () => {
    write(own(), 'en/modals/sign-up-cancel.json', { title: 'Stay?', bonusText: 'x', backButton: 'y', closeButton: 'z' })
    const store = openBoth()
    expect(readPart(store.part('en', 'modals.signUpCancel')!)('title')).toBe('Stay?')
    expect(readPart(store.part('de', 'modals.signUpCancel')!)('title')).toBe('Gehen?')
    expect(store.part('en', 'static.terms2')).not.toBeNull()
  })

  it('takes keys that a file must have and lacks from the shipped file', () => {
    write(own(), 'en/modals/sign-up-cancel.json', { title: 'Stay?' })
    const text = readPart(openBoth().part('en', 'modals.signUpCancel')!)
    expect([text('title'), text('closeButton')]).toEqual(['Stay?', 'Leave'])
  })

  it('adds pages and languages', () => {
    write(own(), 'en/static/house-rules.json', {
      pageIdentity: 'house-rules',
      title: 'R',
      content: 'c',
      pageMeta: { title: 'R', description: 'd' },
    })
    write(own(), 'es/modals/sign-up-cancel.json', {
      title: '¿Salir?',
      bonusText: 'x',
      bonusImage: '/pictures/a.svg',
      backButton: 'y',
      closeButton: 'z',
    })
    const store = openBoth()
    expect(readPart(store.part('en', 'static.houseRules')!)('title')).toBe('R')
    expect(readPart(store.part('es', 'modals.signUpCancel')!)('title')).toBe('¿Salir?')
    const pages = readPart(store.part('es', 'index.static')!).at<unknown[]>('pages')
    const written = { lang: 'en', dir: 'ltr' }
    expect(pages).toContainEqual({ part: 'static.houseRules', pageIdentity: 'house-rules', title: 'R', written })
  })

  it.each([
    ['{ "title": ', 'en/modals/sign-up-cancel.json is not JSON'],
    ['[]', 'en/modals/sign-up-cancel.json must be an object, but it is a list.'],
    ['{ "title": 7 }', 'en/modals/sign-up-cancel.json: "title" must be text, but it is 7.'],
    ['{ "heading": "x" }', 'en/modals/sign-up-cancel.json: "heading" is no key of this file.'],
    ['{ "title": "Stay, {name}?" }', 'en/modals/sign-up-cancel.json: "title" must not contain {name}.'],
    [
      '{ "bonusText": "[a](javascript:b)" }',
      'en/modals/sign-up-cancel.json: "bonusText" contains [a](javascript:b), which leads nowhere.',
    ],
    [
      '{ "bonusText": "[a](/nowhere)" }',
      'en/modals/sign-up-cancel.json: "bonusText" leads to /nowhere, where no page is.',
    ],
  ])('with %s is refused in one sentence', (text, sentence) => {
    write(own(), 'en/modals/sign-up-cancel.json', text)
    expect(openBoth).toThrow(ContentError)
    expect(openBoth).toThrow(sentence)
  })

  it('is refused for a file that the tree does not have', () => {
    write(own(), 'en/modals/sign-maybe.json', {})
    expect(openBoth).toThrow('en/modals/sign-maybe.json is no file of the content tree.')
  })

  it('changes what is shown, and the name of the version, when it is read again', () => {
    const store = openBoth()
    const before = store.id
    write(own(), 'en/modals/sign-up-cancel.json', { title: 'Stay?' })
    expect(store.reload()).toBe(true)
    expect(store.id).not.toBe(before)
    expect(readPart(store.part('en', 'modals.signUpCancel')!)('title')).toBe('Stay?')
  })

  it('that breaks later is reported once, and the last good one stays', () => {
    write(own(), 'en/modals/sign-up-cancel.json', { title: 'Stay?' })
    const store = openBoth()
    const before = store.id
    write(own(), 'en/modals/sign-up-cancel.json', { title: ['Stay?'] })
    expect(() => store.reload()).toThrow('"title" must be text, but it is a list.')
    expect(store.reload()).toBe(false)
    expect(store.id).toBe(before)
    expect(readPart(store.part('en', 'modals.signUpCancel')!)('title')).toBe('Stay?')
    write(own(), 'en/modals/sign-up-cancel.json', { title: 'Stay after all?' })
    expect(store.reload()).toBe(true)
  })
})
