import type { CompanyPorts } from './call.ts'
import { type Company, companyKinds } from './company.ts'

/** A company that takes longer than this to say anything is not reached. */
const REACH_TIMEOUT_MS = 5_000

/** What a proxy answers with for a company that is away; any other answer comes from somebody. */
const AWAY = new Set([502, 503, 504])

/** Companies that are on and answer nothing at their address, whatever they are asked. */
export async function findUnreached({ companies, fetch }: Omit<CompanyPorts, 'clock'>): Promise<Company[]> {
  const serving = (await Promise.all(companyKinds.map((kind) => companies.serving(kind)))).flat()
  const answers = await Promise.all(
    serving.map(async (company) => ((await isReached(fetch, company)) ? [] : [company])),
  )
  return answers.flat()
}

async function isReached(fetch: CompanyPorts['fetch'], { url }: Company): Promise<boolean> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(REACH_TIMEOUT_MS) })
    await answer.body?.cancel()
    return !AWAY.has(answer.status)
  } catch {
    return false
  }
}
