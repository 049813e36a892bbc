export {
  findGame,
  CATALOGUE_CHANGED,
  forgetCatalogue,
  getGame,
  getProvider,
  listCollections,
  listGames,
  listProviders,
} from './catalogue.ts'
export {
  type GameKind,
  type GameRow as CatalogueGame,
  type PlayedGame,
  readGameCollections,
  readGameKinds,
  readGameNames,
  readPlayedGames,
} from './game-row.ts'
export { type GameFilter, type GameOrder } from './list-games.ts'
export {
  changeChecks,
  type CheckRule,
  endPlaySessions,
  findSignInsAtPlay,
  hashToken,
  launchPlaySession,
  type LaunchRules,
  openPlaySession,
  type StudioRules,
} from './play-sessions.ts'
export { addFavorite, listFavorites, listPlayed, removeFavorite } from './player-games.ts'
export { ensureSportsbook, SPORTSBOOK } from './sportsbook.ts'
export { listSwitchedGames, type SwitchedGame, switchGame } from './switch-game.ts'
export { hasGames, retireStudio, syncCatalogue, syncStudio } from './sync-catalogue.ts'
export { syncFeed, type SyncResult } from './sync.ts'
