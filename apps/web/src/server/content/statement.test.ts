import { describe, expect, it } from 'vitest'
import { query } from './entries.ts'
import { readStatement } from './statement.ts'
import type { ContentFile } from './tree.ts'

const file = (locale: string, category: string, name: string, value: ContentFile['value']) =>
  [`${locale}/${category}/${name}.json`, { locale, category, name, value }] as const

const files = new Map([
  file('en', 'alerts', 'wallet', { a: 1 }),
  file('en', 'alerts', 'bonus', { b: 2 }),
  file('pt-br', 'fields-settings', 'fields-controls', {}),
  file('en', 'static', 'terms-of-use', { pageIdentity: 'terms', content: '## A' }),
])
const ask = (text: string) => {
  const statement = readStatement(text)
  return statement && query(files, statement)
}

describe('a statement', () => {
  it('asks for all of a collection, in the order of stems', () => {
    expect(ask('SELECT * FROM enAlerts')).toEqual([
      { id: 'enAlerts/en/alerts/bonus.json', extension: 'json', meta: { b: 2 }, stem: 'en/alerts/bonus' },
      { id: 'enAlerts/en/alerts/wallet.json', extension: 'json', meta: { a: 1 }, stem: 'en/alerts/wallet' },
    ])
    expect(ask('select * from ptBrFieldsSettings order by stem asc;')).toHaveLength(1)
  })

  it('asks for the first entry of a stem', () => {
    expect(ask("SELECT * FROM enAlerts WHERE stem = 'en/alerts/wallet' LIMIT 1")).toMatchObject([{ meta: { a: 1 } }])
    expect(ask("SELECT * FROM enAlerts WHERE stem = 'en/alerts/none' LIMIT 1")).toEqual([])
  })

  it('asks for the page of an identity, with its text as it was written', () => {
    expect(ask("SELECT * FROM enStatic WHERE pageIdentity = 'terms' ORDER BY stem ASC LIMIT 1")).toEqual([
      {
        id: 'enStatic/en/static/terms-of-use.json',
        extension: 'json',
        meta: { pageIdentity: 'terms', content: '## A' },
        pageIdentity: 'terms',
        stem: 'en/static/terms-of-use',
      },
    ])
  })

  it('takes words in quotes as they are', () => {
    expect(readStatement("SELECT * FROM enStatic WHERE stem = 'it''s FROM'")?.where?.value).toBe("it's FROM")
  })

  it('finds nothing in a collection that does not exist', () => {
    expect(ask('SELECT * FROM xxAlerts')).toBeNull()
  })

  it.each([
    '',
    'SELECT',
    'SELECT id FROM enAlerts',
    'SELECT * FROM "enAlerts"',
    'SELECT * FROM enAlerts, enStatic',
    "SELECT * FROM enAlerts WHERE meta = 'x'",
    "SELECT * FROM enAlerts WHERE stem = 'a' OR stem = 'b'",
    "SELECT * FROM enAlerts WHERE stem LIKE 'a%'",
    'SELECT * FROM enAlerts WHERE stem = a',
    'SELECT * FROM enAlerts LIMIT -1',
    'SELECT * FROM enAlerts; DROP TABLE player',
    "SELECT * FROM enAlerts WHERE stem = 'a'' LIMIT 1",
  ])('is refused when it is anything else: %s', (text) => {
    expect(readStatement(text)).toBeNull()
  })
})
