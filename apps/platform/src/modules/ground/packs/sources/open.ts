import { cashPeriods } from '@baize/contract/kinds'
import type { Pack } from '../pack.ts'

/** The specification's own rules. Every other pack lies over this one, which says something of every setting. */
export const open: Pack = {
  name: 'open',
  title: 'Open',
  countries: [],
  settings: {
    minimumAge: [
      {
        clause: 'part 1, 5',
        text: 'A birthdate is a valid date.',
        value: 18,
        certainty: 'known',
        note: 'Eighteen is the least that any regulator of ours asks.',
      },
    ],
    identityBefore: [
      {
        clause: 'part 1, 8',
        text: 'Identity is checked on the page of verification; nothing else waits for it.',
        value: 'nothing',
        certainty: 'seen',
      },
    ],
    identityGrace: [
      {
        clause: 'part 1, 8',
        text: 'Deposits and play do not wait for a check of identity.',
        value: null,
        certainty: 'seen',
      },
    ],
    identityAtDeposits: [
      { clause: 'part 1, 8', text: 'No sum of deposits asks for a check of identity.', value: null, certainty: 'seen' },
    ],
    identityAtPayouts: [
      { clause: 'part 1, 8', text: 'No sum of payouts asks for a check of identity.', value: null, certainty: 'seen' },
    ],
    signUpLimits: [
      {
        clause: 'behaviour 21',
        text: 'Limits are set on their own page.',
        value: { asked: 'offered', periods: [...cashPeriods] },
        certainty: 'seen',
      },
    ],
    limitRaise: [
      {
        clause: 'wire contract 6',
        text: 'A lower limit works at once; raising or deleting takes effect later.',
        value: { delayHours: 24, waitsForPeriodEnd: true, confirmableDays: 7 },
        certainty: 'seen',
      },
    ],
    depositCapMonth: [
      {
        clause: 'part 2, 9',
        text: 'Deposits are bounded by the methods and by limits of the player.',
        value: null,
        certainty: 'seen',
      },
    ],
    realityCheck: [
      {
        clause: 'part 2, 4',
        text: 'No game is stopped to say how it stands unless the player wants it.',
        value: { everyMinutes: null, isPlayersChoice: true, pauseMinutes: 0 },
        certainty: 'seen',
      },
    ],
    slotRoundMs: [{ clause: 'part 2, 9', text: "The pace of a game is its studio's.", value: 0, certainty: 'seen' }],
    otherRoundMs: [{ clause: 'part 2, 9', text: "The pace of a game is its studio's.", value: 0, certainty: 'seen' }],
    autoplay: [{ clause: 'part 2, 9', text: "What a game offers is its studio's.", value: true, certainty: 'seen' }],
    turbo: [{ clause: 'part 2, 9', text: "What a game offers is its studio's.", value: true, certainty: 'seen' }],
    slamStop: [{ clause: 'part 2, 9', text: "What a game offers is its studio's.", value: true, certainty: 'seen' }],
    lossesAsWins: [{ clause: 'part 2, 9', text: "What a game shows is its studio's.", value: true, certainty: 'seen' }],
    demo: [
      {
        clause: 'behaviour 10',
        text: 'A guest plays for play money where the game has it.',
        value: 'anyone',
        certainty: 'seen',
      },
    ],
    slotStakeMax: [
      {
        clause: 'part 2, 9',
        text: 'Stakes are bounded by the game and by limits of the player.',
        value: [],
        certainty: 'seen',
      },
    ],
    bonuses: [
      { clause: 'part 2, 4', text: 'Bonuses are offered as the house plans them.', value: 'any', certainty: 'seen' },
    ],
    wageringMax: [
      { clause: 'part 2, 9', text: 'A bonus says itself how often it is wagered.', value: null, certainty: 'seen' },
    ],
    mixedProducts: [
      { clause: 'part 2, 3', text: 'A bonus names the games and bets that count.', value: true, certainty: 'seen' },
    ],
    creditCards: [
      {
        clause: 'part 2, 4',
        text: 'A player pays by the methods of the payment companies.',
        value: true,
        certainty: 'seen',
      },
    ],
    withdrawalDecline: [
      { clause: 'behaviour 22', text: 'A pending withdrawal may be cancelled.', value: true, certainty: 'seen' },
    ],
    statements: [
      {
        clause: 'behaviour 22',
        text: 'History goes back as far as the player asks.',
        value: { keptMonths: 60 },
        certainty: 'seen',
        note: 'While the account is open there is no bound; after that it is theirs for five years.',
      },
    ],
    selfExclusion: [
      {
        clause: 'part 1, 3',
        text: 'Definition 4 excludes for one of the lengths the constants name.',
        value: {
          lengths: [
            { id: '6_months', name: '6 months', months: 6 },
            { id: '9_months', name: '9 months', months: 9 },
            { id: '1_year', name: '1 year', months: 12 },
            { id: 'forever', name: 'Forever' },
          ],
        },
        certainty: 'seen',
      },
    ],
    coolingOff: [
      {
        clause: 'behaviour 21',
        text: 'A cooling-off is created, extended, and ended early when more than a day is left.',
        value: {
          lengths: [
            { id: '1_day', name: '1 day', days: 1 },
            { id: '3_days', name: '3 days', days: 3 },
            { id: '1_week', name: '1 week', days: 7 },
            { id: '1_month', name: '1 month', months: 1 },
            { id: '3_months', name: '3 months', months: 3 },
          ],
          earlyEndHours: 24,
          closesSignIn: false,
        },
        certainty: 'seen',
      },
    ],
    register: [
      { clause: 'part 1, 7', text: 'No register outside the house is asked.', value: null, certainty: 'seen' },
    ],
    idleMinutes: [
      {
        clause: 'part 1, 4',
        text: 'A session ends by its token, whether or not the player is there.',
        value: null,
        certainty: 'seen',
      },
    ],
    page: [
      {
        clause: 'content footer',
        text: 'The footer is what the content says.',
        value: { marks: [], helpline: null, registerUrl: null, authority: null },
        certainty: 'seen',
      },
    ],
  },
}
