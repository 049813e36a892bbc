import { join } from 'node:path'
import { systemClock } from '@baize/kit'
import type { Clock } from '@baize/kit'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fileJournal, noJournal } from '../cashier/journal.ts'
import { servePlainPages } from '../pages/plain.ts'
import { requireSignature } from '../protocol/signed.ts'
import { Book, type BookRow, rowId } from './book.ts'
import { type AffiliateId, affiliateIds, campaigns, type Habit, habits } from './companies.ts'
import { companyPage, indexPage, NOTICE } from './pages.ts'
import { readPostback } from './postback.ts'

export interface AffiliatesDeps {
  /** What each company shares with the platform. */
  secrets: Readonly<Record<AffiliateId, string>>
  /** Where the links lead. */
  siteOrigin: string
  /** Folder of the journals; without one the books do not outlive the process. */
  dataDir?: string
  clock?: Clock
}

const MINUTE_MS = 60_000
const HABIT_MS = 30 * MINUTE_MS
const SHOWN = 50

interface Office {
  book: Book
  habit: { is: Habit; untilMs: number }
}

/** Adds the affiliate companies under `/affiliates`: links to the house, its postbacks (`docs/affiliates.md`), and a page each. */
export function affiliatesRoutes(app: FastifyInstance, deps: AffiliatesDeps): void {
  const { secrets, siteOrigin, dataDir, clock = systemClock } = deps
  app.register(
    async (scope) => {
      const offices = new Map<string, Office>()
      for (const id of affiliateIds) {
        const journal = dataDir
          ? fileJournal<BookRow>(join(dataDir, `affiliate-${id}.jsonl`), { now: () => clock.now(), idOf: rowId })
          : noJournal
        offices.set(id, { book: await Book.open(id, { clock, journal }), habit: { is: 'usual', untilMs: 0 } })
        scope.addHook('onClose', () => journal.close())
      }
      await scope.register(async (api) => postbackRoute(api, { offices, secrets, clock }))
      await scope.register(async (pages) => pageRoutes(pages, { offices, siteOrigin, clock }))
    },
    { prefix: '/affiliates' },
  )
}

type ByCompany = { Params: { id: string } }

/** What a visitor tried out does not stay for ever. */
const habitOf = ({ habit }: Office, clock: Clock): Habit => (clock.now().getTime() < habit.untilMs ? habit.is : 'usual')

function postbackRoute(
  api: FastifyInstance,
  { offices, secrets, clock }: Pick<AffiliatesDeps, 'secrets'> & { offices: Map<string, Office>; clock: Clock },
): void {
  requireSignature(api, { secretOf: (sender) => secrets[sender as AffiliateId], clock })
  api.post<ByCompany>('/:id/v1/postbacks', async (request, reply) => {
    const office = offices.get(request.params.id)
    if (!office || request.headers['x-provider'] !== request.params.id)
      return reply.code(404).send({ status: 'not_found', message: 'there is no such company' })
    const habit = habitOf(office, clock)
    if (habit === 'away') return reply.code(503).send({ status: 'busy', message: 'send it again later' })
    const postback = readPostback(request.body)
    if (typeof postback === 'string') return reply.code(400).send({ status: 'malformed', message: postback })
    const outcome = await office.book.take(postback)
    if (habit === 'forgetful')
      return reply.code(500).send({ status: 'failed', message: 'it is not known what happened' })
    return { status: 'ok', outcome }
  })
}

function pageRoutes(
  scope: FastifyInstance,
  { offices, siteOrigin, clock }: { offices: Map<string, Office>; siteOrigin: string; clock: Clock },
): void {
  const { send, fail } = servePlainPages(scope, { notice: NOTICE, clock })
  const missing = (reply: FastifyReply) => fail(reply, 404, 'There is no such page.')

  scope.get('/', (_request, reply) => send(reply, 200, indexPage(affiliateIds)))
  scope.get<ByCompany>('/:id', (request, reply) => {
    const office = offices.get(request.params.id)
    if (!office) return missing(reply)
    const { book } = office
    const shown = { figures: book.figures(), heard: book.latest(SHOWN), habit: habitOf(office, clock) }
    return send(reply, 200, companyPage(request.params.id as AffiliateId, shown))
  })
  scope.get<{ Params: { id: string; campaign: string } }>('/:id/go/:campaign', async (request, reply) => {
    const office = offices.get(request.params.id)
    const campaign = campaigns.find((known) => known === request.params.campaign)
    if (!office || !campaign) return missing(reply)
    const tag = await office.book.click(campaign)
    return reply.redirect(`${siteOrigin}/?stag=${encodeURIComponent(tag)}`, 302)
  })
  scope.post<ByCompany & { Body: Record<string, string> | null }>('/:id/habit', (request, reply) => {
    const office = offices.get(request.params.id)
    if (!office) return missing(reply)
    const wanted = habits.find((known) => known === request.body?.habit)
    if (wanted) office.habit = { is: wanted, untilMs: clock.now().getTime() + HABIT_MS }
    return reply.redirect(`/affiliates/${request.params.id}`, 303)
  })
}
