import { describe, expect, it } from 'vitest'
import { checkFiles, findMissingFiles } from './check.ts'
import { checkValue } from './check-value.ts'
import {
  type Field,
  bool,
  choice,
  color,
  date,
  icon,
  id,
  img,
  int,
  list,
  map,
  md,
  mdi,
  object,
  plural,
  str,
  url,
} from './schema/field.ts'
import { type ContentFile, type Json, sentenceOf } from './tree.ts'

const tools = {
  icons: new Set(['star']),
  hasPicture: (path: string) => path === '/pictures/card.svg',
  isPath: (path: string) => ['/', '/static/terms', '?wallet=true'].includes(path),
  locale: 'en',
  isComplete: true,
}
const complaints = (value: Json, field: Field, change: Partial<typeof tools> = {}) =>
  checkValue(value, field, { ...tools, ...change }).map(({ key, message }) => `${key}: ${message}`)

describe('a value', () => {
  it.each<[string, Json, Field]>([
    ['text', 'a {count}', str.with('count')],
    ['text without a place that it may have', 'a', str.with('count?')],
    ['empty text that may be missing', '', str.optional],
    ['markdown', '## A\n\n[b](/static/terms) [c](#a) [d](?wallet=true) ![e](/pictures/card.svg)', md],
    ['a line with a link to a value', '[a]({bonuses})', mdi.with('bonuses?')],
    ['one form for every number', '{count} games', plural],
    ['the forms of the language', { one: '{count} game', other: '{count} games' }, plural],
    ['a picture', '/pictures/card.svg', img],
    ['an icon', 'star', icon],
    ['an address', 'https://example.com/a', url],
    ['no address', '', url],
    ['an id', 'new-games', id],
    ['a switch', false, bool],
    ['a figure', 3, int],
    ['a colour', '#1d4f3a', color],
    ['an instant', '2026-01-31T00:00:00Z', date],
    ['a known word', 'both', choice('both', 'email')],
    ['a list', [{ label: 'a' }], list({ label: str })],
    ['a map', { 1: 'a', 2: 'b' }, map(str)],
  ])('is good when it is %s', (_name, value, field) => {
    expect(complaints(value, field)).toEqual([])
  })

  it.each<[Json, Field, string]>([
    [7, str, ': must be text, but it is 7'],
    [null, str, ': must be text, but it is null'],
    ['', str, ': must not be empty'],
    ['a {sum}', str.with('count?'), ': must not contain {sum}'],
    ['a', mdi.with('count'), ': must contain {count}'],
    [{ one: 'a' }, plural, ': must have a text for the plural form "other"'],
    [{ other: 'a', most: 'b' }, plural, ': must have texts for plural forms only, but "most" is none'],
    [{ one: '{sum}', other: 'b' }, plural, ': must not contain places other than {count}'],
    ['comet', icon, ': names the icon "comet", which is not in the set'],
    ['/pictures/none.svg', img, ': names /pictures/none.svg, where no picture is'],
    ['https://evil.example/card.svg', img, ': names https://evil.example/card.svg, where no picture is'],
    ['/static/none', url, ': leads to /static/none, where no page is'],
    ['//evil.example', url, ': leads to //evil.example, where no page is'],
    ['javascript:alert(1)', url, ': leads to javascript:alert(1), where no page is'],
    ['neueste Spiele', id, ': must be an id of letters, figures and dashes, but it is "neueste Spiele"'],
    ['yes', bool, ': must be true or false, but it is "yes"'],
    [1.5, int, ': must be a whole number, but it is 1.5'],
    ['green;}', color, ': must be a colour such as #1d4f3a, but it is "green;}"'],
    ['soon', date, ': must be an instant such as 2026-01-31T00:00:00Z, but it is "soon"'],
    ['phone', choice('both', 'email'), ': must be one of both, email, but it is "phone"'],
    [{}, list(str), ': must be a list, but it is an object'],
    ['[a](/static/none)', mdi, ': leads to /static/none, where no page is'],
    ['[a](#b)', md, ': leads to #b, where no page is'],
    ['![a](/pictures/none.svg)', md, ': names /pictures/none.svg, where no picture is'],
    ['[a](http://example.com)', mdi, ': contains [a](http://example.com), which leads nowhere'],
  ])('%j is refused', (value, field, complaint) => {
    expect(complaints(value, field)).toEqual([complaint])
  })

  it('is named by the whole way to it', () => {
    const field = object({ items: list({ label: str, tone: str.optional }) })
    expect(complaints({ items: [{ label: 'a' }, { label: 1, size: 2 }, {}] }, field)).toEqual([
      'items.1.label: must be text, but it is 1',
      'items.1.size: is no key of this file',
      'items.2.label: is missing',
    ])
  })

  it('may be missing where another language stands in, but never within a list', () => {
    const field = object({ title: str, items: list({ label: str }) })
    expect(complaints({ items: [{}] }, field, { isComplete: false })).toEqual(['items.0.label: is missing'])
  })

  it('needs the forms that its language has, and no others', () => {
    const forms = { one: 'a', other: 'b' }
    expect(complaints(forms, plural, { locale: 'pl' })).toEqual([': must have a text for the plural form "many"'])
    expect(complaints({ other: 'b' }, plural, { locale: 'id' })).toEqual([])
    expect(complaints(forms, plural, { locale: 'es' })).toEqual([])
  })
})

