import { createHmac } from 'node:crypto'
import type { Clock } from '@baize/kit'
import { z } from 'zod'
import type { Companies, Company } from '../../ground/companies/index.ts'
import type { CheckedPerson } from './person.ts'
import { CALL_TIMEOUT_MS, TOKEN_LIFE_SECONDS } from './rules.ts'

/** What calls to the company need. */
export interface SumsubPorts {
  fetch: typeof fetch
  clock: Clock
  companies: Companies
}

/** The company did not give a usable answer. Its message names neither token nor person. */
export class IdentityFailure extends Error {
  override readonly name = 'IdentityFailure'
}

const Token = z.object({ token: z.string().min(1).max(8192) })

const Applicant = z.object({
  id: z.string(),
  externalUserId: z.string(),
  info: z
    .object({
      firstName: z.string().nullish(),
      lastName: z.string().nullish(),
      dob: z.string().nullish(),
      idDocs: z
        .array(z.object({ idDocType: z.string(), country: z.string().nullish(), number: z.string().nullish() }))
        .nullish(),
    })
    .nullish(),
  review: z.object({ reviewResult: z.object({ reviewAnswer: z.string() }).nullish() }).nullish(),
})

/** A token with which a player's browser opens the company's page, for one level of checks. Throws `IdentityFailure`. */
export async function askToken(
  ports: SumsubPorts,
  company: Company,
  { playerId, level }: { playerId: string; level: string },
): Promise<string> {
  const body = { userId: playerId, levelName: level, ttlInSecs: TOKEN_LIFE_SECONDS }
  const answer = await call(ports, company, { method: 'POST', path: '/resources/accessTokens/sdk', body })
  return read(Token, answer).token
}

/** What the company knows of an applicant now: whether it passed, and whose identity it is. Throws `IdentityFailure`. */
export async function readApplicant(
  ports: SumsubPorts,
  company: Company,
  applicantId: string,
): Promise<{ playerId: string; isPassed: boolean; person: CheckedPerson }> {
  const path = `/resources/applicants/${encodeURIComponent(applicantId)}/one`
  const { externalUserId, info, review } = read(Applicant, await call(ports, company, { method: 'GET', path }))
  const documents = (info?.idDocs ?? []).flatMap(({ idDocType: type, country, number }) =>
    number ? [{ type, country: country ?? '', number }] : [],
  )
  return {
    playerId: externalUserId,
    isPassed: review?.reviewResult?.reviewAnswer === 'GREEN',
    person: {
      firstName: info?.firstName ?? null,
      lastName: info?.lastName ?? null,
      birthDate: info?.dob ?? null,
      documents,
    },
  }
}

/** One call as the company documents it: seconds, method, path and body under an HMAC, beside the app token. */
async function call(
  { fetch, clock, companies }: SumsubPorts,
  company: Company,
  { method, path, body }: { method: 'GET' | 'POST'; path: string; body?: object },
): Promise<unknown> {
  const secret = await companies.secretFor(company)
  const text = body === undefined ? '' : JSON.stringify(body)
  const seconds = String(Math.floor(clock.now().getTime() / 1000))
  const signature = createHmac('sha256', secret).update(`${seconds}${method}${path}${text}`).digest('hex')
  try {
    const answer = await fetch(company.url + path, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      headers: {
        accept: 'application/json',
        ...(text && { 'content-type': 'application/json' }),
        'x-app-token': company.clientId ?? '',
        'x-app-access-ts': seconds,
        'x-app-access-sig': signature,
      },
      ...(text && { body: text }),
    })
    if (!answer.ok) {
      await answer.body?.cancel()
      throw new IdentityFailure(`the company answered ${answer.status}`)
    }
    return await answer.json()
  } catch (error) {
    if (error instanceof IdentityFailure) throw error
    throw new IdentityFailure(`the company could not be asked: ${(error as Error).name}`)
  }
}

function read<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const parsed = shape.safeParse(answer)
  if (!parsed.success) throw new IdentityFailure('the company answered in another form')
  return parsed.data
}
