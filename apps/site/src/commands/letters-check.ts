import { resolve } from 'node:path'
import { LetterTextError, readOwnTexts } from '@baize/platform'

/**
 * The part of `npm run content:check FOLDER` that looks at letters: says what would keep the site from using those of the
 * folder, a sentence for each; ends with 1 when there is any.
 */
const [folder = '.'] = process.argv.slice(2)
try {
  const counts = [...readOwnTexts(resolve(folder)).values()].map(({ size }) => size)
  if (counts.length > 0) {
    const count = counts.reduce((sum, size) => sum + size, 0)
    process.stdout.write(`the letters are in order: ${count} in ${counts.length} languages\n`)
  }
} catch (error) {
  if (!(error instanceof LetterTextError)) throw error
  for (const problem of error.problems) process.stdout.write(`${problem}\n`)
  process.stdout.write(`${error.problems.length} to put right in letters\n`)
  process.exitCode = 1
}