const file = (locale: string, category: string, name: string, value: Json): [string, ContentFile] => [
  `${locale}/${category}/${name}.json`,
  { locale, category, name, value },
]
const surroundings = { icons: new Set<string>(), hasPicture: () => true }
const check = (...entries: [string, ContentFile][]) =>
  checkFiles(new Map(entries), new Map(entries), surroundings).map(sentenceOf)

describe('the tree', () => {
  it('has only the files it knows, and any number of pages', () => {
    const page = { pageIdentity: 'rules', title: 'a', content: 'b', pageMeta: { title: 'c', description: 'd' } }
    expect(check(file('en', 'static', 'rules', page))).toEqual([])
    expect(check(file('en', 'modals', 'nothing', {}), file('en', 'unknown', 'x', {}))).toEqual([
      'en/modals/nothing.json is no file of the content tree.',
      'en/unknown/x.json is no file of the content tree.',
    ])
  })

  it('links its pages to each other by their identity', () => {
    const page = (content: string) => ({
      pageIdentity: 'rules',
      title: 'a',
      content,
      pageMeta: { title: 'c', description: 'd' },
    })
    expect(check(file('en', 'static', 'house', page('[a](/static/rules)')))).toEqual([])
    expect(check(file('en', 'static', 'house', page('[a](/static/house)')))).toEqual([
      'en/static/house.json: "content" leads to /static/house, where no page is.',
    ])
  })

  it('has the same ids in every language, though not all of them', () => {
    const categories = (...ids: string[]) => ({
      categoriesList: ids.map((identity) => ({ identity, icon: 'star', label: 'a' })),
    })
    const all = [
      file('en', 'global-components', 'categories', categories('new', 'popular')),
      file('de', 'global-components', 'categories', categories('popular', 'neu')),
    ]
    const found = checkFiles(new Map(all), new Map(all), { ...surroundings, icons: new Set(['star']) })
    expect(found.map(sentenceOf)).toEqual([
      'de/global-components/categories.json: "categoriesList[].identity" is "neu", which the default language does not have.',
    ])
  })

  it('misses files of a complete language, and only core ones of the others', () => {
    const files = new Map([file('en', 'static', 'rules', {})])
    const missing = (locale: string) => findMissingFiles(files, locale).map(({ file: path }) => path)
    expect(missing('de')).toContain('de/static/rules.json')
    expect(missing('de')).toContain('de/pages/home.json')
    expect(missing('tr')).toContain('tr/modals/sign-in.json')
    expect(missing('tr').some((path) => path.startsWith('tr/pages/'))).toBe(false)
  })
})
