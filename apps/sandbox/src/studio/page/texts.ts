import type { PageLocale } from '../boot.ts'
import type { VolatilityLabel } from '../figures.ts'
import { de } from './texts-de.ts'
import { en } from './texts-en.ts'
import { fa } from './texts-fa.ts'

/** Every sentence of the page. `{name}` stands for a value put in by `fill`. */
export interface Texts {
  balance: string
  bet: string
  win: string
  spin: string
  stop: string
  lessBet: string
  moreBet: string
  turbo: string
  autoplay: string
  autoplayRounds: string
  stopAutoplay: string
  autoplayLeft: string
  sound: string
  rules: string
  close: string
  closeGame: string
  demoBand: string
  demoUnit: string
  loading: string
  ready: string
  noWin: string
  won: string
  returned: string
  lineWin: string
  scatterWin: string
  balanceNow: string
  freeSpins: string
  freeSpinsIntro: string
  everyWinTimes: string
  freeSpinsOf: string
  freeSpinsMore: string
  freeSpinsTotal: string
  carryOn: string
  maxWinReached: string
  winPending: string
  winWaiting: string
  reelsShow: string
  tryAgain: string
  reload: string
  refill: string
  back: string
  errors: Record<ErrorCode, string>
  volatility: Record<VolatilityLabel, string>
  info: InfoTexts
}

export type ErrorCode =
  | 'insufficient_funds'
  | 'demo_used_up'
  | 'bet_not_placed'
  | 'bet_refused'
  | 'session_ended'
  | 'launch_not_found'
  | 'round_in_progress'
  | 'too_many_requests'
  | 'offline'
  | 'failed'

export interface InfoTexts {
  title: string
  figures: string
  rtp: string
  rtpNote: string
  volatility: string
  deviationNote: string
  hitRate: string
  hitRateNote: string
  profitRate: string
  feature: string
  featureRate: string
  featureNote: string
  maxWin: string
  maxWinNote: string
  pays: string
  paysNote: string
  wild: string
  scatter: string
  scatterPays: string
  freeSpinsAward: string
  lines: string
  linesNote: string
  line: string
  rules: string
  ruleLeft: string
  ruleWild: string
  ruleScatter: string
  ruleFeature: string
  ruleFeaturePlain: string
  ruleFairness: string
  ruleInterrupted: string
  keys: string
  keySpin: string
  keyBet: string
  keyTurbo: string
  keyAutoplay: string
  keyInfo: string
  keySound: string
  version: string
}

const texts: Record<PageLocale, Texts> = { en, de, fa }

/** The sentences of one language. */
export function textsOf(locale: PageLocale): Texts {
  return texts[locale]
}

/** Puts values in the places a sentence names. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
