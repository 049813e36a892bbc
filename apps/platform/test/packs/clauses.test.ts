import { describe, expect, it } from 'vitest'
import { createPacks, type Rules } from '../../src/modules/ground/packs/index.ts'

const packs = createPacks({ countries: ['gb', 'on', 'se', 'mt', 'de'], licence: null, folder: null })
const today = new Date('2026-11-22T12:00:00Z')
const rulesIn = (country: string, day = today): Rules => packs.rulesOf(country, day)
const [open, gb, on] = [rulesIn('AT'), rulesIn('GB'), rulesIn('CA')]
const [se, mt, de] = [rulesIn('SE'), rulesIn('MT'), rulesIn('DE')]
const lengthsOf = ({ lengths }: Rules['selfExclusion' | 'coolingOff']) => lengths.map(({ id }) => id)
const everyPeriod = ['daily', 'weekly', 'monthly']

describe('somebody who plays is', () => {
  it('OPEN part 1, 5: eighteen', () => expect(open.minimumAge).toBe(18))
  it('GB SR 3.2.11: eighteen', () => expect(gb.minimumAge).toBe(18))
  it('ON Std 3.01: nineteen', () => expect(on.minimumAge).toBe(19))
  it('SE SL 14:2: eighteen', () => expect(se.minimumAge).toBe(18))
  it('MT PPD age: eighteen', () => expect(mt.minimumAge).toBe(18))
  it('DE § 6e(3): eighteen', () => expect(de.minimumAge).toBe(18))
})

describe('who somebody is', () => {
  it('OPEN part 1, 8: is checked before a withdrawal and by nothing sooner', () =>
    expect([open.identityBefore, open.identityGrace, open.identityAtDeposits, open.identityAtPayouts]).toEqual([
      'nothing',
      null,
      null,
      null,
    ]))
  it('GB LC 17.1.1: is checked before a deposit', () =>
    expect([gb.identityBefore, gb.identityGrace]).toEqual(['deposit', null]))
  it('ON Std 3.02: is checked before a deposit', () => expect(on.identityBefore).toBe('deposit'))
  it('SE LIFS 2018:5: is checked before a deposit', () => expect(se.identityBefore).toBe('deposit'))
  it('MT PPD registration: waits for no check', () => expect(mt.identityBefore).toBe('nothing'))
  it('MT FIAU 2000: is checked at deposits of two thousand euros', () =>
    expect(mt.identityAtDeposits).toEqual({ amount: '2000', currency: 'EUR' }))
  it('DE § 6a(2): is checked before play', () => expect(de.identityBefore).toBe('play'))
  it('DE § 6a(4): may wait for three days and a hundred euros', () =>
    expect(de.identityGrace).toEqual({ hours: 72, deposits: { amount: '100', currency: 'EUR' } }))
})

describe('limits at sign-up are', () => {
  it('OPEN behaviour 21: offered on their page', () => expect(open.signUpLimits.asked).toBe('offered'))
  it('GB RTS 12A: asked for, from the day it began', () => {
    expect(gb.signUpLimits).toEqual({ asked: 'prompted', periods: everyPeriod })
    expect(rulesIn('GB', new Date('2025-10-30T23:00:00Z')).signUpLimits.asked).toBe('offered')
  })
  it('ON Std 2.23: asked for', () => expect(on.signUpLimits.asked).toBe('prompted'))
  it('MT PPD limits: asked for', () => expect(mt.signUpLimits.asked).toBe('prompted'))
})

describe('a reality check', () => {
  it('OPEN part 2, 4: comes when the player wants it', () =>
    expect(open.realityCheck).toEqual({ everyMinutes: null, isPlayersChoice: true, pauseMinutes: 0 }))
  it('GB RTS 13B: comes as the player chooses', () => expect(gb.realityCheck.isPlayersChoice).toBe(true))
  it('ON Std 2.22: comes as the player chooses', () => expect(on.realityCheck.isPlayersChoice).toBe(true))
  it('SE LIFS 2018:2: comes as the player chooses', () => expect(se.realityCheck.isPlayersChoice).toBe(true))
  it('MT PPD reality: comes as the player chooses', () => expect(mt.realityCheck.isPlayersChoice).toBe(true))
  it('DE § 6h(7): comes every hour, and five minutes of rest with it', () =>
    expect(de.realityCheck).toEqual({ everyMinutes: 60, isPlayersChoice: false, pauseMinutes: 5 }))
})

