import { isPlayerBarred } from '../../modules/person/players/index.ts'
import { isSessionClosed } from '../../modules/person/sessions/index.ts'
import {
  allowed,
  type AnyStakeRule,
  readStaked,
  refused,
  RULE_ORDER,
  stakeRule,
} from '../../modules/play/rounds/index.ts'
import { wageringRule } from '../offers/bonuses/bonus-rules.ts'
import { limitsRule } from './limit-rules.ts'
import { realityCheckRule } from './sittings.ts'
import { countryStanding } from '../../modules/ground/settings/index.ts'

/** What was opened has not ended, its sign-in is open, and the player may stake money. */
const sessionRule = stakeRule({
  name: 'session',
  order: RULE_ORDER.session,
  asked: 'plain',
  read: async (tx, { opening, at }, { playerId }) => ({
    isSignedOut: await isSessionClosed(tx, opening.signInId, at),
    isBarred: await isPlayerBarred(tx, playerId),
  }),
  decide: ({ isSignedOut, isBarred }, { opening, at }) =>
    isSignedOut || isBarred || opening.endsAt <= at ? refused('session_over') : allowed,
})

/** The country from which it was opened is open now. */
const countryRule = stakeRule({
  name: 'country',
  order: RULE_ORDER.country,
  asked: 'plain',
  read: (tx, { opening }) => countryStanding(tx, opening.country),
  decide: (standing) => (standing === 'closed' ? refused('country_closed') : allowed),
})

/** A round costs no more than the rules of the country allow, however many stakes it is made of. */
const stakeMaxRule = stakeRule({
  name: 'country-stake',
  order: RULE_ORDER.country + 50,
  asked: 'plain',
  isIdle: ({ opening }) => opening.stakeMax === null,
  read: (tx, stake) => readStaked(tx, stake),
  decide: (staked, { opening, amount, free }) =>
    opening.stakeMax !== null && staked + (free?.value ?? amount) > opening.stakeMax
      ? refused('stake_too_high')
      : allowed,
})

/**
 * The rules about stakes that span rooms, for `createRounds`. A further one is one more entry here;
 * no protocol that takes stakes hears of it.
 */
export const stakeRules: readonly AnyStakeRule[] = [
  sessionRule,
  countryRule,
  stakeMaxRule,
  realityCheckRule,
  wageringRule,
  limitsRule,
]
