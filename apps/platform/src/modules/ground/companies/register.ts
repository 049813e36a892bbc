import { createHash } from 'node:crypto'
import { type Pool, type Tx, withTransaction } from '@baize/database'
import { type Clock, randomToken, seal, uuidv7 } from '@baize/kit'
import type { Company } from './company.ts'
import { addSecret, findSecret, lockCompany, readCompanies, resealSecret, saveCompany } from './store.ts'

export const SEALED_FOR = { purpose: 'companies' }

interface SealingPorts {
  clock: Clock
  config: { tokenSecret: string }
}

interface Ports extends SealingPorts {
  pool: Pool
}

/** A change of the registry that cannot be made. Its message is one sentence. */
export class CompanyError extends Error {
  override readonly name = 'CompanyError'
}

/** As long as what this platform makes itself is far beyond guessing; shorter ones are refused. */
const SECRET_LENGTH_MIN = 32

/**
 * Registers a company, or changes where it answers and what it serves. `secret`, when given, becomes its current one
 * unless it is already, and the former ends at once; without one, a company that is new gets a secret of our making.
 * Returns that secret, or `null` when none was made. Throws `CompanyError`.
 */
export function registerCompany(ports: Ports, company: Company, secret?: string): Promise<string | null> {
  return withTransaction(ports.pool, (tx) => saveRegistration(tx, ports, company, secret))
}

/** The same inside a transaction. */
export async function saveRegistration(
  tx: Tx,
  ports: SealingPorts,
  company: Company,
  secret?: string,
): Promise<string | null> {
  checkUrl(company.url)
  checkIntegrity(company)
  const former = await lockCompany(tx, company.id)
  if (former && former.kind !== company.kind) throw new CompanyError(`${company.id} is a ${former.kind} and stays one.`)
  await saveCompany(tx, company, ports.clock.now())
  if (secret !== undefined) {
    await useSecret(tx, ports, company.id, secret, ports.clock.now())
    return null
  }
  return former ? null : makeSecret(tx, ports, company.id, ports.clock.now())
}

/**
 * Gives a company another secret and returns it. The former ones serve for `overlapSeconds` more, so that the company
 * can take the new one over without a call being refused. Throws `CompanyError`.
 */
export function rotateSecret(ports: Ports, id: string, overlapSeconds: number): Promise<string> {
  return withTransaction(ports.pool, (tx) => replaceSecret(tx, ports, id, overlapSeconds))
}

/** The same inside a transaction. */
export async function replaceSecret(tx: Tx, ports: SealingPorts, id: string, overlapSeconds: number): Promise<string> {
  if (!(await lockCompany(tx, id))) throw new CompanyError(`There is no company ${id}.`)
  return makeSecret(tx, ports, id, new Date(ports.clock.now().getTime() + overlapSeconds * 1000))
}

/** Switches a company on or off and returns it. Throws `CompanyError`. */
export async function switchCompany(tx: Tx, id: string, isEnabled: boolean, now: Date): Promise<Company> {
  const company = await lockCompany(tx, id)
  if (!company) throw new CompanyError(`There is no company ${id}.`)
  await saveCompany(tx, { ...company, isEnabled }, now)
  return company
}

/**
 * Registers the sandbox's companies, whose secrets are given, and switches off those of a sandbox that is no longer
 * run: with `[]` none is left that could credit play money.
 */
export async function registerSandbox(
  ports: Ports,
  companies: readonly (Pick<Company, 'id' | 'kind' | 'url' | 'clientId' | 'scriptIntegrity'> & { secret: string })[],
): Promise<void> {
  for (const { secret, ...company } of companies)
    await registerCompany(
      ports,
      { ...company, currencies: null, countries: null, isEnabled: true, isSandbox: true },
      secret,
    )
  const kept = new Set(companies.map(({ id }) => id))
  const known = await readCompanies(ports.pool)
  for (const { id, isSandbox, isEnabled } of known)
    if (isSandbox && isEnabled && !kept.has(id))
      await withTransaction(ports.pool, (tx) => switchCompany(tx, id, false, ports.clock.now()))
}

async function makeSecret(tx: Tx, ports: SealingPorts, companyId: string, formerEndsAt: Date): Promise<string> {
  const secret = randomToken(48)
  await useSecret(tx, ports, companyId, secret, formerEndsAt)
  return secret
}

async function useSecret(
  tx: Tx,
  { clock, config }: SealingPorts,
  companyId: string,
  secret: string,
  formerEndsAt: Date,
): Promise<void> {
  if (secret.length < SECRET_LENGTH_MIN)
    throw new CompanyError(`A secret has at least ${SECRET_LENGTH_MIN} characters.`)
  const hash = createHash('sha256').update(secret).digest()
  const known = await findSecret(tx, hash)
  if (known && known.companyId !== companyId) throw new CompanyError('Another company has this secret.')
  if (known && !known.endsAt) {
    // Sealed anew, in case the platform's own secret has changed.
    await resealSecret(tx, known.id, seal(config.tokenSecret, { ...SEALED_FOR, id: known.id }, secret))
    return
  }
  if (known) throw new CompanyError('This secret of the company has ended; take a new one.')
  const now = clock.now()
  const id = uuidv7(now.getTime())
  const sealed = seal(config.tokenSecret, { ...SEALED_FOR, id }, secret)
  await addSecret(tx, { id, companyId, sealed, hash, createdAt: now }, formerEndsAt)
}

function checkUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || text.endsWith('/'))
    throw new CompanyError(`The address of a company is like https://studio.example, but it is "${text}".`)
}

function checkIntegrity({ kind, scriptIntegrity }: Company): void {
  if (scriptIntegrity == null) return
  if (kind !== 'betting' && kind !== 'chat') throw new CompanyError(`Pages load no script of a ${kind}.`)
  if (!/^sha384-[A-Za-z0-9+/]{64}$/.test(scriptIntegrity))
    throw new CompanyError(
      `The digest of a script is like sha384-… with 64 characters, but it is "${scriptIntegrity}".`,
    )
}
