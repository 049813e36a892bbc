/**
 * Where each module lives. A neighbourhood may look at those named here; inside one, and across two, a module enters
 * another's door only along an edge of `moduleGraph`. What needs more than that is a flow, and where two neighbourhoods
 * act in one transaction the lower one owns a place for rules that the composition root fills.
 */
export const neighbourhoods: Record<string, { modules: string[]; mayLookAt: string[] }> = {
  /** What every room stands on; knows no casino. */
  ground: {
    modules: [
      'authenticator',
      'companies',
      'facts',
      'jobs',
      'outbox',
      'packs',
      'passwords',
      'request-keys',
      'security',
      'settings',
      'signing',
      'throttles',
      'vitals',
    ],
    mayLookAt: [],
  },
  /** What the house says to people. */
  delivery: {
    modules: ['chats', 'communications', 'mail', 'notifications', 'preferences', 'push'],
    mayLookAt: ['ground'],
  },
  money: {
    modules: [
      'addresses',
      'corrections',
      'late-money',
      'ledger',
      'payments',
      'payouts',
      'rates',
      'statements',
      'statistics',
      'wallet',
    ],
    mayLookAt: ['ground'],
  },
  /** Who somebody is and how they prove it. */
  person: {
    modules: [
      'affiliates',
      'documents',
      'exports',
      'identity',
      'one-time-codes',
      'passkeys',
      'players',
      'referrals',
      'registers',
      'second-factors',
      'sessions',
      'social',
    ],
    mayLookAt: ['ground'],
  },
  /** Games, rounds, what is staked on them and what players allow themselves. */
  play: {
    modules: ['games', 'limits', 'rounds', 'seamless', 'short-checks', 'sittings', 'tickets', 'wagering'],
    mayLookAt: ['ground', 'money'],
  },
  /** Who runs the house, and what they did. */
  desk: { modules: ['audit', 'operators'], mayLookAt: ['ground'] },
  /** What the house gives on top. */
  offers: {
    modules: ['bonus-costs', 'bonuses', 'cashback', 'free-spins', 'loyalty', 'quests', 'tournaments', 'wheels'],
    mayLookAt: ['ground', 'money', 'person', 'play'],
  },
}

/**
 * Which module may import which other module's door. `sessions` reaches `players` through the view
 * `player_with_access` only.
 */
export const moduleGraph: Record<string, string[]> = {
  affiliates: ['companies', 'facts', 'jobs', 'players'],
  audit: [],
  authenticator: [],
  ledger: [],
  facts: [],
  jobs: [],
  outbox: [],
  packs: [],
  passwords: [],
  'request-keys': [],
  throttles: [],
  vitals: [],
  security: [],
  signing: ['security'],
  companies: ['signing'],
  mail: ['companies', 'jobs', 'preferences'],
  chats: ['companies'],
  communications: [],
  notifications: ['outbox', 'preferences', 'push'],
  push: ['jobs'],
  preferences: [],
  'bonus-costs': [],
  bonuses: ['settings', 'wagering'],
  cashback: ['bonuses', 'facts', 'statistics'],
  'free-spins': ['companies', 'facts', 'jobs', 'ledger', 'outbox', 'rounds', 'wagering', 'wallet'],
  loyalty: ['bonuses', 'facts', 'games', 'jobs', 'outbox', 'statistics'],
  quests: ['bonuses', 'facts', 'games', 'jobs', 'outbox', 'players', 'settings'],
  tournaments: ['bonuses', 'facts', 'games'],
  wheels: ['bonuses'],
  documents: ['outbox'],
  exports: ['jobs'],
  identity: ['companies', 'security', 'signing'],
  'one-time-codes': [],
  settings: ['packs'],
  operators: ['authenticator', 'passwords', 'throttles'],
  players: ['facts', 'outbox', 'packs', 'passwords', 'settings'],
  registers: ['companies'],
  passkeys: ['facts'],
  'second-factors': ['authenticator', 'facts', 'sessions', 'throttles'],
  referrals: ['settings'],
  sessions: ['facts', 'players'],
  social: ['companies', 'players'],
  wallet: ['facts', 'ledger', 'outbox', 'settings'],
  corrections: ['facts', 'ledger', 'settings', 'wallet'],
  'late-money': ['settings', 'wallet'],
  statements: ['ledger', 'wallet'],
  statistics: ['facts'],
  games: ['companies'],
  limits: ['facts', 'packs', 'settings', 'wallet'],
  rounds: ['facts', 'games', 'ledger', 'outbox', 'settings', 'wallet'],
  wagering: ['facts', 'games', 'ledger', 'outbox', 'settings', 'wallet'],
  'short-checks': [],
  sittings: [],
  seamless: ['companies', 'games', 'rounds', 'security', 'settings', 'signing', 'wallet'],
  tickets: ['companies', 'games', 'ledger', 'outbox', 'rounds', 'security', 'settings', 'signing', 'wallet'],
  payments: ['companies', 'facts', 'outbox', 'security', 'settings', 'signing'],
  addresses: ['companies', 'payments', 'security', 'settings', 'signing'],
  rates: ['companies', 'settings'],
  payouts: ['companies', 'facts', 'jobs', 'ledger', 'outbox', 'payments', 'security', 'settings', 'signing', 'wallet'],
}

