import type { Pack } from '../pack.ts'

/** Great Britain: licence conditions and codes of practice (LC, SR) and technical standards (RTS). */
export const gb: Pack = {
  name: 'gb',
  title: 'Great Britain, Gambling Commission',
  countries: ['GB'],
  settings: {
    minimumAge: [{ clause: 'SR 3.2.11', text: 'Nobody under 18 gambles.', value: 18, certainty: 'secondary' }],
    identityBefore: [
      {
        clause: 'LC 17.1.1',
        text: 'Name, address and date of birth are verified before play, and age before a deposit.',
        value: 'deposit',
        certainty: 'seen',
        note: 'One check proves both, so it is made when the first of them is due.',
      },
    ],
    signUpLimits: [
      {
        clause: 'RTS 12A',
        text: 'A player is asked for a deposit limit at registration or at the first deposit, in an amount of their own, and confirms when they want none.',
        value: { asked: 'prompted', periods: ['daily', 'weekly', 'monthly'] },
        from: '2025-10-31',
        certainty: 'seen',
      },
    ],
    limitRaise: [
      {
        clause: 'RTS 12B',
        text: 'A limit is lowered at once; it is raised or removed after 24 hours and when the player says so again.',
        value: { delayHours: 24, waitsForPeriodEnd: false, confirmableDays: 7 },
        certainty: 'seen',
      },
    ],
    realityCheck: [
      {
        clause: 'RTS 13B',
        text: 'A player chooses how often the game stops to show the time, and answers before the next game.',
        value: { everyMinutes: null, isPlayersChoice: true, pauseMinutes: 0 },
        certainty: 'known',
      },
    ],
    slotRoundMs: [
      {
        clause: 'RTS 14D',
        text: 'A round of a slot lasts at least 2.5 seconds and is begun by a press of its own.',
        value: 2500,
        certainty: 'notes',
      },
    ],
    otherRoundMs: [
      {
        clause: 'RTS 14G',
        text: 'A round of another casino game lasts at least 5 seconds.',
        value: 5000,
        from: '2025-01-17',
        certainty: 'notes',
      },
    ],
    autoplay: [{ clause: 'RTS 8', text: 'No game begins rounds by itself.', value: false, certainty: 'notes' }],
    turbo: [
      {
        clause: 'RTS 14E',
        text: 'Nothing speeds up the result: no turbo, quick spin or slam stop.',
        value: false,
        certainty: 'notes',
      },
    ],
    slamStop: [
      {
        clause: 'RTS 14E',
        text: 'Nothing speeds up the result: no turbo, quick spin or slam stop.',
        value: false,
        certainty: 'notes',
      },
    ],
    lossesAsWins: [
      {
        clause: 'RTS 14F',
        text: 'A return of no more than the stake is not celebrated.',
        value: false,
        certainty: 'notes',
      },
    ],
    demo: [
      {
        clause: 'SR 3.2.11',
        text: 'Play money is for those whose age is verified.',
        value: 'checked',
        certainty: 'secondary',
      },
    ],
    slotStakeMax: [
      {
        clause: 'SI 2025/215',
        text: 'A round of a slot costs at most 5 pounds.',
        value: [{ fromAge: 18, most: { amount: '5', currency: 'GBP' } }],
        from: '2025-04-09',
        certainty: 'seen',
      },
      {
        clause: 'SI 2025/215',
        text: 'A round of a slot costs at most 5 pounds, and 2 pounds for a player under 25.',
        value: [
          { fromAge: 18, most: { amount: '2', currency: 'GBP' } },
          { fromAge: 25, most: { amount: '5', currency: 'GBP' } },
        ],
        from: '2025-05-21',
        certainty: 'seen',
      },
    ],
    wageringMax: [
      {
        clause: 'SR 5.1.1(3a)',
        text: 'A bonus is wagered at most ten times.',
        value: 10,
        from: '2026-01-19',
        certainty: 'seen',
      },
    ],
    mixedProducts: [
      {
        clause: 'SR 5.1.1(3b)',
        text: 'A bonus asks for play of one kind of product only.',
        value: false,
        from: '2026-01-19',
        certainty: 'seen',
      },
    ],
    creditCards: [
      {
        clause: 'LC 6.1.2',
        text: 'No deposit by credit card, nor by a wallet that was filled with one.',
        value: false,
        from: '2020-04-14',
        certainty: 'known',
      },
    ],
    withdrawalDecline: [
      {
        clause: 'RTS 14B',
        text: 'A withdrawal that was asked for cannot be called off.',
        value: false,
        certainty: 'seen',
      },
    ],
    statements: [
      {
        clause: 'RTS 1B',
        text: 'Three months of the account are found online, twelve are given when asked for.',
        value: { keptMonths: 12 },
        certainty: 'seen',
      },
    ],
    selfExclusion: [
      {
        clause: 'SR 3.5.3',
        text: 'An exclusion lasts at least six months and at most five years, and begins at once.',
        value: {
          lengths: [
            { id: '6_months', name: '6 months', months: 6 },
            { id: '1_year', name: '1 year', months: 12 },
            { id: '5_years', name: '5 years', months: 60 },
          ],
        },
        certainty: 'known',
      },
    ],
    coolingOff: [
      {
        clause: 'SR 3.3.4',
        text: 'A time-out of 24 hours, a week, a month, or another length up to six weeks.',
        value: {
          lengths: [
            { id: '1_day', name: '1 day', days: 1 },
            { id: '1_week', name: '1 week', days: 7 },
            { id: '1_month', name: '1 month', months: 1 },
            { id: '6_weeks', name: '6 weeks', days: 42 },
          ],
          earlyEndHours: null,
          closesSignIn: false,
        },
        certainty: 'known',
      },
    ],
    register: [
      {
        clause: 'SR 3.5.5',
        text: 'Who is in GAMSTOP does not gamble.',
        value: { id: 'gamstop', name: 'GAMSTOP', answerMinutes: 60, unreachable: 'no-play' },
        certainty: 'known',
      },
    ],
    page: [
      {
        clause: 'LC 8.1.1',
        text: 'Pages name the licence and lead to the public register, and to help.',
        value: {
          marks: ['age', 'licence', 'limits', 'register', 'help'],
          helpline: { name: 'National Gambling Helpline', phone: '0808 8020 133', url: 'https://www.gamcare.org.uk/' },
          registerUrl: 'https://www.gamstop.co.uk/',
          authority: { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/public-register' },
        },
        certainty: 'known',
      },
    ],
  },
}
