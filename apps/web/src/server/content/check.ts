import { type FoundProblem, checkValue } from './check-value.ts'
import { foreignIds } from './ids.ts'
import { COMPLETE_LOCALES, CORE_CATEGORIES, schema } from './schema/index.ts'
import { fileIn } from './schema/field.ts'
import { knownPaths } from './known-paths.ts'
import type { ContentFiles, Problem } from './tree.ts'

/** What the tree may refer to outside of itself. */
export interface Surroundings {
  /** Ids of the icon sprite. */
  icons: ReadonlySet<string>
  /** Whether the site serves a picture at a path such as `/pictures/card.svg`. */
  hasPicture: (path: string) => boolean
}

/**
 * Everything that is wrong with the files: unknown names, wrong types and places, icons, pictures and links that
 * lead nowhere, and missing keys. `all` is the tree the files stand in, for links from one to another.
 */
export function checkFiles(files: ContentFiles, all: ContentFiles, surroundings: Surroundings): Problem[] {
  const isPath = knownPaths(all)
  return [...files].flatMap(([path, { locale, category, name, value }]): Problem[] => {
    const field = fileIn(schema[category], name)
    const tools = { ...surroundings, isPath, locale, isComplete: mustBeComplete(locale, category) }
    if (!field) return [{ kind: 'unknown', file: path, key: '', message: 'is no file of the content tree' }]
    const original = all.get(`${COMPLETE_LOCALES[0]}/${category}/${name}.json`)?.value
    const foreign = foreignIds(value, original, field).map(({ key, id }): FoundProblem => ({
      kind: 'id',
      key,
      message: `is "${id}", which the default language does not have`,
    }))
    return [...checkValue(value, field, tools), ...foreign].map((found) => ({ ...found, file: path }))
  })
}

/**
 * What keeps an operator's files, which stand in the tree `all`, from being used. Only the default language must
 * be complete, since the others fall back to it, and another language may show other things.
 */
export function checkOwnFiles(own: ContentFiles, all: ContentFiles, surroundings: Surroundings): Problem[] {
  return checkFiles(own, all, surroundings).filter(
    ({ kind, file }) => kind !== 'id' && (kind !== 'missing' || file.startsWith(`${COMPLETE_LOCALES[0]}/`)),
  )
}

/** Files that a language must have, because English has them, and lacks. */
export function findMissingFiles(files: ContentFiles, locale: string): Problem[] {
  const expected = new Set<string>()
  for (const [category, { files: named }] of Object.entries(schema))
    for (const name of Object.keys(named)) expected.add(`${category}/${name}`)
  for (const { locale: other, category, name } of files.values())
    if (other === COMPLETE_LOCALES[0]) expected.add(`${category}/${name}`)
  return [...expected]
    .filter((path) => mustBeComplete(locale, path.split('/')[0]!) && !files.has(`${locale}/${path}.json`))
    .map((path) => ({ kind: 'missing', file: `${locale}/${path}.json`, key: '', message: 'is missing' }))
}

/** Whether every key must be there; elsewhere missing keys come from the default language. */
export function mustBeComplete(locale: string, category: string): boolean {
  return COMPLETE_LOCALES.includes(locale) || CORE_CATEGORIES.includes(category)
}
