import { type FieldIssue, PASSWORD_LENGTH_MIN } from '@baize/contract'
import type { Logger } from '@baize/kit'
import { isCommon, isInRange } from './breached.ts'
import { siteWords, withoutSiteWords } from './site-words.ts'

/** What makes a password one that nobody may choose, beside its length. */
export interface NewPasswords {
  /** `breached` for one that was stolen elsewhere, `siteWord` for a word of the house and little else. */
  issueOf(password: string): Promise<FieldIssue | null>
}

/** The bundled list, the words of this house, and a service that knows more where the house uses one. */
export function createNewPasswords(
  {
    breachedPasswordsUrl: url,
    publicUrl,
    mail,
  }: {
    /** Origin of a service that serves `/range/<five letters>`; `null` where the house uses none. */
    breachedPasswordsUrl: string | null
    publicUrl: string
    mail: { siteName: string }
  },
  ports: { fetch: typeof fetch; logger: Logger },
): NewPasswords {
  const words = siteWords({ siteName: mail.siteName, publicUrl })
  // What is left must be a password by itself.
  const isOfTheHouse = async (password: string) => {
    const rest = withoutSiteWords(password, words)
    return rest !== null && (rest.length < PASSWORD_LENGTH_MIN || (await isCommon(rest)))
  }
  return {
    async issueOf(password) {
      if (await isCommon(password)) return { code: 'breached' }
      if (await isOfTheHouse(password)) return { code: 'siteWord' }
      return url !== null && (await isInRange(url, password, ports)) ? { code: 'breached' } : null
    },
  }
}
