import { randomUUID } from 'node:crypto'
import type { Clock } from '@baize/kit'

/** What the company says of somebody in the end. */
export const results = ['approve', 'retry', 'reject', 'wait'] as const
export type Result = (typeof results)[number]

/** Who somebody says to be, and what shall become of it. */
export interface Claim {
  firstName: string
  lastName: string
  birthDate: string
  number: string
  result: Result
}

/** Somebody the house sent, by its own name for them. */
export interface Applicant {
  id: string
  externalUserId: string
  level: string
  claim: Claim | null
}

const ENTRIES_MAX = 2_000

/** Tokens and applicants, in memory: the oldest make room, and who is unknown is asked to come anew. */
export class Applicants {
  readonly #applicants = new Map<string, Applicant>()
  readonly #tokens = new Map<string, { externalUserId: string; endsAtMs: number }>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** A token for the page of this player, who becomes an applicant of the level. */
  admit(externalUserId: string, level: string, lifeSeconds: number): string {
    const known = this.#applicants.get(externalUserId)
    const fresh = { id: randomUUID().replaceAll('-', '').slice(0, 24), externalUserId, level, claim: null }
    keep(this.#applicants, externalUserId, known ? { ...known, level } : fresh)
    const token = `_act-sbx-${randomUUID()}`
    keep(this.#tokens, token, { externalUserId, endsAtMs: this.#clock.now().getTime() + lifeSeconds * 1000 })
    return token
  }

  /** Whose page a token opens, while it does. */
  ofToken(token: string): Applicant | undefined {
    const found = this.#tokens.get(token)
    return found && found.endsAtMs > this.#clock.now().getTime()
      ? this.#applicants.get(found.externalUserId)
      : undefined
  }

  find(id: string): Applicant | undefined {
    return [...this.#applicants.values()].find((applicant) => applicant.id === id)
  }

  claim(applicant: Applicant, claim: Claim): Applicant {
    const claimed = { ...applicant, claim }
    keep(this.#applicants, applicant.externalUserId, claimed)
    return claimed
  }
}

function keep<Value>(entries: Map<string, Value>, key: string, value: Value): void {
  entries.delete(key)
  entries.set(key, value)
  for (const oldest of entries.keys()) {
    if (entries.size <= ENTRIES_MAX) break
    entries.delete(oldest)
  }
}

/** Who the form names, or what is wrong with it. */
export function readClaim(form: Readonly<Record<string, unknown>>): Claim | string {
  const member = (name: string) => (typeof form[name] === 'string' ? form[name].trim().slice(0, 100) : '')
  const result = results.find((known) => known === form.result)
  const claim = { firstName: member('firstName'), lastName: member('lastName'), number: member('number') }
  const birthDate = member('birthDate')
  if (!claim.firstName || !claim.lastName || !claim.number || !result) return 'Fill in every field.'
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) return 'Enter the day of birth as 1990-12-31.'
  return { ...claim, birthDate, result }
}

/** What the company answers when it is asked about an applicant. */
export function applicantView({ id, externalUserId, claim }: Applicant) {
  const answer = claim?.result === 'approve' ? 'GREEN' : 'RED'
  return {
    id,
    externalUserId,
    info: claim && {
      firstName: claim.firstName,
      lastName: claim.lastName,
      dob: claim.birthDate,
      idDocs: [{ idDocType: 'ID_CARD', country: 'DEU', number: claim.number }],
    },
    review:
      claim && claim.result !== 'wait'
        ? { reviewStatus: 'completed', reviewResult: { reviewAnswer: answer } }
        : { reviewStatus: claim ? 'pending' : 'init' },
  }
}
