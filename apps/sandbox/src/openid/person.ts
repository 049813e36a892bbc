import { createHash } from 'node:crypto'

/** Somebody a visitor says to be. The company knows nobody: whoever comes names themselves. */
export interface Person {
  email: string
  name: string
  /** Whether the company tells that it proved the e-mail. */
  isVerified: boolean
}

const PEOPLE_MAX = 1_000

/** Who signed in lately, by the id the company gives them, which is the same for the same e-mail at every start. */
export class People {
  readonly #people = new Map<string, Person>()

  /** Remembers somebody who comes through this connection and returns their id. */
  keep(connection: string, person: Person): string {
    const id = createHash('sha256').update(`${connection} ${person.email}`).digest('base64url').slice(0, 24)
    this.#people.delete(id)
    this.#people.set(id, person)
    for (const oldest of this.#people.keys()) {
      if (this.#people.size <= PEOPLE_MAX) break
      this.#people.delete(oldest)
    }
    return id
  }

  find(id: string): Person | undefined {
    return this.#people.get(id)
  }
}

/** Who the form names, or what is wrong with it. */
export function readPerson(form: Readonly<Record<string, string>>): Person | string {
  const email = (form.email ?? '').trim().toLowerCase()
  if (email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Enter an e-mail address.'
  return { email, name: (form.name ?? '').trim().slice(0, 100), isVerified: form.verified === 'yes' }
}
