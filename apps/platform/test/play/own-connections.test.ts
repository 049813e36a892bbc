import { createPool } from '@baize/database'
import { randomToken, signRequest, silentLogger, systemClock } from '@baize/kit'
import { registerTestCompanies, startTestProcess, testDatabase } from '@baize/testkit'
import { expect, it } from 'vitest'

const SECRET = 'a secret shared with the one studio'
const READERS = 60

it('a studio is answered while readers hold every connection of the site', async () => {
  await using database = await testDatabase()
  const moneyPool = createPool(database.url, { max: 2, logger: silentLogger })
  await using site = await startTestProcess(database, { ports: { moneyPool } })
  await registerTestCompanies({ pool: database.pool, clock: systemClock, config: site.config }, [
    { id: 'studio', kind: 'studio', url: 'http://studio.test', secret: SECRET },
  ])
  let free: () => void = () => undefined
  const freed = new Promise<void>((resolve) => (free = resolve))
  const readers = Array.from({ length: READERS }, async () => {
    // Those who wait too long are sent away, as visitors are.
    const client = await site.pool.connect().catch(() => undefined)
    await freed
    client?.release()
  })
  await expect.poll(() => site.pool.waitingCount).toBeGreaterThan(0)

  const path = '/seamless/v1/balance'
  const body = JSON.stringify({ sessionToken: 'unknown' })
  const signed = { timestamp: String(Date.now()), nonce: randomToken(16), method: 'POST', path, body }
  const reply = await fetch(site.url + path, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-provider': 'studio',
      'x-timestamp': signed.timestamp,
      'x-nonce': signed.nonce,
      'x-signature': signRequest(SECRET, signed),
    },
  })
  expect(await reply.json()).toEqual({ status: 'session_not_found' })
  expect(site.pool.waitingCount, 'the readers still wait').toBeGreaterThan(0)
  free()
  await Promise.all(readers)
  await moneyPool.end()
})
