import type { Pack } from '../pack.ts'

/** Malta: the Player Protection Directive (PPD), and the rules against money laundering (FIAU). */
export const mt: Pack = {
  name: 'mt',
  title: 'Malta, Malta Gaming Authority',
  countries: ['MT'],
  settings: {
    minimumAge: [
      { clause: 'PPD age', isOwnLabel: true, text: 'Nobody under 18 gambles.', value: 18, certainty: 'known' },
    ],
    identityBefore: [
      {
        clause: 'PPD registration',
        isOwnLabel: true,
        text: 'Data are taken at registration; the check follows the deposits.',
        value: 'nothing',
        certainty: 'known',
      },
    ],
    identityAtDeposits: [
      {
        clause: 'FIAU 2000',
        isOwnLabel: true,
        text: 'Who has paid in 2,000 euros is checked.',
        value: { amount: '2000', currency: 'EUR' },
        certainty: 'known',
      },
    ],
    signUpLimits: [
      {
        clause: 'PPD limits',
        isOwnLabel: true,
        text: 'A player is asked for limits at registration or at the first deposit.',
        value: { asked: 'prompted', periods: ['daily', 'weekly', 'monthly'] },
        certainty: 'secondary',
      },
    ],
    limitRaise: [
      {
        clause: 'PPD.DL.1',
        text: 'A limit is raised or removed after 24 hours.',
        value: { delayHours: 24, waitsForPeriodEnd: false, confirmableDays: 7 },
        certainty: 'secondary',
      },
    ],
    realityCheck: [
      {
        clause: 'PPD reality',
        isOwnLabel: true,
        text: 'A player chooses how often the game stops to show time, stakes and result, and answers it.',
        value: { everyMinutes: null, isPlayersChoice: true, pauseMinutes: 0 },
        certainty: 'notes',
      },
    ],
    lossesAsWins: [
      {
        clause: 'PPD returns',
        isOwnLabel: true,
        text: 'No rule was found about a return of no more than the stake.',
        value: false,
        certainty: 'unsure',
        note: 'It is celebrated nowhere in this house, which is stricter.',
      },
    ],
    withdrawalDecline: [
      {
        clause: 'PPD reversals',
        isOwnLabel: true,
        text: 'Calling withdrawals off is a sign of harm, not forbidden.',
        value: true,
        certainty: 'known',
      },
    ],
    statements: [
      {
        clause: 'PPD history',
        isOwnLabel: true,
        text: 'Six months of the account are found.',
        value: { keptMonths: 12 },
        certainty: 'unsure',
        note: 'It may be meant for staff; players find it too, and for a year as elsewhere.',
      },
    ],
    selfExclusion: [
      {
        clause: 'PPD 11(4)',
        text: 'An exclusion has an end, or none.',
        value: {
          lengths: [
            { id: '6_months', name: '6 months', months: 6 },
            { id: '1_year', name: '1 year', months: 12 },
            { id: '5_years', name: '5 years', months: 60 },
            { id: 'forever', name: 'Forever' },
          ],
        },
        certainty: 'seen',
      },
    ],
    coolingOff: [
      {
        clause: 'PPD break',
        isOwnLabel: true,
        text: 'A break of more than a day and up to thirty days.',
        value: {
          lengths: [
            { id: '2_days', name: '2 days', days: 2 },
            { id: '1_week', name: '1 week', days: 7 },
            { id: '30_days', name: '30 days', days: 30 },
          ],
          earlyEndHours: null,
          closesSignIn: false,
        },
        certainty: 'seen',
      },
    ],
    idleMinutes: [
      {
        clause: 'PPD session',
        isOwnLabel: true,
        text: 'After how long without a sign of the player a session ends was not found.',
        value: 30,
        certainty: 'unsure',
        note: 'No rule was found; that it ends is stricter, and half an hour is ours.',
      },
    ],
    page: [
      {
        clause: 'PPD website',
        isOwnLabel: true,
        text: 'Pages name the licensee, show that minors do not gamble, and lead to help.',
        value: {
          marks: ['age', 'licence', 'limits', 'help'],
          helpline: { name: 'Responsible Gaming Foundation', phone: '1777', url: 'https://www.rgf.org.mt/' },
          registerUrl: null,
          authority: { name: 'Malta Gaming Authority', url: 'https://www.mga.org.mt/' },
        },
        certainty: 'known',
      },
    ],
  },
}
