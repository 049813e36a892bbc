import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createPacks, PackError, settingNames } from './index.ts'

const folders: string[] = []
const folder = (files: Record<string, unknown>) => {
  const path = mkdtempSync(join(tmpdir(), 'baize-packs-'))
  folders.push(path)
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(path, name), typeof content === 'string' ? content : JSON.stringify(content))
  return path
}
afterAll(() => folders.forEach((path) => rmSync(path, { recursive: true })))

const at = new Date('2026-11-22T12:00:00Z')
const none = { countries: [], licence: null, folder: null }
const clause = (value: unknown, from?: string) => ({
  clause: 'House 1',
  text: 'A sentence of the house.',
  value,
  from,
  certainty: 'known',
})
const house = (settings: object) => ({ name: 'house', title: 'House', countries: [], settings })

describe('packs', () => {
  it('hold the open rules for everybody unless others are switched on', () => {
    const packs = createPacks(none)
    expect(packs.isUniform).toBe(true)
    expect(packs.rulesOf('GB', at)).toEqual(packs.rulesOf(null, at))
    expect(packs.sourcesOf('GB', at).every(({ pack }) => pack === 'open')).toBe(true)
  })

  it('say something of every setting in every place', () => {
    const packs = createPacks({ ...none, countries: ['gb', 'on', 'se', 'mt', 'de'] })
    for (const country of ['GB', 'CA', 'SE', 'MT', 'DE', 'FR', null])
      expect(Object.keys(packs.rulesOf(country, at)).toSorted()).toEqual([...settingNames].toSorted())
  })

  it('lie in layers: the country over the licence over the house over the open pack', () => {
    const own = folder({
      'house.json': house({ minimumAge: [clause(21)], otherRoundMs: [clause(4000)], turbo: [clause(false)] }),
    })
    const packs = createPacks({ countries: ['gb'], licence: 'mt', folder: own })
    const british = packs.rulesOf('GB', at)
    expect([british.minimumAge, british.otherRoundMs, british.turbo]).toEqual([18, 5000, false])
    const french = packs.rulesOf('FR', at)
    expect([french.minimumAge, french.otherRoundMs, french.turbo]).toEqual([18, 4000, false])
    expect(packs.sourcesOf('FR', at).find(({ setting }) => setting === 'turbo')?.pack).toBe('house')
    expect(packs.sourcesOf('FR', at).find(({ setting }) => setting === 'demo')?.pack).toBe('open')
  })

  it('change on their day', () => {
    const packs = createPacks({ ...none, countries: ['gb'] })
    const most = (day: string) => packs.rulesOf('GB', new Date(day)).slotStakeMax.map(({ most }) => most.amount)
    expect(most('2025-04-08T23:59:59Z')).toEqual([])
    expect(most('2025-04-09T00:00:00Z')).toEqual(['5'])
    expect(most('2025-05-20T23:59:59Z')).toEqual(['5'])
    expect(most('2025-05-21T00:00:00Z')).toEqual(['2', '5'])
    expect(most('2025-04-08T00:00:00Z')).toEqual([])
    expect(packs.changeAfter('GB', new Date('2025-04-09T00:00:00Z'))).toEqual(new Date('2025-05-21T00:00:00Z'))
    expect(packs.changeAfter('GB', at)).toBeNull()
  })

  it.each<[string, Record<string, unknown>, RegExp]>([
    [
      'a value out of bounds',
      { 'house.json': house({ minimumAge: [clause(12)] }) },
      /house\.json.*settings\.minimumAge\.0\.value/,
    ],
    ['a setting nobody knows', { 'house.json': house({ minimumWage: [clause(12)] }) }, /house\.json.*minimumWage/],
    [
      'an unsure clause without a note',
      { 'house.json': house({ turbo: [{ ...clause(false), certainty: 'unsure' }] }) },
      /house\.json.*turbo\.0\.note/,
    ],
    [
      'days that do not stand in order',
      { 'house.json': house({ turbo: [clause(true, '2026-01-02'), clause(false, '2026-01-01')] }) },
      /house\.json.*turbo/,
    ],
    ['a file that is no JSON', { 'house.json': '{' }, /house\.json/],
    ['an open pack with a gap', { 'open.json': { ...house({}), name: 'open' } }, /open.*minimumAge/],
  ])('end the start with file and key: %s', (_, files, sentence) => {
    const create = () => createPacks({ ...none, folder: folder(files) })
    expect(create).toThrow(PackError)
    expect(create).toThrow(sentence)
  })

  it('end the start when a pack does not exist or two name a country', () => {
    expect(() => createPacks({ ...none, countries: ['atlantis'] })).toThrow(/no pack atlantis; there are open, gb/)
    const twin = folder({ 'twin.json': { ...house({}), name: 'twin', countries: ['GB'] } })
    expect(() => createPacks({ countries: ['gb', 'twin'], licence: null, folder: twin })).toThrow(
      /gb and twin both name GB/,
    )
    expect(() => createPacks({ ...none, countries: ['open'] })).toThrow(/names no country/)
  })
})