/**
 * Edges of SQL alone: definitions of a module may call functions and views of these, and touch none of their tables.
 * One statement takes a plain stake, so it asks there whether the sign-in is open, the player in good standing
 * and no limit against it, and what the active bonus pays of it, and counts it; a limit's day is one of the player's
 * time zone. One statement settles a plain deposit, so it has the wallet take the money in.
 */
export const sqlGraph: Record<string, string[]> = {
  limits: ['players'],
  payments: ['wallet'],
  rounds: ['limits', 'players', 'sessions', 'sittings', 'wagering'],
  seamless: ['wagering'],
  sittings: ['limits'],
  tickets: ['wagering'],
}

/** Whose a table is: the module that names it or the beginning of its name; the longest beginning counts. */
export const tablePrefixes: Record<string, string[]> = {
  addresses: ['deposit_address'],
  affiliates: ['affiliate'],
  audit: ['audit'],
  corrections: ['correction'],
  'late-money': ['late_money'],
  ledger: ['ledger'],
  facts: ['fact'],
  jobs: ['job'],
  outbox: ['outbox', 'relay_turn'],
  'request-keys': ['request_key'],
  vitals: ['vital'],
  companies: ['company'],
  mail: ['letter'],
  chats: ['chat_token'],
  communications: ['communication'],
  notifications: ['player_message'],
  preferences: ['notification'],
  push: ['push'],
  loyalty: ['loyalty'],
  quests: ['quest'],
  tournaments: ['tournament'],
  wheels: ['wheel'],
  exports: ['player_export'],
  identity: ['identity'],
  'one-time-codes': ['one_time_code'],
  settings: ['currency_setting', 'country_restriction', 'field_setting'],
  operators: ['operator'],
  players: ['player'],
  documents: ['document', 'player_document'],
  passkeys: ['passkey'],
  'second-factors': ['second_factor'],
  sessions: ['player_session'],
  registers: ['register_answer'],
  referrals: ['referral'],
  social: ['social_link'],
  wallet: ['wallet'],
  statements: ['player_statement'],
  statistics: ['player_day', 'player_position'],
  games: ['game'],
  limits: ['player_limit'],
  rounds: ['round', 'game_round', 'game_win'],
  seamless: ['seamless'],
  tickets: ['ticket'],
  bonuses: ['bonus'],
  cashback: ['cashback'],
  'free-spins': ['free_spin'],
  wagering: ['player_bonus', 'wager'],
  'short-checks': ['short_check'],
  sittings: ['sitting'],
  payments: ['invoice', 'payment'],
  rates: ['rate'],
  payouts: ['withdrawal'],
}
