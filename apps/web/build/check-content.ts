import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ContentError, ContentStore } from '../src/server/content-store.ts'
import { checkFiles, checkOwnFiles, findMissingFiles } from '../src/server/content/check.ts'
import { iconIdsOf } from '../src/server/content/icon-ids.ts'
import { type Problem, readFiles, sentenceOf } from '../src/server/content/tree.ts'

/**
 * `npm run content:check` says what is wrong with the shipped content; with a folder behind it, what would keep
 * the site from using that folder as `CONTENT_DIR`. A sentence for each; ends with 1 when there is any.
 */
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const shipped = at('../../../content')
const icons = iconIdsOf(readFileSync(at('../src/shared/icons/sprite.svg'), 'utf8'))

const [folder] = process.argv.slice(2)
const found = folder ? findInOwn(resolve(folder)) : findInShipped()
for (const problem of found) process.stdout.write(`${sentenceOf(problem)}\n`)
process.stdout.write(found.length === 0 ? 'the content is in order\n' : `${found.length} to put right\n`)
process.exitCode = found.length === 0 ? 0 : 1

function findInShipped(): readonly Problem[] {
  const { files, problems } = readFiles(shipped)
  const locales = [...new Set([...files.values()].map(({ locale }) => locale))]
  return [
    ...problems,
    ...locales.flatMap((locale) => findMissingFiles(files, locale)),
    ...checkFiles(files, files, { icons, hasPicture: (path) => existsSync(join(at('../public'), path)) }),
  ]
}

function findInOwn(ownDirectory: string): readonly Problem[] {
  const hasPicture = (path: string) => [at('../public'), ownDirectory].some((folder) => existsSync(join(folder, path)))
  try {
    new ContentStore(shipped, 'en', {
      ownDirectory,
      tokens: readFileSync(at('../../../packages/ui/src/tokens.css'), 'utf8'),
      check: (own, all) => checkOwnFiles(own, all, { icons, hasPicture }),
    })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
