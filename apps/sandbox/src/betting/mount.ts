import { join } from 'node:path'
import type { Clock, Logger } from '@baize/kit'
import type { FastifyInstance } from 'fastify'
import { fileJournal, type Journal } from '../cashier/journal.ts'
import type { PageAssets } from '../studio/http/assets.ts'
import { createBoard } from './book/board.ts'
import { openBooks, type Books } from './book/books.ts'
import { createTicketClient, type TicketCall } from './book/client.ts'
import { createSessions, type Session } from './book/sessions.ts'
import type { Ticket } from './book/ticket.ts'
import { pageRoutes } from './http/page-routes.ts'
import { apiRoutes } from './http/routes.ts'
import { createStream } from './http/stream.ts'

export interface BettingOptions {
  readonly platformUrl: string
  /** Origin of the site that frames the page. */
  readonly siteOrigin: string
  readonly secret: string
  readonly dataDir: string
  readonly assets: PageAssets
  readonly clock: Clock
  readonly logger: Logger
  /** How long a bet on a running match is looked at again before it is taken. */
  readonly liveDelayMs?: number
  /** How often what was played is settled; 0 leaves it to the caller. */
  readonly workEveryMs?: number
  readonly call?: TicketCall
}

const LIVE_DELAY_MS = 1500
const WORK_EVERY_MS = 700
const DAY_MS = 24 * 3_600_000
const TICKETS_KEPT_MS = 30 * DAY_MS

/** The betting company on a server: calendar, prices, books and page. */
export async function mountBetting(app: FastifyInstance, options: BettingOptions): Promise<Books> {
  const { clock, logger, dataDir, secret, platformUrl, siteOrigin, assets } = options
  const call = options.call ?? createTicketClient({ platformUrl, provider: 'betting', secret, clock })
  const board = createBoard(`${secret}:course`, clock)
  const journalOf = <Row extends Session | Ticket>(name: string, keptForMs: number): Journal<Row> =>
    fileJournal<Row>(join(dataDir, name), { now: () => clock.now(), idOf: ({ id }) => id, keptForMs })
  const kept = journalOf<Session>('betting-sessions.jsonl', DAY_MS)
  const journal = journalOf<Ticket>('betting-tickets.jsonl', TICKETS_KEPT_MS)
  const sessions = await createSessions(call, kept, () => clock.now())
  const books = await openBooks({
    board,
    call,
    journal,
    clock,
    logger,
    liveDelayMs: options.liveDelayMs ?? LIVE_DELAY_MS,
  })
  const stream = createStream(board, books)

  let working: Promise<void> = Promise.resolve()
  const everyMs = options.workEveryMs ?? WORK_EVERY_MS
  let isWorking = false
  const timer = everyMs > 0 ? setInterval(work, everyMs) : undefined
  function work(): void {
    if (isWorking) return
    isWorking = true
    working = books.work().finally(() => (isWorking = false))
  }

  app.addHook('preClose', async () => stream.close())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await working
    await Promise.all([journal.close(), kept.close()])
  })
  await app.register(async (scope) => {
    pageRoutes(scope, { siteOrigin, assets })
    apiRoutes(scope, { board, books, sessions, stream, clock })
  })
  return books
}
