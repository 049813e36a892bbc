import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { servePlainPages } from '../pages/plain.ts'
import { requireSignature } from '../protocol/signed.ts'
import { indexPage, NOTICE, registerPage } from './pages.ts'
import { createRegister, type Entry, type Question, type RegisterId, registerIds } from './register.ts'

export interface RegistersDeps {
  /** What each register shares with the platform. */
  secrets: Readonly<Record<RegisterId, string>>
  dataDir?: string
  clock?: Clock
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

/** Adds the registers of excluded persons under `/registers`: the signed question (`docs/registers.md`) and a page each. */
export function registersRoutes(app: FastifyInstance, { secrets, dataDir, clock = systemClock }: RegistersDeps): void {
  const registers = Object.fromEntries(
    registerIds.map((id) => [id, createRegister(dataDir && join(dataDir, `register-${id}.json`))]),
  )
  const found = (id: string) => registers[id as RegisterId]

  app.register(
    async (scope) => {
      await scope.register(async (api) => {
        requireSignature(api, { secretOf: (sender) => secrets[sender as RegisterId], clock })
        api.post<{ Params: { id: string } }>('/:id/v1/persons/check', async (request, reply) => {
          const register = found(request.params.id)
          if (!register || request.headers['x-provider'] !== request.params.id)
            return reply.code(404).send({ status: 'not_found', message: 'there is no such register' })
          if (register.isAway) return reply.code(503).send({ status: 'away', message: 'the register is away' })
          const entry = register.find(questionOf(request.body), clock.now().toISOString().slice(0, 10))
          return { status: 'ok', isListed: entry !== undefined, endsOn: entry?.endsOn ?? null }
        })
      })
      await scope.register(async (pages) => pageRoutes(pages, found, clock))
    },
    { prefix: '/registers' },
  )
}

function pageRoutes(
  scope: FastifyInstance,
  found: (id: string) => ReturnType<typeof createRegister> | undefined,
  clock: Clock,
): void {
  const { send, fail } = servePlainPages(scope, { notice: NOTICE, clock })
  const missing = (reply: FastifyReply) => fail(reply, 404, 'There is no such register.')

  scope.get('/', (_request, reply) => send(reply, 200, indexPage(registerIds)))
  scope.get<{ Params: { id: string } }>('/:id', (request, reply) => {
    const register = found(request.params.id)
    if (!register) return missing(reply)
    return send(reply, 200, registerPage(request.params.id as RegisterId, register, null))
  })
  scope.post<{ Params: { id: string }; Body: Record<string, string> | null }>('/:id/entries', (request, reply) => {
    const register = found(request.params.id)
    if (!register) return missing(reply)
    const entry = entryOf(request.body ?? {})
    if (typeof entry === 'string')
      return send(reply, 422, registerPage(request.params.id as RegisterId, register, entry))
    register.add(entry)
    return reply.redirect(`/registers/${request.params.id}`, 303)
  })
  scope.post<{ Params: { id: string; entryId: string } }>('/:id/entries/:entryId/remove', (request, reply) => {
    const register = found(request.params.id)
    if (!register) return missing(reply)
    register.remove(request.params.entryId)
    return reply.redirect(`/registers/${request.params.id}`, 303)
  })
  scope.post<{ Params: { id: string }; Body: Record<string, string> | null }>('/:id/away', (request, reply) => {
    const register = found(request.params.id)
    if (!register) return missing(reply)
    register.setAway(request.body?.isAway === 'yes')
    return reply.redirect(`/registers/${request.params.id}`, 303)
  })
}

/** An entry as it was typed, or what is wrong with it. */
function entryOf(body: Record<string, string>): Entry | string {
  const text = (name: string) => (body[name] ?? '').trim().slice(0, 254)
  const [email, lastName, birthdate, endsOn] = [text('email'), text('lastName'), text('birthdate'), text('endsOn')]
  if ([birthdate, endsOn].some((day) => day !== '' && !DATE.test(day))) return 'A day is like 1990-12-31.'
  if (email === '' && (lastName === '' || birthdate === ''))
    return 'An entry needs an e-mail address, or a last name and a date of birth.'
  return { id: randomUUID(), email, lastName, birthdate, endsOn: endsOn === '' ? null : endsOn }
}

function questionOf(body: unknown): Question {
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  const text = (name: string) => (typeof said[name] === 'string' ? said[name] : null)
  return { email: text('email'), lastName: text('lastName'), birthdate: text('birthdate') }
}
