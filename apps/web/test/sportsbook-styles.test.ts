import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const tokens = read('../../../packages/ui/src/tokens.css')
const given = read('../public/sportsbook.css')

const meanings = {
  page: 'page',
  surface: 'surface',
  raised: 'surface-hover',
  line: 'line',
  text: 'text',
  quiet: 'text-muted',
  accent: 'accent',
  'on-accent': 'on-accent',
  up: 'positive',
  down: 'danger',
  danger: 'danger',
  focus: 'focus',
}

/** What a token is in each theme. */
function valuesOf(token: string): [light: string, dark: string] {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\(([^,]+), ([^)]+\\)?)\\);`).exec(tokens)!
  return [plain(light!), plain(dark!)]
}

function plain(value: string): string {
  const [, name] = /^var\(--(.+)\)$/.exec(value) ?? []
  return name ? new RegExp(`--${name}: ([^;]+);`).exec(tokens)![1]! : value
}

it.each(Object.entries(meanings))('a sportsbook is told the colour of the house for %s', (name, token) => {
  const [dark, light] = given.split("[data-theme='light']") as [string, string]
  expect([light, dark].map((half) => new RegExp(`--sb-${name}: ([^;]+);`).exec(half)?.[1])).toEqual(valuesOf(token))
})