describe('other games than slots', () => {
  it('GB RTS 14G: last five seconds a round, from the day it began', () => {
    expect(gb.otherRoundMs).toBe(5000)
    expect(rulesIn('GB', new Date('2025-01-16T23:00:00Z')).otherRoundMs).toBe(0)
  })
  it('DE § 22a(6), others: are as slow as slots', () => expect(de.otherRoundMs).toBe(5000))
})

describe('a bonus', () => {
  it('OPEN part 2, 3: may ask for several products', () => expect(open.mixedProducts).toBe(true))
  it('GB SR 5.1.1(3a): is wagered ten times at most, from the day it began', () => {
    expect(gb.wageringMax).toBe(10)
    expect(rulesIn('GB', new Date('2026-01-18T23:00:00Z')).wageringMax).toBeNull()
  })
  it('GB SR 5.1.1(3b): asks for one product only', () => expect(gb.mixedProducts).toBe(false))
  it('SE SL 14:9: is given at the first play alone', () => expect(se.bonuses).toBe('first'))
  it('SE SL 14:9, products: may ask for several products', () => expect(se.mixedProducts).toBe(true))
  it('DE § 5 and licence: is not given', () => expect([de.bonuses, de.mixedProducts]).toEqual(['none', false]))
})

describe('a withdrawal that waits', () => {
  it('OPEN behaviour 22: may be called off, and history is all there is', () =>
    expect([open.withdrawalDecline, open.statements.onlineMonths]).toEqual([true, 120]))
  it('GB RTS 14B: may not be called off', () => expect(gb.withdrawalDecline).toBe(false))
  it('ON Std 3.20: may not be called off', () => expect(on.withdrawalDecline).toBe(false))
  it('SE SIFS 2022:3, 7: may not be called off', () => expect(se.withdrawalDecline).toBe(false))
  it('MT PPD reversals: may be called off', () => expect(mt.withdrawalDecline).toBe(true))
  it('DE § 6b(2): may not be called off', () => expect(de.withdrawalDecline).toBe(false))
})

describe('a statement', () => {
  it('GB RTS 1B: goes back three months, and twelve when asked for', () =>
    expect(gb.statements).toEqual({ onlineMonths: 3, onRequestMonths: 12 }))
  it('ON Std 3.22: goes back a year', () => expect(on.statements.onlineMonths).toBe(12))
  it('SE LIFS 2018:5, history: goes back a year', () => expect(se.statements.onlineMonths).toBe(12))
  it('MT PPD history: goes back six months', () => expect(mt.statements.onlineMonths).toBe(6))
  it('DE § 6d(1): goes back a year', () => expect(de.statements.onlineMonths).toBe(12))
})

describe('an exclusion lasts', () => {
  it('OPEN part 1, 3: as the constants name it', () =>
    expect(lengthsOf(open.selfExclusion)).toEqual(['6_months', '9_months', '1_year', 'forever']))
  it('GB SR 3.5.3: six months to five years', () =>
    expect(lengthsOf(gb.selfExclusion)).toEqual(['6_months', '1_year', '5_years']))
  it('ON Std 2.14: six months to five years', () =>
    expect(lengthsOf(on.selfExclusion)).toEqual(['6_months', '1_year', '5_years']))
  it('SE SL 14:11: a month to further notice', () =>
    expect(lengthsOf(se.selfExclusion)).toEqual(['1_month', '3_months', '6_months', 'forever']))
  it('MT PPD 11(4): with an end or without', () => expect(lengthsOf(mt.selfExclusion)).toContain('forever'))
  it('DE § 8b: three months at least', () => expect(lengthsOf(de.selfExclusion)[0]).toBe('3_months'))
})

