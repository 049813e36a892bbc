import { createPool } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { startTestProcess, testDatabase } from '@baize/testkit'
import { expect, it, vi } from 'vitest'

it('lists are asked of the replica, and answered although it does not follow; what decides about money is not', async () => {
  await using database = await testDatabase()
  const replicaPool = createPool(database.url, { max: 2, logger: silentLogger })
  const asked = vi.spyOn(replicaPool, 'query')
  await using house = await startTestProcess(database, { ports: { replicaPool, logger: silentLogger } })
  const anna = await house.player()
  await anna.call('listAccounts', {})
  expect(asked).not.toHaveBeenCalled()
  for (const list of ['listSpins', 'listBets', 'listInvoices'] as const)
    expect(await anna.call(list, { query: {} })).toEqual([])
  expect(asked).toHaveBeenCalled()
  await replicaPool.end()
})
