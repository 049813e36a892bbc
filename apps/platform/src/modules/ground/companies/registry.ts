import type { Pool } from '@baize/database'
import { type Clock, unseal } from '@baize/kit'
import {
  type Company,
  type CompanyKind,
  type CompanySecret,
  type Occasion,
  serves,
  signingSecret,
  validSecrets,
} from './company.ts'
import { SEALED_FOR } from './register.ts'
import { markUsed, readCompanies, readSecrets, type StoredSecret } from './store.ts'

/** The outside companies, as this process knows them. */
export interface Companies {
  /** Those that take up something new on the occasion, in the order in which they are asked. */
  serving(kind: CompanyKind, occasion?: Occasion): Promise<Company[]>
  /** Every one of a kind, switched on or off, in their order, which never changes. */
  all(kind: CompanyKind): Promise<Company[]>
  /** The company, switched on or off; `undefined` when none of this kind has the name. */
  find(kind: CompanyKind, id: string): Promise<Company | undefined>
  /** What calls of this sender may be signed with now; none for a sender that is no such company. */
  secretsOf(kind: CompanyKind, id: string): Promise<CompanySecret[]>
  /** The secret for a call to the company. Throws when it has none, which no registered company is without. */
  secretFor(company: Company): Promise<string>
  /** Takes note that the company signed with this secret, once. */
  noteUse(secret: CompanySecret): void
  /** Makes the next reader see the rows as they are now. */
  forget(): void
}

/** The channel on which every process hears that the registry has changed (`changed.sql`). */
export const COMPANIES_CHANGED = 'companies_changed'

/** How long a change by an operator may stay unseen by a process that was not told of it. */
const CACHED_MS = 2_000

interface Snapshot {
  companies: Company[]
  secrets: Map<string, CompanySecret[]>
}

export interface RegistryPorts {
  pool: Pool
  clock: Clock
  config: { tokenSecret: string }
}

/** Reads the registry when it is asked and keeps it for two seconds; callers at one moment share a read. */
export function createCompanies({ pool, clock, config }: RegistryPorts): Companies {
  let cached: { untilMs: number; snapshot: Promise<Snapshot> } | undefined
  const noted = new Set<string>()

  const read = async (): Promise<Snapshot> => {
    const [companies, rows] = await Promise.all([readCompanies(pool), readSecrets(pool, clock.now())])
    const secrets = new Map<string, CompanySecret[]>()
    for (const row of rows) {
      const opened = open(config.tokenSecret, row)
      if (opened) secrets.set(row.companyId, [...(secrets.get(row.companyId) ?? []), opened])
    }
    return { companies, secrets }
  }
  const snapshot = (): Promise<Snapshot> => {
    // Real time, because it says how old a read is and not what the house's clock shows.
    const nowMs = performance.now()
    if (cached && nowMs < cached.untilMs) return cached.snapshot
    const fresh = { untilMs: nowMs + CACHED_MS, snapshot: read() }
    cached = fresh
    fresh.snapshot.catch(() => {
      if (cached === fresh) cached = undefined
    })
    return fresh.snapshot
  }
  const find = async (kind: CompanyKind, id: string) =>
    (await snapshot()).companies.find((company) => company.id === id && company.kind === kind)

  return {
    find,
    async all(kind) {
      return (await snapshot()).companies.filter((company) => company.kind === kind)
    },
    async serving(kind, occasion = {}) {
      return (await snapshot()).companies.filter((company) => company.kind === kind && serves(company, occasion))
    },
    async secretsOf(kind, id) {
      const { companies, secrets } = await snapshot()
      if (!companies.some((company) => company.id === id && company.kind === kind)) return []
      return validSecrets(secrets.get(id) ?? [], clock.now())
    },
    async secretFor({ id }) {
      const secret = signingSecret((await snapshot()).secrets.get(id) ?? [], clock.now())
      if (!secret) throw new Error(`the company ${id} has no secret that this platform can open`)
      return secret.secret
    },
    noteUse({ id, usedAt }) {
      if (usedAt || noted.has(id)) return
      noted.add(id)
      markUsed(pool, id, clock.now()).then(
        () => (cached = undefined),
        () => noted.delete(id),
      )
    },
    forget() {
      cached = undefined
    },
  }
}

/** Undefined for one that was sealed under a secret this platform no longer has. */
function open(tokenSecret: string, { sealed, ...secret }: StoredSecret): CompanySecret | undefined {
  try {
    return { ...secret, secret: unseal(tokenSecret, { ...SEALED_FOR, id: secret.id }, sealed) }
  } catch {
    return undefined
  }
}
