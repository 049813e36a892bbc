import type { Clock, Logger, Random } from '@baize/kit'
import type { Pool, Queryable } from '@baize/database'
import type { Rounds } from './modules/play/rounds/index.ts'
import type { FreeRounds } from './modules/play/seamless/index.ts'
import type { PlatformConfig } from './config.ts'
import type { AgreementDocument } from './modules/person/players/index.ts'
import type { DocumentVault } from './modules/person/documents/index.ts'
import type { Packs } from './modules/ground/packs/index.ts'
import type { Companies } from './modules/ground/companies/index.ts'
import type { Offers } from './modules/offers/bonuses/index.ts'
import type { NewPasswords } from './modules/ground/passwords/index.ts'
import type { SecurityLog } from './modules/ground/security/index.ts'
import type { CallMemory, Throttles } from './modules/ground/throttles/index.ts'
import type { Audience, Publisher } from './realtime/index.ts'

/** What every use case may reach for: the ports, the database and the configuration. */
export interface Services {
  pool: Pool
  /** Gives a call what it reads lists from; without it they are read from the pool. */
  listing?: undefined | (() => Queryable)
  config: PlatformConfig
  clock: Clock
  /** The one door through which rounds take stakes, with every rule about them. */
  rounds: Rounds
  /** Who answers for rounds the house pays for. */
  freeRounds: FreeRounds
  random: Random
  logger: Logger
  throttles: Throttles
  /** Remembers calls that may come once only, over all processes. */
  seenCalls: CallMemory
  /** Where attempts at the house are told and counted. */
  security: SecurityLog
  /** The outside companies operators registered. */
  companies: Companies
  /** What holds for players by country, licence and house. */
  packs: Packs
  /** What passwords nobody may choose. */
  newPasswords: NewPasswords
  /** What whoever opens an account agrees to, in the versions the site shows now. */
  agreements: () => Promise<readonly AgreementDocument[]>
  /** The bonuses the house offers. */
  offers: Offers
  /** Where documents lie, and what closes them. */
  documents: DocumentVault
  /** Makes calls to outside companies; the platform's only way out. */
  fetch: typeof fetch
}

export type { Audience, Publisher }
