import { createPool } from '@baize/database'
import { startTestProcess } from '@baize/testkit'
import { payCashback } from '../../src/flows/offers/cashback/pay-cashback.ts'

/** A process of the house that pays cashback at a moment and ends; it can be killed before. */
const { CASHBACK_DATABASE, CASHBACK_CONFIG, CASHBACK_AT } = process.env
const url = CASHBACK_DATABASE!
const pool = createPool(url)
await using house = await startTestProcess(
  { url, pool, [Symbol.asyncDispose]: () => pool.end() },
  { config: JSON.parse(CASHBACK_CONFIG!), ports: { clock: { now: () => new Date(CASHBACK_AT!) } } },
)
await payCashback(house.platform.services)
await pool.end()
