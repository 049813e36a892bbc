import { type Logger, systemClock } from '@baize/kit'
import { createOwnTexts, LetterTextError, type OwnTexts } from '@baize/platform'
import { ConfigError } from './config/index.ts'

/** Letters of the operator's content folder, followed while the site runs; a wrong one ends the start. */
export function ownLetters(contentDir: string | null, logger: Logger): OwnTexts | undefined {
  if (contentDir === null) return undefined
  try {
    return createOwnTexts(contentDir, { clock: systemClock, logger })
  } catch (error) {
    if (error instanceof LetterTextError) throw new ConfigError(`CONTENT_DIR: ${error.problems[0]!}`)
    throw error
  }
}
