import { playerProfile, publication } from '@baize/contract'
import { type Queryable, type Tx, withTransaction } from '@baize/database'
import { eachInTurn, uuidv7 } from '@baize/kit'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { publish } from '../../modules/ground/outbox/index.ts'
import { type Position, positionsBetween } from '../../modules/money/statistics/index.ts'
import {
  countSteps,
  type Figures,
  findLastCheck,
  insertCheck,
  judge,
  listDue,
  mayAsk,
  NIGHT_HOURS,
  RAISE_DAYS,
  saveFound,
  takeDue,
  USUAL_DAYS,
  WEEK_DAYS,
} from '../../modules/play/short-checks/index.ts'
import { readEdges } from '../../modules/play/sittings/index.ts'
import type { Services } from '../../services.ts'
import { shortCheckOf } from './short-checks.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

const AT_ONCE = 200

/**
 * Looks at everybody who is due, and asks those whose play stands out; each once over all processes. Whoever could not be
 * looked at is told of and tried again at the next time; the others are not kept waiting.
 */
export async function lookAtPlay(services: Services, signal?: AbortSignal): Promise<void> {
  const look = (playerId: string) => withTransaction(services.pool, (tx) => lookAt(tx, services, playerId))
  for (let due = AT_ONCE; due === AT_ONCE && !signal?.aborted;) {
    const ids = await listDue(services.pool, services.clock.now(), AT_ONCE)
    await eachInTurn(ids, 'not everybody could be looked at', look, signal)
    due = ids.length
  }
}

async function lookAt(tx: Tx, services: Services, playerId: string): Promise<void> {
  const now = services.clock.now()
  // Before anything is read: what is counted later has the player looked at again.
  if (!(await takeDue(tx, playerId, now))) return
  const found = judge(await figuresOf(tx, playerId, now))
  const { marks } = found
  await saveFound(tx, playerId, found, now)
  const last = await findLastCheck(tx, playerId)
  const lastAsked = last && { askedAt: last.askedAt, marks: last.found.marks, isAnswered: last.answer !== null }
  if (!mayAsk(marks, lastAsked, now)) return
  const checkId = uuidv7(now.getTime())
  await insertCheck(tx, { id: checkId, playerId, askedAt: now, found })
  const check = await shortCheckOf(tx, services, playerId)
  await publish(tx, publication(playerProfile, { playerId }, { event: 'player.short-check.asked', check }))
  await recordFact(tx, { kind: 'short_check_asked', playerId, data: { checkId, marks }, occurredAt: now })
}

/** What the rules look at, from the running sums and by the player's own days; nothing of the log is read. */
async function figuresOf(db: Queryable, playerId: string, now: Date): Promise<Figures> {
  const day = (at: number) => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)
  const dateFrom = day(now.getTime() - (WEEK_DAYS + USUAL_DAYS + 2) * DAY_MS)
  // A day more at either end, because the player's days are not those of UTC.
  const edges = await readEdges(db, playerId, { dateFrom, dateTo: day(now.getTime() + DAY_MS), step: 'day' })
  const midnights = edges.map(({ at }) => at)
  const tomorrow = midnights.findIndex((at) => at > now)
  const looked = midnights.slice(tomorrow - WEEK_DAYS - USUAL_DAYS, tomorrow + 1)
  const stretches = await positionsBetween(db, playerId, withMornings(looked))
  const [before, lately] = [stretches.slice(0, 2 * USUAL_DAYS), stretches.slice(2 * USUAL_DAYS)]
  const since = { week: looked[USUAL_DAYS]!, raises: midnights[tomorrow - RAISE_DAYS]! }
  return {
    money: moneyOf(before, lately),
    nights: { week: nightsOf(lately), fourWeeks: nightsOf(before) },
    ...(await countSteps(db, playerId, since)),
  }
}

/** Every day falls into its night and the rest of it. */
function withMornings(midnights: readonly Date[]): Date[] {
  return midnights.flatMap((at, index) =>
    index === midnights.length - 1 ? [at] : [at, new Date(at.getTime() + NIGHT_HOURS * HOUR_MS)],
  )
}

/** In how many nights there was play: every other stretch is a night. */
function nightsOf(stretches: readonly Position[][]): number {
  return stretches.filter((held, index) => index % 2 === 0 && held.some(({ stakeCount }) => stakeCount > 0)).length
}

function moneyOf(before: readonly Position[][], lately: readonly Position[][]): Figures['money'] {
  const currencies = [...new Set([...before, ...lately].flat().map(({ currency }) => currency))].toSorted()
  return currencies.map((currency) => {
    const sum = (stretches: readonly Position[][], of: 'deposited' | 'staked' | 'won') =>
      stretches
        .flat()
        .filter((position) => position.currency === currency)
        .reduce((total, position) => total + position[of], 0n)
    const compared = (of: 'deposited' | 'staked' | 'won') => ({ week: sum(lately, of), fourWeeks: sum(before, of) })
    return { currency, deposited: compared('deposited'), staked: compared('staked'), won: compared('won') }
  })
}
