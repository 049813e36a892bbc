import { createPool } from '@baize/database'
import { startTestProcess } from '@baize/testkit'
import { endTournaments } from '../../src/flows/offers/tournaments/end-tournaments.ts'

/** A process of the house that ends tournaments at a moment; it says so before it begins, and can be killed at any time. */
const { TOURNAMENT_DATABASE, TOURNAMENT_CONFIG, TOURNAMENT_AT } = process.env
const url = TOURNAMENT_DATABASE!
const pool = createPool(url)
await using house = await startTestProcess(
  { url, pool, [Symbol.asyncDispose]: () => pool.end() },
  { config: JSON.parse(TOURNAMENT_CONFIG!), ports: { clock: { now: () => new Date(TOURNAMENT_AT!) } } },
)
process.stdout.write('ready\n')
await endTournaments(house.platform.services)
await pool.end()
