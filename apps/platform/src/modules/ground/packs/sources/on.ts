import type { Pack } from '../pack.ts'

/** Ontario: the Registrar's Standards for Internet Gaming (Std). A house with this pack deals with no other province. */
export const on: Pack = {
  name: 'on',
  title: 'Ontario, Alcohol and Gaming Commission',
  countries: ['CA'],
  settings: {
    minimumAge: [
      { clause: 'Std age', isOwnLabel: true, text: 'A player is at least 19.', value: 19, certainty: 'known' },
    ],
    identityBefore: [
      {
        clause: 'Std identity',
        isOwnLabel: true,
        text: 'Name, date of birth, address and contact are validated before the account is used.',
        value: 'deposit',
        certainty: 'unsure',
        note: 'The clause was not seen; nothing is paid in before the check, which is the stricter reading.',
      },
    ],
    signUpLimits: [
      {
        clause: 'Std 2.23',
        text: 'A player may set limits on losses and deposits at sign-up, by day, week and month.',
        value: { asked: 'prompted', periods: ['daily', 'weekly', 'monthly'] },
        certainty: 'seen',
      },
    ],
    limitRaise: [
      {
        clause: 'Std 2.24',
        text: 'A limit is relaxed or removed after at least 24 hours.',
        value: { delayHours: 24, waitsForPeriodEnd: false, confirmableDays: 7 },
        certainty: 'seen',
      },
    ],
    realityCheck: [
      {
        clause: 'Std 2.22',
        text: 'A player has means to follow the time; no interval is asked.',
        value: { everyMinutes: null, isPlayersChoice: true, pauseMinutes: 0 },
        certainty: 'notes',
      },
    ],
    slotRoundMs: [
      {
        clause: 'Std 2.18',
        text: 'A round of a slot lasts at least 2.5 seconds and is begun by a press of its own.',
        value: 2500,
        certainty: 'secondary',
      },
    ],
    autoplay: [{ clause: 'Std 2.16', text: 'No slot begins rounds by itself.', value: false, certainty: 'secondary' }],
    turbo: [
      {
        clause: 'Std 2.19',
        text: 'Nothing speeds up the result: no turbo, quick spin or slam stop.',
        value: false,
        certainty: 'secondary',
      },
    ],
    slamStop: [
      {
        clause: 'Std 2.19',
        text: 'Nothing speeds up the result: no turbo, quick spin or slam stop.',
        value: false,
        certainty: 'secondary',
      },
    ],
    lossesAsWins: [
      {
        clause: 'Std 2.20',
        text: 'A return of no more than the stake is not celebrated.',
        value: false,
        certainty: 'secondary',
      },
    ],
    demo: [
      { clause: 'Std 2.15(5)', text: 'Play money has the chances of real play.', value: 'anyone', certainty: 'seen' },
    ],
    withdrawalDecline: [
      {
        clause: 'Std payouts',
        isOwnLabel: true,
        text: 'Payouts go to the holder of the account in reasonable time.',
        value: false,
        certainty: 'unsure',
        note: 'Whether a withdrawal may be called off was not found; it may not, which is stricter.',
      },
    ],
    statements: [
      {
        clause: 'Std history',
        isOwnLabel: true,
        text: 'A player finds the history of the account; the period was not found.',
        value: { keptMonths: 60 },
        certainty: 'unsure',
        note: 'No period was found; five years is the longest that we keep who a player was.',
      },
    ],
    selfExclusion: [
      {
        clause: 'Std 2.14',
        text: 'An exclusion of six months, a year or five years, with sign-out at once.',
        value: {
          lengths: [
            { id: '6_months', name: '6 months', months: 6 },
            { id: '1_year', name: '1 year', months: 12 },
            { id: '5_years', name: '5 years', months: 60 },
          ],
        },
        certainty: 'seen',
      },
    ],
    coolingOff: [
      {
        clause: 'Std 2.13',
        text: 'A break of a day, a week, or one, two or three months.',
        value: {
          lengths: [
            { id: '1_day', name: '1 day', days: 1 },
            { id: '1_week', name: '1 week', days: 7 },
            { id: '1_month', name: '1 month', months: 1 },
            { id: '2_months', name: '2 months', months: 2 },
            { id: '3_months', name: '3 months', months: 3 },
          ],
          earlyEndHours: null,
          closesSignIn: false,
        },
        certainty: 'seen',
      },
    ],
    register: [
      {
        clause: 'Std 2.14.1',
        text: 'Who is in the central register neither signs up nor signs in; while it does not answer nobody signs up, and only who was found clear signs in.',
        value: { id: 'betguard', name: 'BetGuard', answerMinutes: 60, unreachable: 'no-entry' },
        from: '2026-05-14',
        certainty: 'secondary',
      },
    ],
    idleMinutes: [
      {
        clause: 'Std 4.30',
        text: 'A session times out without a sign of its player; after how long is for the house to say.',
        value: 30,
        certainty: 'seen',
        note: 'The standard names no minutes; half an hour is ours.',
      },
    ],
    page: [
      {
        clause: 'Std pages',
        isOwnLabel: true,
        text: 'Pages name the market, the helpline and the central register.',
        value: {
          marks: ['age', 'licence', 'limits', 'register', 'help'],
          helpline: { name: 'ConnexOntario', phone: '1-866-531-2600', url: 'https://www.connexontario.ca/' },
          registerUrl: 'https://www.igamingontario.ca/',
          authority: { name: 'iGaming Ontario', url: 'https://www.igamingontario.ca/' },
        },
        certainty: 'known',
      },
    ],
  },
}
