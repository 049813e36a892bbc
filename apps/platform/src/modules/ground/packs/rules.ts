import { cashPeriods } from '@baize/contract/kinds'
import { z } from 'zod'

/** Main units as decimal text, with the currency a rule is written in. */
const Amount = z.strictObject({ amount: z.string().regex(/^\d{1,9}(\.\d{1,8})?$/), currency: z.string().length(3) })
export type RuleAmount = z.output<typeof Amount>

/** A length of breaks as players choose it; without days and months it has no end. */
const Length = z.strictObject({
  id: z.string().regex(/^[a-z0-9_]{1,30}$/),
  name: z.string().min(1),
  days: z.int().positive().optional(),
  /** Calendar months. */
  months: z.int().positive().optional(),
})

const Lengths = z.array(Length).min(1)
const Minutes = z.int().min(1).max(1440)

/** What each setting of a pack may hold. The names are the keys of a pack and of the rules that come of packs. */
export const settings = {
  /** Years somebody has to be to hold an account. */
  minimumAge: z.int().min(18).max(25),
  /** What nobody does before it is checked who they are; whoever may not pay in does not play either. */
  identityBefore: z.enum(['nothing', 'play', 'deposit']),
  /** What may be paid in and played before that, and how long; `null` where nothing may. */
  identityGrace: z.strictObject({ hours: z.int().positive(), deposits: Amount }).nullable(),
  /** Deposits that ask for the check whatever else holds; `null` where no sum does. */
  identityAtDeposits: Amount.nullable(),
  /** Payouts within 30 days from which the check is asked for; `null` where no sum does. */
  identityAtPayouts: Amount.nullable(),
  /** Limits on deposits at sign-up: offered, asked for until answered, or no deposit and no play without them. */
  signUpLimits: z.strictObject({
    asked: z.enum(['offered', 'prompted', 'required']),
    periods: z.array(z.enum(cashPeriods)).min(1),
  }),
  /** What makes a limit weaker waits, and then for the player to say again that they want it. */
  limitRaise: z.strictObject({
    delayHours: z.int().min(24),
    /** Whether it waits for the end of the running period besides. */
    waitsForPeriodEnd: z.boolean(),
    /** How long the player may confirm it; afterwards the limit stays as it was. */
    confirmableDays: z.int().positive(),
  }),
  /** Most that a player pays in over all accounts in a calendar month. */
  depositCapMonth: Amount.nullable(),
  /** How often the game stops and says how it stands. */
  realityCheck: z.strictObject({
    /** `null`: only where the player chose it. */
    everyMinutes: Minutes.nullable(),
    /** Whether the player may choose the interval, or have none. */
    isPlayersChoice: z.boolean(),
    /** Rest before the next round. */
    pauseMinutes: z.int().min(0).max(60),
  }),
  /** Least time from one round of a slot to the next; 0 where none is asked. */
  slotRoundMs: z.int().min(0).max(60_000),
  /** The same for every other game of the house. */
  otherRoundMs: z.int().min(0).max(60_000),
  /** Whether a game may begin rounds by itself. */
  autoplay: z.boolean(),
  /** Whether a game may offer to show rounds faster. */
  turbo: z.boolean(),
  /** Whether the player may stop the reels before they have run out. */
  slamStop: z.boolean(),
  /** Whether a return that is not above the stake may be shown as a win. */
  lossesAsWins: z.boolean(),
  /** Who may play for play money: anyone, who is signed in, or whose age was checked. */
  demo: z.enum(['anyone', 'players', 'checked']),
  /** Most that a round of a slot may cost, by age; each entry holds from that age on. */
  slotStakeMax: z.array(z.strictObject({ fromAge: z.int().min(18), most: Amount })),
  /** How often a player may be offered a bonus. */
  bonuses: z.enum(['any', 'first', 'none']),
  /** How many times the sum of a bonus may have to be staked; `null` where nobody says. */
  wageringMax: z.int().positive().nullable(),
  /** Whether one bonus may ask for play of several kinds, as of casino and sports. */
  mixedProducts: z.boolean(),
  creditCards: z.boolean(),
  /** Whether a player may call a withdrawal off while it waits. */
  withdrawalDecline: z.boolean(),
  statements: z.strictObject({
    /**
     * Months for which a player may ask for what they played and paid. The site shows all there is, whatever is asked
     * online; after an account was closed, who the player was is kept for so long at least.
     */
    keptMonths: z.int().min(1).max(240),
    /** Whether the monthly letter goes out whatever the player says. */
    lettersAlways: z.boolean().optional(),
  }),
  /** From short to long; screens rely on the order. */
  selfExclusion: z.strictObject({ lengths: Lengths }),
  coolingOff: z.strictObject({
    /** From short to long; screens rely on the order. */
    lengths: Lengths,
    /** How long somebody waits who asks for an earlier end; `null` where there is none. */
    earlyEndHours: z.int().positive().nullable(),
    /** Whether signing in is refused as well. */
    closesSignIn: z.boolean(),
  }),
  /** The national register of those who excluded themselves; `null` where there is none. */
  register: z
    .strictObject({
      id: z.string().regex(/^[a-z]{2,20}$/),
      /** As the people it is for know it. */
      name: z.string().min(2),
      /** How long an answer counts at launches; a sign-in always asks. */
      answerMinutes: Minutes,
      /** Without its answer nobody plays; `no-entry`: nor does anybody sign up, or in who was never found clear. */
      unreachable: z.enum(['no-play', 'no-entry']),
    })
    .nullable(),
  /** Minutes without a sign of the player after which they are signed out; `null` where nobody is. */
  idleMinutes: Minutes.nullable(),
  /** What every page says and shows besides the house's own. */
  page: z.strictObject({
    marks: z.array(z.enum(['age', 'self-test', 'limits', 'pause', 'register', 'licence', 'help'])),
    helpline: z.strictObject({ name: z.string(), phone: z.string(), url: z.url() }).nullable(),
    registerUrl: z.url().nullable(),
    authority: z.strictObject({ name: z.string(), url: z.url() }).nullable(),
  }),
} as const

export type SettingName = keyof typeof settings
export const settingNames = Object.keys(settings) as SettingName[]

/** What holds for a player at a moment. */
export type Rules = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]> }
