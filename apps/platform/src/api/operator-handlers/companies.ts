import type { Company as CompanyView } from '@baize/contract'
import { afterCommit, type Tx } from '@baize/database'
import { Refusal } from '@baize/kit'
import { turnCompany } from '../../flows/ground/switch-company.ts'
import {
  type Company,
  CompanyError,
  companyKinds,
  lockCompany,
  readCompanies,
  replaceSecret,
  saveRegistration,
} from '../../modules/ground/companies/index.ts'
import type { Services } from '../../services.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'

/** For a company to take a new secret over. */
const OVERLAP_HOURS = 24

export const companyHandlers = {
  listCompanies: handleRead('listCompanies', async ({ db }) => ({ data: (await readCompanies(db)).map(view) })),

  registerCompany: handle('registerCompany', async ({ body, services, tx, audit }) => {
    const { companyId: id, url, currencies = null, countries = null } = body
    const kind = companyKinds.find((known) => known === body.kind)
    if (!kind) throw new Refusal('validation', { kind: [{ code: 'notOffered' }] })
    const before = await lockCompany(tx, id)
    const { clientId = before?.clientId, scriptIntegrity = before?.scriptIntegrity } = body
    const named = { id, kind, url, clientId, scriptIntegrity }
    const company = { ...named, currencies, countries, isEnabled: true, isSandbox: false }
    const secret = await inSentences(saveRegistration(tx, services, company))
    forgetAfter(tx, services)
    audit.wrote({ subject: { kind: 'company', id }, before: before ? view(before) : null, after: view(company) })
    return { data: { company: view(company), secret } }
  }),

  switchCompany: handle('switchCompany', async ({ params: { companyId: id }, body, services, tx, audit }) => {
    if (!(await lockCompany(tx, id))) throw new Refusal('not_found')
    const former = await turnCompany(tx, services, id, body.isEnabled)
    forgetAfter(tx, services)
    const data = view({ ...former, isEnabled: body.isEnabled })
    audit.wrote({ subject: { kind: 'company', id }, before: view(former), after: data })
    return { data }
  }),

  rotateCompanySecret: handle('rotateCompanySecret', async ({ params, body, services, tx, audit }) => {
    const id = params.companyId
    const company = await lockCompany(tx, id)
    if (!company) throw new Refusal('not_found')
    const { overlapHours = OVERLAP_HOURS } = body
    const secret = await replaceSecret(tx, services, id, overlapHours * 3600)
    forgetAfter(tx, services)
    audit.wrote({ subject: { kind: 'company', id }, before: null, after: { newSecret: true, overlapHours } })
    return { data: { company: view(company), secret } }
  }),
} satisfies Partial<OperatorHandlers>

/** This process sees the change at once, the others within seconds. */
function forgetAfter(tx: Tx, { companies }: Services): void {
  afterCommit(tx, () => companies.forget())
}

/** What the registry says no to is told in its own sentence. */
async function inSentences<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CompanyError) throw new Refusal('company_refused', undefined, error.message)
    throw error
  }
}

function view({ id, kind, url, currencies, countries, isEnabled, isSandbox, ...named }: Company): CompanyView {
  return {
    id,
    kind,
    url,
    clientId: named.clientId ?? null,
    scriptIntegrity: named.scriptIntegrity ?? null,
    currencies: currencies && [...currencies],
    countries: countries && [...countries],
    isEnabled,
    isSandbox,
  }
}
