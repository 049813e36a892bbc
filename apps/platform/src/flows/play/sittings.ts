import type { RealityCheck, Sitting as SittingView } from '@baize/contract'
import type { RealityCheckAnswer, RealityCheckMinutes } from '@baize/contract/kinds'
import type { Queryable, Tx } from '@baize/database'
import { assert, Refusal } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import { recordFact } from '../../modules/ground/facts/index.ts'
import { currencyByCode, realityCheckChoices, realityCheckInterval } from '../../modules/ground/settings/index.ts'
import { positionsBetween } from '../../modules/money/statistics/index.ts'
import {
  answerChecks,
  checkDueAt,
  chooseInterval,
  dayStartOf,
  findInterval,
  findSitting,
  isGoingOn,
  isPlayStopped,
  restEndsAt,
  type Sitting,
} from '../../modules/play/sittings/index.ts'
import { changeChecks } from '../../modules/play/games/index.ts'
import { allowed, refused, RULE_ORDER, stakeRule } from '../../modules/play/rounds/index.ts'
import type { Services } from '../../services.ts'
import { rulesFor } from '../person/player-rules.ts'

type Ports = Pick<Services, 'clock' | 'packs'>

/** The sitting that goes on, with what it and the player's day came to so far; `null` when nobody plays. */
export async function currentSitting(db: Queryable, ports: Ports, playerId: string): Promise<SittingView | null> {
  const now = ports.clock.now()
  const sitting = await findSitting(db, playerId, now)
  if (!sitting || !isGoingOn(sitting, now)) return null
  const { realityCheck } = await rulesFor(db, ports, playerId)
  const { pauseMinutes } = realityCheck
  const intervalMinutes = realityCheckInterval(realityCheck, await findInterval(db, playerId))
  const checkInMs = intervalMinutes === null ? null : checkDueAt(sitting, intervalMinutes).getTime() - now.getTime()
  return {
    id: sitting.id,
    startedAt: sitting.startedAt.toISOString(),
    elapsedSeconds: elapsedSeconds(sitting, now),
    intervalMinutes,
    checkInSeconds: checkInMs === null ? null : secondsOf(checkInMs),
    restSeconds: intervalMinutes === null ? 0 : secondsOf(restEndsAt(sitting, pauseMinutes).getTime() - now.getTime()),
    money: await moneyOf(db, playerId, sitting, now),
  }
}

const secondsOf = (ms: number) => Math.max(0, Math.ceil(ms / 1000))

/**
 * No stake is taken while a reality check is due and not answered, nor in the rest that a country asks for after it. The
 * short path asks the same function in its one statement.
 */
export const realityCheckRule = stakeRule({
  name: 'reality-check',
  order: RULE_ORDER.country + 60,
  asked: 'plain',
  isIdle: ({ opening }) => !opening.check,
  read: async (tx, { opening, at }, { playerId }) =>
    opening.check ? isPlayStopped(tx, playerId, opening.check, at) : false,
  decide: (isStopped) => (isStopped ? refused('check_due') : allowed),
})

/** Takes what the player does after a reality check. One that is not due changes nothing. */
export async function answerRealityCheck(
  tx: Tx,
  ports: Ports,
  playerId: string,
  answer: RealityCheckAnswer,
): Promise<SittingView | null> {
  const now = ports.clock.now()
  const sitting = await findSitting(tx, playerId, now)
  const minutes = await intervalOf(tx, ports, playerId)
  const isDue = sitting && minutes !== null && isGoingOn(sitting, now) && checkDueAt(sitting, minutes) <= now
  if (isDue && (await answerChecks(tx, [{ playerId, occurredAt: now }]))) {
    const data = { answer, elapsedSeconds: elapsedSeconds(sitting, now) }
    await recordFact(tx, { kind: 'reality_check_answered', playerId, data, occurredAt: now })
  }
  return currentSitting(tx, ports, playerId)
}

/** How often the player is told how it stands, what is asked for, and what they may choose. */
export async function realityCheckOf(db: Queryable, ports: Ports, playerId: string): Promise<RealityCheck> {
  const { realityCheck } = await rulesFor(db, ports, playerId)
  const intervalMinutes = realityCheckInterval(realityCheck, await findInterval(db, playerId))
  return { intervalMinutes, everyMinutes: realityCheck.everyMinutes, choices: realityCheckChoices(realityCheck) }
}

/** Keeps what the player chose, or forgets it. Refuses `validation` for an interval that may not be chosen. */
export async function setRealityCheck(
  tx: Tx,
  ports: Ports,
  playerId: string,
  minutes: RealityCheckMinutes | null,
): Promise<RealityCheck> {
  const { realityCheck } = await rulesFor(tx, ports, playerId)
  if (minutes !== null && !realityCheckChoices(realityCheck).includes(minutes))
    throw new Refusal('validation', { intervalMinutes: [{ code: 'notOffered' }] })
  const now = ports.clock.now()
  await chooseInterval(tx, playerId, minutes, now)
  await changeChecks(tx, playerId, realityCheckInterval(realityCheck, minutes), now)
  await recordFact(tx, { kind: 'reality_check_set', playerId, data: { minutes } })
  return realityCheckOf(tx, ports, playerId)
}

async function intervalOf(db: Queryable, ports: Ports, playerId: string): Promise<number | null> {
  return (await realityCheckOf(db, ports, playerId)).intervalMinutes
}

async function moneyOf(db: Queryable, playerId: string, sitting: Sitting, now: Date): Promise<SittingView['money']> {
  const dayStart = await dayStartOf(db, playerId, now)
  const [today] = await positionsBetween(db, playerId, [dayStart, new Date(now.getTime() + 86_400_000)])
  const played = today!.filter(({ currency, stakeCount, won }) => stakeCount > 0 || won > 0n || isOf(sitting, currency))
  return played.map(({ currency, staked, won }) => ({
    currency,
    sitting: resultIn(currency, sitting.money.find((own) => own.currency === currency) ?? { staked: 0n, won: 0n }),
    today: resultIn(currency, { staked, won }),
  }))
}

function isOf(sitting: Sitting, currency: string): boolean {
  return sitting.money.some((own) => own.currency === currency)
}

function resultIn(currency: string, { staked, won }: { staked: bigint; won: bigint }) {
  const definition = currencyByCode(currency)
  assert(definition, 'stakes are in currencies of the house')
  const main = (amount: bigint) => toMainNumber(amount, definition.subunitToUnit)
  return { staked: main(staked), won: main(won), net: main(won - staked) }
}

function elapsedSeconds({ startedAt }: Pick<Sitting, 'startedAt'>, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / 1000))
}
