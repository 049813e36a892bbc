import type { MarkedNode, MarkedTag } from '../../shared/content/marked-text.ts'
import { readMarkdown, readMarkdownLine } from './markdown.ts'
import { pluralProblem } from './plural-forms.ts'
import { SITE_PLACE } from '../brand/fill-name.ts'
import type { Field, Kind } from './schema/field.ts'
import { type Json, type Problem, isObject } from './tree.ts'

export type FoundProblem = Omit<Problem, 'file'>

export interface ValueTools {
  icons: ReadonlySet<string>
  hasPicture: (path: string) => boolean
  /** Whether an address within the site leads to a page. */
  isPath: (path: string) => boolean
  locale: string
  /** Missing keys are problems; lists are always complete. */
  isComplete: boolean
}

/** What is wrong with a value and everything below it. */
export function checkValue(value: Json, field: Field, tools: ValueTools, key = ''): FoundProblem[] {
  const wrong = (kind: Problem['kind'], message: string): FoundProblem[] => [{ kind, key, message }]
  const type = typeProblem(value, field)
  if (type) return wrong('type', type)
  if (value === '' && !field.isOptional && !MAY_BE_EMPTY.has(field.kind)) return wrong('type', 'must not be empty')
  if (field.kind === 'list')
    return (value as Json[]).flatMap((item, index) =>
      checkValue(item, field.item!, { ...tools, isComplete: true }, under(key, index)),
    )
  if (field.kind === 'map')
    return Object.entries(value as object).flatMap(([name, inner]) =>
      checkValue(inner as Json, field.item!, tools, under(key, name)),
    )
  if (field.kind === 'object') return checkObject(value as Record<string, Json>, field, tools, key)
  if (value === '') return []
  if (field.kind === 'plural' && isObject(value)) {
    const problem = pluralProblem(value, tools.locale)
    if (problem) return wrong('type', problem)
  }
  if (typeof value !== 'string') return []
  const places = placeProblem(value, field)
  return [...(places ? wrong('place', places) : []), ...checkReference(value, field.kind, tools, key)]
}

/** Kinds whose empty text means "none". */
const MAY_BE_EMPTY = new Set<Kind>(['url', 'date', 'color'])

function checkObject(value: Record<string, Json>, field: Field, tools: ValueTools, key: string): FoundProblem[] {
  const found: FoundProblem[] = []
  for (const [name, inner] of Object.entries(value)) {
    const own = field.fields[name]
    if (own) found.push(...checkValue(inner, own, tools, under(key, name)))
    else found.push({ kind: 'unknown', key: under(key, name), message: 'is no key of this file' })
  }
  if (!tools.isComplete) return found
  for (const [name, own] of Object.entries(field.fields))
    if (!own.isOptional && value[name] === undefined)
      found.push({ kind: 'missing', key: under(key, name), message: 'is missing' })
  return found
}

const NAMES: Readonly<Record<Kind, string>> = {
  str: 'text',
  id: 'an id of letters, figures and dashes',
  md: 'text',
  mdi: 'text',
  plural: 'text, or an object with a text per plural form',
  img: 'the path of a picture',
  icon: 'the id of an icon',
  url: 'an address',
  bool: 'true or false',
  int: 'a whole number',
  color: 'a colour such as #1d4f3a',
  date: 'an instant such as 2026-01-31T00:00:00Z',
  choice: 'one of the known words',
  list: 'a list',
  object: 'an object',
  map: 'an object',
}

function typeProblem(value: Json, { kind, choices }: Field): string | null {
  if (isOfKind(value, kind)) {
    if (kind !== 'choice' || choices.includes(value as string)) return null
    return `must be one of ${choices.join(', ')}, but it is "${value as string}"`
  }
  return `must be ${NAMES[kind]}, but it is ${describe(value)}`
}

function isOfKind(value: Json, kind: Kind): boolean {
  if (kind === 'bool') return typeof value === 'boolean'
  if (kind === 'int') return Number.isSafeInteger(value)
  if (kind === 'list') return Array.isArray(value)
  if (kind === 'object' || kind === 'map') return isObject(value)
  if (kind === 'plural' && isObject(value)) return true
  if (typeof value !== 'string') return false
  if (value === '') return true
  if (kind === 'color')
    return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$|^(?:rgb|hsl|oklch)a?\([\d\s.,/%a-z-]+\)$/i.test(value)
  if (kind === 'id') return /^[\w.:-]+$/.test(value)
  if (kind === 'date') return /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value))
  return true
}

function describe(value: Json): string {
  if (Array.isArray(value)) return 'a list'
  if (value === null) return 'null'
  return typeof value === 'object' ? 'an object' : JSON.stringify(value)
}

/** Places that the code does not fill, and places without which the text would say nothing. */
function placeProblem(text: string, { kind, places }: Field): string | null {
  if (!TEXTS.has(kind)) return null
  const allowed = [SITE_PLACE, ...places.map((place) => place.replace('?', ''))]
  const found = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const unknown = found.find((name) => !allowed.includes(name))
  if (unknown) return `must not contain {${unknown}}`
  const missing = places.find((place) => !place.endsWith('?') && !found.includes(place))
  return missing ? `must contain {${missing}}` : null
}

const TEXTS = new Set<Kind>(['str', 'md', 'mdi', 'plural'])

function checkReference(value: string, kind: Kind, tools: ValueTools, key: string): FoundProblem[] {
  const found = (problem: Problem['kind'], message: string) => [{ kind: problem, key, message }]
  if (kind === 'icon' && !tools.icons.has(value))
    return found('icon', `names the icon "${value}", which is not in the set`)
  if (kind === 'img') return isPicture(value, tools) ? [] : found('picture', `names ${value}, where no picture is`)
  if (kind === 'url') return leads(value, tools) ? [] : found('link', `leads to ${value}, where no page is`)
  if (kind !== 'md' && kind !== 'mdi') return []
  const { nodes, broken } = kind === 'md' ? readMarkdown(value) : readMarkdownLine(value)
  return [
    ...broken.flatMap((link) => found('link', `contains ${link}, which leads nowhere`)),
    ...detailsOf(nodes, 'a')
      .filter((href) => !(href.startsWith('#') ? hasHeading(nodes, href) : leads(href, tools)))
      .flatMap((href) => found('link', `leads to ${href}, where no page is`)),
    ...detailsOf(nodes, 'img')
      .filter((path) => !isPicture(path, tools))
      .flatMap((path) => found('picture', `names ${path}, where no picture is`)),
  ]
}

function isPicture(path: string, { hasPicture }: ValueTools): boolean {
  return /^\/(?!\/)/.test(path) && hasPicture(path)
}

function leads(href: string, { isPath }: ValueTools): boolean {
  if (/^(?:https:\/\/|mailto:|\{\w+\}$)/.test(href)) return URL.canParse(href) || href.startsWith('{')
  return /^[/?](?!\/)/.test(href) && isPath(href)
}

function hasHeading(nodes: readonly MarkedNode[], href: string): boolean {
  return (['h2', 'h3', 'h4'] as const).some((tag) => detailsOf(nodes, tag).includes(href.slice(1)))
}

/** Details of every element of a kind in marked text. */
function detailsOf(nodes: readonly MarkedNode[], wanted: MarkedTag): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const [tag, inner, detail] = node
    return [...(tag === wanted && detail !== undefined ? [detail] : []), ...detailsOf(inner, wanted)]
  })
}

function under(key: string, name: string | number): string {
  return key ? `${key}.${name}` : String(name)
}
