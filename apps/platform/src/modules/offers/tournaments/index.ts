export { tournamentRounds } from './count-rounds.ts'
export {
  correctEntry,
  countPlaced,
  countTournaments,
  listTallied,
  placeOf,
  readCorrected,
  readTallied,
  type Tallied,
} from './desk-store.ts'
export { readStandings, type Standing } from './places.ts'
export { heldAround, type Held } from './plan.ts'
export { type CountedCurrency, HUNDREDTHS } from './points.ts'
export {
  BOARD_PLACES,
  closeIfPaid,
  fixPlaces,
  listOpenPlaces,
  listPrizes,
  listToPay,
  listToRank,
  lockOpenPrize,
  lockTournament,
  readBoard,
  settlePrize,
  type WonPrize,
} from './ranking.ts'
export {
  countShown,
  insertEntry,
  keepPlans,
  listShown,
  lockPlans,
  type Plan,
  readByIdentity,
  readTournament,
  stateOf,
  switchTournament,
  type Tournament,
} from './store.ts'
export { clearRounds, type Former, keepTally, listToTally, readFormer } from './tallies.ts'
