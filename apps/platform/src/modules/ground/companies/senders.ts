import type { Senders } from '../signing/index.ts'
import type { CompanyKind, CompanySecret } from './company.ts'
import type { Companies } from './registry.ts'

/**
 * Companies of one kind as senders of signed calls. One that is switched off still may: it owes what was begun. One of
 * another kind is a stranger, so that a studio can never speak as a cashier.
 */
export function sendersOf(companies: Companies, kind: CompanyKind): Senders<CompanySecret> {
  return { secretsOf: (sender) => companies.secretsOf(kind, sender), noteUse: (secret) => companies.noteUse(secret) }
}
