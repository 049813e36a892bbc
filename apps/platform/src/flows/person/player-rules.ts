import type { Queryable } from '@baize/database'
import { type LimitRules, limitRulesOf, type Rules } from '../../modules/ground/packs/index.ts'
import { findResidence } from '../../modules/person/players/index.ts'
import type { Services } from '../../services.ts'

type Ports = Pick<Services, 'packs' | 'clock'>

/**
 * The rules that hold for a player now: of the country they live in, over the licence, over the house. One row is read,
 * and none where the same rules hold for everybody, so it may be asked in any transaction, once for a player.
 */
export async function rulesFor(db: Queryable, ports: Ports, playerId: string): Promise<Rules> {
  const country = ports.packs.isUniform ? null : (await findResidence(db, playerId)).country
  return ports.packs.rulesOf(country, ports.clock.now())
}

/** The part of them that limits and breaks go by. */
export async function limitRulesFor(db: Queryable, ports: Ports, playerId: string): Promise<LimitRules> {
  return limitRulesOf(await rulesFor(db, ports, playerId))
}
