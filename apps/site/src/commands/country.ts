import { systemClock } from '@baize/kit'
import { createPacks, readSettings, restrictCountry } from '@baize/platform'
import { withDatabase } from './database.ts'

const USAGE = 'npm run country -- [CODE open|closed|no-sign-in]\n'
const TYPES = { open: null, closed: 1, 'no-sign-in': 2 } as const

/**
 * `npm run country`: lists the restricted countries. With a country and a word it closes the whole site there,
 * closes sign-in and registration, or opens it again. Every process of a running site follows at once.
 */
await withDatabase(async (pool, config) => {
  const [code, word] = process.argv.slice(2)
  if (code !== undefined) {
    if (!isWord(word)) return fail(USAGE)
    try {
      await restrictCountry(pool, code.toUpperCase(), TYPES[word])
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return fail(`${error.message}\n`)
    }
  }
  const { countries } = await readSettings({ pool, clock: systemClock, packs: createPacks(config.packs) })
  const restricted = countries.filter(({ restrict }) => restrict)
  for (const country of restricted)
    process.stdout.write(`${country.code} ${country.restrictType === 1 ? 'closed' : 'no-sign-in'}\n`)
  if (restricted.length === 0) process.stdout.write('no country is restricted\n')
})

function isWord(word: string | undefined): word is keyof typeof TYPES {
  return word !== undefined && Object.hasOwn(TYPES, word)
}

function fail(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
