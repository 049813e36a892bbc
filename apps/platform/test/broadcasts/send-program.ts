import { createPool } from '@baize/database'
import { startTestProcess } from '@baize/testkit'
import { sendBroadcast } from '../../src/flows/delivery/send-broadcast.ts'

/** A process of the house that takes a turn of a broadcast at a moment and ends; it can be killed before. */
const { BROADCAST_DATABASE, BROADCAST_CONFIG, BROADCAST_ID, BROADCAST_AT } = process.env
const url = BROADCAST_DATABASE!
const pool = createPool(url)
await using house = await startTestProcess(
  { url, pool, [Symbol.asyncDispose]: () => pool.end() },
  { config: JSON.parse(BROADCAST_CONFIG!), ports: { clock: { now: () => new Date(BROADCAST_AT!) } } },
)
await sendBroadcast(house.platform.services, BROADCAST_ID!)
