import type { VolatilityLabel } from '../figures.ts'

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
  paused: string
  noWin: string
  won: string
  returned: string
  /** What wins are called that are shown over everything else. */
  grades: Record<'big' | 'great' | 'grand', string>
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
  houseSpinsLeft: string
  houseSpinsPlayed: string
  houseSpinsWon: string
  maxWinReached: string
  winPending: string
  winWaiting: string
  reelsShow: string
  tryAgain: string
  reload: string
  refill: string
  playWith: string
  deposit: string
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
  | 'check_due'
  | 'session_ended'
  | 'free_rounds_over'
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
