import { fileIn, type Field } from './schema/field.ts'
import { schema } from './schema/index.ts'
import { type ContentFiles, type Json, isObject } from './tree.ts'

/**
 * The languages in which nothing is missing: every file that the site is shipped with in its default language, each
 * with every key it must have. Pages an operator added in one language only are theirs to translate or not.
 */
export function wholeLocales(files: ContentFiles, shipped: ContentFiles, defaultLocale: string): ReadonlySet<string> {
  const expected = new Set(
    [...shipped.values()]
      .filter(({ locale }) => locale === defaultLocale)
      .map(({ category, name }) => `${category}/${name}.json`),
  )
  for (const [category, { files: named }] of Object.entries(schema))
    for (const name of Object.keys(named)) expected.add(`${category}/${name}.json`)
  const spoken = new Set([...files.values()].map(({ locale }) => locale))
  return new Set(
    [...spoken].filter(
      (locale) => locale === defaultLocale || [...expected].every((path) => isWhole(files, `${locale}/${path}`)),
    ),
  )
}

function isWhole(files: ContentFiles, path: string): boolean {
  const file = files.get(path)
  const field = file && fileIn(schema[file.category], file.name)
  return file !== undefined && (!field || hasEverything(file.value, field))
}

function hasEverything(value: Json | undefined, field: Field): boolean {
  if (value === undefined) return field.isOptional
  if (field.kind === 'list' && Array.isArray(value)) return value.every((item) => hasEverything(item, field.item!))
  if (!isObject(value)) return true
  if (field.kind === 'map') return Object.values(value).every((inner) => hasEverything(inner, field.item!))
  if (field.kind !== 'object') return true
  return Object.entries(field.fields).every(([name, inner]) => hasEverything(value[name], inner))
}
