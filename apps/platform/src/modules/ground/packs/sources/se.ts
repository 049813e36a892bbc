import type { Pack } from '../pack.ts'

/** Sweden: Spellagen (SL), Spelförordningen (SF) and rules of the authorities (LIFS, SIFS). */
export const se: Pack = {
  name: 'se',
  title: 'Sweden, Spelinspektionen',
  countries: ['SE'],
  settings: {
    minimumAge: [
      { clause: 'SL 14:2', isOwnLabel: true, text: 'Nobody under 18 gambles.', value: 18, certainty: 'known' },
    ],
    identityBefore: [
      {
        clause: 'LIFS 2018:5',
        text: 'A player is identified before play and has one account of a site.',
        value: 'deposit',
        certainty: 'unsure',
        note: 'The clause was not seen; nothing is paid in before the check, which is the stricter reading.',
      },
    ],
    signUpLimits: [
      {
        clause: 'SL 14:7',
        text: 'A player sets limits on deposits by day, week and month, or does not play.',
        value: { asked: 'required', periods: ['daily', 'weekly', 'monthly'] },
        certainty: 'seen',
      },
    ],
    limitRaise: [
      {
        clause: 'SF 11:3',
        text: 'A limit is raised after 72 hours at the earliest, and not before the running week or month is over.',
        value: { delayHours: 72, waitsForPeriodEnd: true, confirmableDays: 7 },
        certainty: 'seen',
      },
    ],
    realityCheck: [
      {
        clause: 'LIFS 2018:2',
        text: 'A player chooses how often the game stops to show the time and the result.',
        value: { everyMinutes: null, isPlayersChoice: true, pauseMinutes: 0 },
        certainty: 'notes',
      },
    ],
    slotRoundMs: [
      { clause: 'SIFS 2022:3', text: 'A round lasts at least 3 seconds.', value: 3000, certainty: 'notes' },
    ],
    otherRoundMs: [
      {
        clause: 'SIFS 2022:3',
        text: 'A round lasts at least 3 seconds.',
        value: 3000,
        certainty: 'unsure',
        note: 'Whether it holds beyond slots was not seen; it does here.',
      },
    ],
    autoplay: [
      {
        clause: 'SIFS 2022:3, 4',
        isOwnLabel: true,
        text: 'Whether a game may begin rounds by itself is said both ways.',
        value: false,
        certainty: 'unsure',
        note: 'A ban was announced in 2022 and notes say otherwise; off is stricter.',
      },
    ],
    turbo: [
      {
        clause: 'SIFS 2022:3, 5',
        isOwnLabel: true,
        text: 'Nothing speeds up the result.',
        value: false,
        certainty: 'unsure',
        note: 'No clause was seen; off is stricter.',
      },
    ],
    slamStop: [
      {
        clause: 'SIFS 2022:3, 5',
        isOwnLabel: true,
        text: 'Nothing speeds up the result.',
        value: false,
        certainty: 'unsure',
        note: 'No clause was seen; off is stricter.',
      },
    ],
    lossesAsWins: [
      {
        clause: 'SIFS 2022:3, 6',
        isOwnLabel: true,
        text: 'A return of no more than the stake is not celebrated.',
        value: false,
        certainty: 'unsure',
        note: 'No clause was seen; off is stricter.',
      },
    ],
    demo: [
      {
        clause: 'SL 14:2, demo',
        isOwnLabel: true,
        text: 'Who may play for play money was not found.',
        value: 'checked',
        certainty: 'unsure',
        note: 'No rule was found; an age that is checked is stricter.',
      },
    ],
    bonuses: [
      {
        clause: 'SL 14:9',
        text: 'A bonus is given only when somebody plays with the licensee for the first time.',
        value: 'first',
        certainty: 'seen',
      },
    ],
    mixedProducts: [
      {
        clause: 'SL 14:9, products',
        isOwnLabel: true,
        text: 'The terms of a bonus are the same for all; nothing forbids several products.',
        value: true,
        certainty: 'known',
      },
    ],
    creditCards: [
      {
        clause: 'prop. 2025/26:11',
        text: 'No deposit by credit card, loan or invoice.',
        value: false,
        from: '2026-04-01',
        certainty: 'seen',
        note: 'The bill says 1 April and a report 1 May 2026; the earlier day is stricter.',
      },
    ],
    withdrawalDecline: [
      {
        clause: 'SIFS 2022:3, 7',
        isOwnLabel: true,
        text: 'Whether a withdrawal may be called off was announced and not seen as law.',
        value: false,
        certainty: 'unsure',
        note: 'A ban was announced in 2022; off is stricter.',
      },
    ],
    statements: [
      {
        clause: 'LIFS 2018:5, history',
        isOwnLabel: true,
        text: 'A player finds the history of the account; the period was not found.',
        value: { keptMonths: 60 },
        certainty: 'unsure',
        note: 'No period was found; five years is the longest that we keep who a player was.',
      },
    ],
    selfExclusion: [
      {
        clause: 'SL 14:11',
        text: 'A player is excluded by the house for a time, or until further notice and then for a year at least.',
        value: {
          lengths: [
            { id: '1_month', name: '1 month', months: 1 },
            { id: '3_months', name: '3 months', months: 3 },
            { id: '6_months', name: '6 months', months: 6 },
            { id: 'forever', name: 'Until further notice' },
          ],
        },
        certainty: 'secondary',
      },
    ],
    coolingOff: [
      {
        clause: 'LIFS 2018:2, pause',
        isOwnLabel: true,
        text: 'A player stops play for 24 hours at once.',
        value: { lengths: [{ id: '1_day', name: '1 day', days: 1 }], earlyEndHours: null, closesSignIn: false },
        certainty: 'notes',
      },
    ],
    register: [
      {
        clause: 'SL 14:12',
        text: 'Who is in Spelpaus neither plays nor is written to; the register is asked before registration, play and letters.',
        value: { id: 'spelpaus', name: 'Spelpaus', answerMinutes: 30, unreachable: 'no-play' },
        certainty: 'seen',
      },
    ],
    idleMinutes: [
      {
        clause: 'SIFS 2022:3, 8',
        isOwnLabel: true,
        text: 'A player who does nothing for two minutes is asked, and signed out.',
        value: 2,
        certainty: 'unsure',
        note: 'A text of 2022 says asked or signed out; both is stricter.',
      },
    ],
    page: [
      {
        clause: 'LIFS 2018:2, marks',
        isOwnLabel: true,
        text: 'Every page shows three marks, for limits, a self-test and Spelpaus, and names the helpline.',
        value: {
          marks: ['limits', 'self-test', 'pause', 'age', 'licence', 'help'],
          helpline: { name: 'Stödlinjen', phone: '020-819 100', url: 'https://www.stodlinjen.se/' },
          registerUrl: 'https://www.spelpaus.se/',
          authority: { name: 'Spelinspektionen', url: 'https://www.spelinspektionen.se/' },
        },
        certainty: 'secondary',
      },
    ],
  },
}
