import type { ShortCheck as ShortCheckView, ShortCheckFigures, ShortCheckRecord } from '@baize/contract'
import type { ShortCheckAnswer } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { assert } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import {
  type Compared,
  type Found,
  findFound,
  findLastCheck,
  isWaiting,
  listChecks,
  saveAnswer,
  type ShortCheck,
} from '../../modules/play/short-checks/index.ts'
import type { Services } from '../../services.ts'

type Ports = Pick<Services, 'clock'>

/** What was found when the player was looked at last, and the question that waits for them. */
export async function shortCheckOf(db: Queryable, ports: Ports, playerId: string): Promise<ShortCheckView> {
  const last = await waitingCheck(db, ports, playerId)
  const looked = await findFound(db, playerId)
  return {
    asked: last && { id: last.id, askedAt: last.askedAt.toISOString(), figures: figuresIn(last.found) },
    lookedAt: looked?.lookedAt.toISOString() ?? null,
    figures: looked && figuresIn(looked.found),
  }
}

/** Takes an answer, once. Without a question that waits it changes nothing. */
export async function answerShortCheck(
  tx: Tx,
  ports: Ports,
  playerId: string,
  answer: ShortCheckAnswer,
): Promise<ShortCheckView> {
  const now = ports.clock.now()
  const asked = await waitingCheck(tx, ports, playerId)
  const view = { ...(await shortCheckOf(tx, ports, playerId)), asked: null }
  if (asked && (await saveAnswer(tx, asked.id, answer, now)))
    await recordFact(tx, {
      kind: 'short_check_answered',
      playerId,
      data: { checkId: asked.id, answer },
      occurredAt: now,
    })
  return view
}

/** What players were asked, of one of them or of all, as operators see it. */
export async function listShortChecks(
  db: Queryable,
  playerId: string | null,
  slice: { limit: number; offset: number },
): Promise<{ rows: ShortCheckRecord[]; totalRows: number }> {
  const { rows, totalRows } = await listChecks(db, playerId, slice)
  return { rows: rows.map(recordOf), totalRows }
}

async function waitingCheck(db: Queryable, { clock }: Ports, playerId: string): Promise<ShortCheck | null> {
  const last = await findLastCheck(db, playerId)
  return last && isWaiting({ askedAt: last.askedAt, isAnswered: last.answer !== null }, clock.now()) ? last : null
}

function recordOf({ id, playerId, askedAt, found, answer, answeredAt }: ShortCheck): ShortCheckRecord {
  return {
    id,
    playerId,
    askedAt: askedAt.toISOString(),
    figures: figuresIn(found),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}

function figuresIn({ marks, money, deposits, nights, chases, raises }: Found): ShortCheckFigures {
  return {
    marks,
    money: money.map(({ currency, deposited, staked, won, marks: own }) => ({
      currency,
      marks: own,
      deposited: comparedIn(currency, deposited),
      lost: comparedIn(currency, { week: staked.week - won.week, fourWeeks: staked.fourWeeks - won.fourWeeks }),
    })),
    deposits,
    nights,
    chases,
    raises,
  }
}

/** A usual week is a quarter of four, cut off to the smallest unit; the rules themselves divide nothing. */
function comparedIn(currency: string, { week, fourWeeks }: Compared<bigint>): { week: number; usual: number } {
  const definition = currencyByCode(currency)
  assert(definition, 'play is in currencies of the house')
  const main = (amount: bigint) => toMainNumber(amount, definition.subunitToUnit)
  return { week: main(week), usual: main(fourWeeks / 4n) }
}
