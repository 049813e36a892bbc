import { fileURLToPath } from 'node:url'
import { createPacks } from '@baize/platform'
import { ConfigError, readConfig } from '../config/index.ts'
import { clauseKey, findClauseTests } from './clause-tests.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * `npm run packs [NAME ...]`: every pack clause by clause, with what it sets, since when, how sure the house is of it,
 * and the test that holds the house to it. What is no number of the regulator's is marked as our own label. Ends with 1
 * where a clause has no test.
 */
try {
  print(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function print(names: string[]): void {
  const { packs: choice } = readConfig(process.env)
  const tests = findClauseTests(ROOT)
  const isOn = (name: string) => ['open', 'house', choice.licence, ...choice.countries].includes(name)
  const lines: string[] = []
  let untested = 0
  for (const { name, title, countries, settings } of createPacks(choice).all) {
    if (names.length > 0 && !names.includes(name)) continue
    const where = countries.length > 0 ? `, for ${countries.join(', ')}` : ''
    lines.push('', `${name}: ${title}${where}${isOn(name) ? ', switched on' : ''}`)
    for (const [setting, clauses] of Object.entries(settings))
      for (const { clause, isOwnLabel, value, from, certainty, text, note } of clauses) {
        const test = tests.get(clauseKey(name, clause))
        untested += test ? 0 : 1
        lines.push(
          `  ${clause}${isOwnLabel ? ' (our own label)' : ''} | ${setting} = ${JSON.stringify(value)} | ${from ? `from ${from}` : 'always'} | ${certainty}`,
        )
        lines.push(`    ${text}${note ? ` (${note})` : ''}`, `    ${test ? `${test.file}: ${test.name}` : 'NO TEST'}`)
      }
  }
  process.stdout.write(`${lines.join('\n').trim()}\n`)
  if (untested === 0) return
  process.stderr.write(`${untested} clauses have no test.\n`)
  process.exitCode = 1
}
