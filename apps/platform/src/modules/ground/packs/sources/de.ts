import type { Pack } from '../pack.ts'

/** Germany: Glücksspielstaatsvertrag 2021, sections on virtual slots under a licence of the GGL. */
export const de: Pack = {
  name: 'de',
  title: 'Germany, Gemeinsame Glücksspielbehörde der Länder',
  countries: ['DE'],
  settings: {
    minimumAge: [{ clause: '§ 6e(3)', text: 'Nobody under 18 gambles.', value: 18, certainty: 'seen' }],
    identityBefore: [
      {
        clause: '§ 6a(2)',
        text: 'Names, birth and residence are verified before play.',
        value: 'play',
        certainty: 'seen',
      },
    ],
    identityGrace: [
      {
        clause: '§ 6a(4)',
        text: 'For 72 hours a player may pay in 100 euros before the check.',
        value: { hours: 72, deposits: { amount: '100', currency: 'EUR' } },
        certainty: 'seen',
      },
    ],
    signUpLimits: [
      {
        clause: '§ 6c(1)',
        text: 'A player sets a limit on the deposits of a month, or does not play.',
        value: { asked: 'required', periods: ['monthly'] },
        certainty: 'seen',
      },
    ],
    limitRaise: [
      {
        clause: '§ 6c(3)',
        text: 'A limit is lowered at once and raised after seven days.',
        value: { delayHours: 168, waitsForPeriodEnd: false, confirmableDays: 7 },
        certainty: 'known',
      },
    ],
    depositCapMonth: [
      {
        clause: '§ 6c(1), cap',
        isOwnLabel: true,
        text: 'Deposits of a calendar month come to 1,000 euros at most over all houses.',
        value: { amount: '1000', currency: 'EUR' },
        certainty: 'seen',
        note: 'Other houses are not seen from here; the cap holds for this one. Higher caps after a proof of means are not offered.',
      },
    ],
    realityCheck: [
      {
        clause: '§ 6h(7)',
        text: 'Every 60 minutes the game stops until the player answers, and a slot then waits for five minutes.',
        value: { everyMinutes: 60, isPlayersChoice: false, pauseMinutes: 5 },
        certainty: 'secondary',
      },
    ],
    slotRoundMs: [
      {
        clause: '§ 22a(6)',
        text: 'A round of a slot lasts five seconds on average.',
        value: 5000,
        certainty: 'known',
        note: 'The average is kept by making every round last that long.',
      },
    ],
    otherRoundMs: [
      {
        clause: '§ 22a(6), others',
        isOwnLabel: true,
        text: 'Under a licence for slots there are no other games.',
        value: 5000,
        certainty: 'unsure',
        note: 'Other games are not offered under this licence; were they, they would be as slow as slots.',
      },
    ],
    autoplay: [
      {
        clause: '§ 22a(4)',
        text: 'The player begins every game; none begins by itself.',
        value: false,
        certainty: 'seen',
      },
    ],
    turbo: [
      {
        clause: '§ 22a(6), turbo',
        isOwnLabel: true,
        text: 'Nothing speeds up the result.',
        value: false,
        certainty: 'unsure',
        note: 'No clause names it; off is stricter.',
      },
    ],
    slamStop: [
      {
        clause: '§ 22a(6), turbo',
        isOwnLabel: true,
        text: 'Nothing speeds up the result.',
        value: false,
        certainty: 'unsure',
        note: 'No clause names it; off is stricter.',
      },
    ],
    lossesAsWins: [
      {
        clause: '§ 22a(3)',
        text: 'A return of no more than the stake is not celebrated.',
        value: false,
        certainty: 'unsure',
        note: 'No clause names it; off is stricter.',
      },
    ],
    demo: [
      {
        clause: '§ 6j',
        text: 'Play money is for adults whose age was checked and whom the register does not name.',
        value: 'checked',
        certainty: 'unsure',
        note: 'The detail was not seen; the check is stricter.',
      },
    ],
    slotStakeMax: [
      {
        clause: '§ 22a(7)',
        text: 'A round of a slot costs at most 1 euro.',
        value: [{ fromAge: 18, most: { amount: '1', currency: 'EUR' } }],
        certainty: 'secondary',
        note: 'Higher steps of 2026 were reported and not seen; one euro is stricter.',
      },
    ],
    bonuses: [
      {
        clause: '§ 5 and licence',
        isOwnLabel: true,
        text: 'Bonuses are a matter of the conditions of the licence.',
        value: 'none',
        certainty: 'unsure',
        note: 'The conditions were not seen; none is stricter.',
      },
    ],
    mixedProducts: [
      {
        clause: '§ 5 and licence',
        isOwnLabel: true,
        text: 'Bonuses are a matter of the conditions of the licence.',
        value: false,
        certainty: 'unsure',
        note: 'The conditions were not seen; one product is stricter.',
      },
    ],
    creditCards: [
      {
        clause: '§ 6b(4)',
        text: "Payments come from an account in the player's own name, not on credit.",
        value: false,
        certainty: 'unsure',
        note: 'Whether a credit card is such an account was not seen; refusing is stricter.',
      },
    ],
    withdrawalDecline: [
      {
        clause: '§ 6b(2)',
        text: 'A payout is debited at once.',
        value: false,
        certainty: 'unsure',
        note: 'What is debited at once is not called off.',
      },
    ],
    statements: [
      {
        clause: '§ 6d(1)',
        text: 'Twelve months of the account are found online, and a list is free.',
        value: { keptMonths: 12 },
        certainty: 'seen',
      },
    ],
    selfExclusion: [
      {
        clause: '§ 8b',
        text: 'A player excludes themselves for three months at least; without a word of theirs it lasts a year.',
        value: {
          lengths: [
            { id: '3_months', name: '3 months', months: 3 },
            { id: '6_months', name: '6 months', months: 6 },
            { id: '1_year', name: '1 year', months: 12 },
            { id: 'forever', name: 'Forever' },
          ],
        },
        certainty: 'secondary',
      },
    ],
    coolingOff: [
      {
        clause: '§ 6i(3)',
        text: 'One press stops play for 24 hours.',
        value: { lengths: [{ id: '1_day', name: '1 day', days: 1 }], earlyEndHours: null, closesSignIn: false },
        certainty: 'known',
      },
    ],
    register: [
      {
        clause: '§ 8',
        text: 'OASIS is asked before play.',
        value: { id: 'oasis', name: 'OASIS', answerMinutes: 30, unreachable: 'no-play' },
        certainty: 'seen',
      },
    ],
    idleMinutes: [
      {
        clause: '§ 6h, session',
        isOwnLabel: true,
        text: 'After how long without a sign of the player a session ends was not found.',
        value: 30,
        certainty: 'unsure',
        note: 'No rule was found; that it ends is stricter, and half an hour is ours.',
      },
    ],
    page: [
      {
        clause: '§ 6e(4)',
        text: 'Pages say that minors are barred, name the licence and lead to the authority.',
        value: {
          marks: ['age', 'licence', 'limits', 'register', 'help'],
          helpline: { name: 'BZgA', phone: '0800 1372700', url: 'https://www.check-dein-spiel.de/' },
          registerUrl: 'https://www.rp-darmstadt.hessen.de/',
          authority: { name: 'Gemeinsame Glücksspielbehörde der Länder', url: 'https://www.gluecksspiel-behoerde.de/' },
        },
        certainty: 'seen',
      },
    ],
  },
}
