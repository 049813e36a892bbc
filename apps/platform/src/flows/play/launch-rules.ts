import type { Queryable } from '@baize/database'
import type { RuleAmount, Rules } from '../../modules/ground/packs/index.ts'
import { realityCheckInterval, smallestUnitsOf } from '../../modules/ground/settings/index.ts'
import type { LaunchRules, StudioRules } from '../../modules/play/games/index.ts'

const isSlot = ({ type }: { type: string }) => type === 'slot'

/** What a studio is told of the rules for a game, of real and of play money alike. */
export function studioRules(rules: Rules, game: { type: string }): StudioRules {
  const { autoplay, turbo, slamStop, lossesAsWins } = rules
  return { roundMs: isSlot(game) ? rules.slotRoundMs : rules.otherRoundMs, autoplay, turbo, slamStop, lossesAsWins }
}

interface Occasion {
  game: { type: string }
  currency: string
  birthdate: string | null
  /** Minutes between reality checks that the player chose. */
  chosenMinutes: number | null
  now: Date
  until: Date | null
}

/** What a launch for real money keeps of the rules; a cap in another currency is that of today's rate, rounded down. */
export async function launchRules(
  db: Queryable,
  rules: Rules,
  { game, currency, birthdate, chosenMinutes, now, until }: Occasion,
): Promise<LaunchRules> {
  const { realityCheck } = rules
  const minutes = realityCheckInterval(realityCheck, chosenMinutes)
  const check = minutes === null ? null : { minutes, restMinutes: realityCheck.pauseMinutes }
  const most = isSlot(game) ? stakeMaxAt(rules, birthdate === null ? null : ageOn(birthdate, now)) : null
  return {
    studio: studioRules(rules, game),
    stakeMax: most && (await smallestUnitsOf(db, most, currency)),
    check,
    until,
  }
}

/** The cap for somebody of this age. Who has not said when they were born counts as the youngest. */
export function stakeMaxAt({ slotStakeMax }: Pick<Rules, 'slotStakeMax'>, age: number | null): RuleAmount | null {
  const step = age === null ? undefined : slotStakeMax.findLast(({ fromAge }) => fromAge <= age)
  return (step ?? slotStakeMax[0])?.most ?? null
}

/** Full years on a day, both in UTC. */
export function ageOn(birthdate: string, day: Date): number {
  const today = day.toISOString()
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4))
  return today.slice(5, 10) < birthdate.slice(5, 10) ? years - 1 : years
}
