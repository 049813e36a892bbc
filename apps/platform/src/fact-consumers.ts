import { correctedBets } from './flows/play/corrected-bets.ts'
import { changesOfPlay } from './flows/play/count-changes.ts'
import { playFigures } from './flows/play/count-play.ts'
import { revenue } from './flows/money/revenue/count-revenue.ts'
import { arrivedDeposits } from './flows/money/tell-of-deposits.ts'
import { lateMoney } from './flows/money/late-money.ts'
import { signsAtPlay } from './flows/person/presence.ts'
import { spinsOfDeposits } from './flows/offers/wheels/wheel-deposits.ts'
import type { FactConsumer } from './modules/ground/facts/index.ts'
import { playerDays } from './modules/money/statistics/index.ts'
import { affiliateTallies } from './modules/person/affiliates/index.ts'
import { cashbackLosses } from './modules/offers/cashback/index.ts'
import { loyaltyPoints } from './modules/offers/loyalty/index.ts'
import { questProgress } from './modules/offers/quests/index.ts'
import { segmentFigures } from './modules/offers/segments/index.ts'
import { tournamentRounds } from './modules/offers/tournaments/index.ts'

/**
 * Everybody who makes something of the log of facts, each with a position of its own. Those that write rows which players
 * share take their facts in this order.
 */
export const factConsumers: readonly FactConsumer[] = [
  playerDays,
  playFigures,
  changesOfPlay,
  lateMoney,
  signsAtPlay,
  cashbackLosses,
  loyaltyPoints,
  questProgress,
  spinsOfDeposits,
  tournamentRounds,
  correctedBets,
  arrivedDeposits,
  affiliateTallies,
  // Behind the one that keeps who brought whom.
  revenue,
  segmentFigures,
]
