import { createHmac } from 'node:crypto'
import { deriveSecret } from '@baize/kit'

/** Who a company found somebody to be. Passed on and never kept. */
export interface CheckedPerson {
  firstName: string | null
  lastName: string | null
  /** `YYYY-MM-DD` */
  birthDate: string | null
  /** The documents that were accepted, the country they are of included. */
  documents: readonly { type: string; country: string; number: string }[]
}

/** What is kept of a person: enough to know them again, and nothing that tells who they are. */
export interface PersonHashes {
  documentHash: Buffer | null
  nameHash: Buffer | null
}

/**
 * Keyed hashes of the first document's number and of the name with the day of birth. Numbers of documents are few enough
 * to try them all against a plain hash; the key is one of this installation.
 */
export function hashPerson(tokenSecret: string, person: CheckedPerson): PersonHashes {
  const key = deriveSecret(tokenSecret, 'identity')
  const hash = (...parts: string[]) => createHmac('sha256', key).update(JSON.stringify(parts)).digest()
  const { firstName, lastName, birthDate } = person
  const [document] = person.documents.toSorted((left, right) => (left.number < right.number ? -1 : 1))
  return {
    documentHash: document ? hash('document', plain(document.country), plain(document.number)) : null,
    nameHash: firstName && lastName && birthDate ? hash('name', plain(`${firstName}${lastName}`), birthDate) : null,
  }
}

/** The same for whoever types it: without accents, spaces, dashes and capitals. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '')
}
