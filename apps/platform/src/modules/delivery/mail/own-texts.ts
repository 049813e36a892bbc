import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock, Logger } from '@baize/kit'
import type { LetterKind } from './letter.ts'
import { readOwnLetter } from './own-letter.ts'
import type { LetterText } from './texts/index.ts'

/** Letters that an operator wrote in place of ours. */
export interface OwnTexts {
  find(locale: string, kind: LetterKind): LetterText | undefined
}

/** Files of an operator's letters that cannot be used: a sentence for each thing that is wrong. */
export class LetterTextError extends Error {
  override readonly name = 'LetterTextError'
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'))
  }
}

/** How old what is known may be before the files are looked at again. */
const LOOKS_EVERY_MS = 2_000

const FOLDER = 'letters'
const FILE = /^[a-z]{2}(-[a-z]{2})?\.json$/

type Texts = ReadonlyMap<string, ReadonlyMap<string, LetterText>>

/**
 * Reads `letters/<locale>.json` below a content folder now, which throws `LetterTextError` where they are not in order, and
 * again when one changed. What cannot be used later is told of once, and the last good texts go on.
 */
export function createOwnTexts(contentDir: string, { clock, logger }: { clock: Clock; logger: Logger }): OwnTexts {
  let fingerprint = fingerprintOf(contentDir)
  let texts = readOwnTexts(contentDir)
  let lookedAtMs = clock.now().getTime()
  const look = () => {
    const nowMs = clock.now().getTime()
    if (nowMs - lookedAtMs < LOOKS_EVERY_MS) return
    lookedAtMs = nowMs
    try {
      const found = fingerprintOf(contentDir)
      if (found === fingerprint) return
      fingerprint = found
      texts = readOwnTexts(contentDir)
      logger.info('letters of the content folder were read anew', { languages: texts.size })
    } catch (error) {
      const problem = error instanceof LetterTextError ? error.problems.join(' ') : String(error)
      logger.warn('letters of the content folder cannot be used, the last good ones go on', { problem })
    }
  }
  return {
    find(locale, kind) {
      look()
      return texts.get(locale)?.get(kind)
    },
  }
}

/** The letters below a content folder by language and kind; none where it has no folder of them. */
export function readOwnTexts(contentDir: string): Texts {
  const problems: string[] = []
  const texts = new Map<string, Map<string, LetterText>>()
  for (const name of filesIn(contentDir)) {
    const file = `${FOLDER}/${name}`
    const json = FILE.test(name) ? readJson(join(contentDir, file)) : { problem: 'is named after no language' }
    if ('problem' in json) {
      problems.push(`${file} ${json.problem}.`)
      continue
    }
    const locale = name.slice(0, -'.json'.length)
    const letters = new Map<string, LetterText>()
    for (const [kind, value] of Object.entries(json.value)) {
      const letter = readOwnLetter(locale, kind, value)
      if ('problems' in letter)
        problems.push(...letter.problems.map(({ key, message }) => `${file}: "${key}" ${message}.`))
      else letters.set(kind, letter.text)
    }
    texts.set(locale, letters)
  }
  if (problems.length > 0) throw new LetterTextError(problems)
  return texts
}

function readJson(path: string): { value: object } | { problem: string } {
  try {
    const value = JSON.parse(readFileSync(path, 'utf8')) as unknown
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { value } : { problem: 'must be an object of letters' }
  } catch (error) {
    return { problem: `is not JSON: ${(error as Error).message}` }
  }
}

function fingerprintOf(contentDir: string): string {
  return filesIn(contentDir)
    .map((name) => {
      const { mtimeMs, size } = statSync(join(contentDir, FOLDER, name))
      return `${name} ${mtimeMs} ${size}`
    })
    .join('\n')
}

function filesIn(contentDir: string): string[] {
  const folder = join(contentDir, FOLDER)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
}