describe('a cooling-off lasts', () => {
  it('GB SR 3.3.4: a day to six weeks, and is not ended early', () => {
    expect(lengthsOf(gb.coolingOff)).toEqual(['1_day', '1_week', '1_month', '6_weeks'])
    expect(gb.coolingOff.earlyEndHours).toBeNull()
  })
  it('ON Std 2.13: a day to three months', () =>
    expect(lengthsOf(on.coolingOff)).toEqual(['1_day', '1_week', '1_month', '2_months', '3_months']))
  it('SE LIFS 2018:2, pause: a day', () => expect(lengthsOf(se.coolingOff)).toEqual(['1_day']))
  it('MT PPD break: more than a day and up to thirty', () =>
    expect(lengthsOf(mt.coolingOff)).toEqual(['2_days', '1_week', '30_days']))
  it('DE § 6i(3): a day', () => expect(lengthsOf(de.coolingOff)).toEqual(['1_day']))
})

describe('the register asked is', () => {
  it('OPEN part 1, 7: none', () => expect(open.register).toBeNull())
  it('GB SR 3.5.5: GAMSTOP', () => expect(gb.register?.id).toBe('gamstop'))
  it('ON Std 2.14.1: the central one, from the day it began', () => {
    expect(on.register?.id).toBe('betguard')
    expect(rulesIn('CA', new Date('2026-05-13T23:00:00Z')).register).toBeNull()
  })
  it('SE SL 14:12: Spelpaus', () => expect(se.register?.id).toBe('spelpaus'))
  it('DE § 8: OASIS', () => expect(de.register?.id).toBe('oasis'))
})

describe('a player who does nothing is asked or signed out', () => {
  it('OPEN part 1, 4: never', () => expect(open.idleMinutes).toBeNull())
  it('ON Std 4.30: after half an hour', () => expect(on.idleMinutes).toBe(30))
  it('SE SIFS 2022:3, 8: after two minutes', () => expect(se.idleMinutes).toBe(2))
  it('MT PPD session: after half an hour', () => expect(mt.idleMinutes).toBe(30))
  it('DE § 6h, session: after half an hour', () => expect(de.idleMinutes).toBe(30))
})

describe('a page shows', () => {
  it('OPEN content footer: nothing of its own', () => expect(open.page.marks).toEqual([]))
  it('GB LC 8.1.1: the licence, the register and help', () => {
    expect(gb.page.marks).toEqual(expect.arrayContaining(['licence', 'register', 'help', 'age']))
    expect(gb.page.helpline?.phone).toBe('0808 8020 133')
  })
  it('ON Std 2.01: the market and help', () => expect(on.page.helpline?.name).toBe('ConnexOntario'))
  it('SE LIFS 2018:2, marks: limits, self-test and the register first', () =>
    expect(se.page.marks.slice(0, 3)).toEqual(['limits', 'self-test', 'pause']))
  it('MT PPD website: the licensee and help', () => expect(mt.page.marks).toEqual(['age', 'licence', 'limits', 'help']))
  it('DE § 6e(4): the bar on minors and the authority', () =>
    expect([de.page.marks[0], de.page.authority?.url]).toEqual(['age', 'https://www.gluecksspiel-behoerde.de/']))
})

describe('deposits', () => {
  it('GB LC 6.1.2: come by no credit card', () => expect(gb.creditCards).toBe(false))
  it('SE prop. 2025/26:11: come by no credit card, from the earlier day that was told', () => {
    expect(se.creditCards).toBe(false)
    expect(rulesIn('SE', new Date('2026-03-31T23:00:00Z')).creditCards).toBe(true)
  })
  it('DE § 6b(4): come by no credit card', () => expect(de.creditCards).toBe(false))
  it('OPEN part 2, 4: come by any method, and bonuses as planned', () =>
    expect([open.creditCards, open.bonuses]).toEqual([true, 'any']))
})
