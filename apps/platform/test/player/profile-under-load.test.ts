import { startTestPlatform } from '@baize/testkit'
import { expect, it } from 'vitest'

it('changes a profile while every other connection is busy and the settings have to be read anew', async () => {
  await using platform = await startTestPlatform()
  const anna = await platform.player()
  platform.clock.advance(60_000)
  const { pool } = platform
  const busy = [await pool.connect()]
  while (pool.idleCount > 1) busy.push(await pool.connect())
  pool.options.max = busy.length + 1
  const settled = await Promise.race([
    anna.call('updateProfile', { body: { city: 'Köln' } }).then(({ city }) => city),
    new Promise((resolve) => setTimeout(() => resolve('it waits for itself'), 5_000)),
  ])
  for (const client of busy) client.release()
  expect(settled).toBe('Köln')
})
