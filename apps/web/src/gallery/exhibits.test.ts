import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { exhibitGroups } from './gallery.tsx'
import { interfacesIn, propsOf } from './props-of.ts'
import { sources } from './sources.ts'

const exhibits = exhibitGroups.flatMap((group) => group.exhibits)
const read = sources.map(interfacesIn)
const interfaces = new Map(read.flatMap((entry) => entry.interfaces.map((found) => [found.name, found])))

describe('the gallery', () => {
  it('shows every component', () => {
    const folder = new URL('../../../../packages/ui/src/', import.meta.url)
    const components = readdirSync(folder)
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => file.replace('.tsx', ''))
    expect(components.filter((name) => !PARTS.includes(name)).filter((name) => !shows(name))).toEqual([])
  })

  it('gives every exhibit an anchor of its own', () => {
    const ids = exhibits.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(exhibits.flatMap(({ props }) => props))('documents every prop of %s', (name) => {
    const { props } = propsOf(name, interfaces)
    expect(props.length).toBeGreaterThan(0)
    expect(
      props.filter(({ text, name: prop }) => text === '' && !PLAIN.includes(prop)).map((prop) => prop.name),
    ).toEqual([])
  })
})

/** Files that are parts of components, not components. */
const PARTS = ['modal', 'page-lock', 'field', 'combo-input', 'control-box', 'select-control', 'sort-mark', 'thumbnail']

/** Names that say everything. */
const PLAIN = ['ref', 'children']

function shows(file: string): boolean {
  const component = file.replaceAll(/(^|-)(\w)/g, (_all, _dash: string, letter: string) => letter.toUpperCase())
  return exhibits.some(({ id, name }) => id === file || name === component)
}
