import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createPool } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { startTestProcess, testDatabase } from '@baize/testkit'
import { expect, it, vi } from 'vitest'
import { listRepeatedJobs } from '../../src/modules/ground/jobs/index.ts'

it('the sessions of sockets at a Centrifugo server are looked at by a job, which tells when it could not', async () => {
  const asked: string[] = []
  const centrifugo = createServer((request, response) => {
    asked.push(request.url!)
    response.end(JSON.stringify({ error: { code: 100, message: 'internal' } }))
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => centrifugo.once('listening', resolve))
  const apiUrl = `http://127.0.0.1:${(centrifugo.address() as AddressInfo).port}/api`
  await using database = await testDatabase()
  const jobsPool = createPool(database.url, { max: 4 })
  try {
    await using _site = await startTestProcess(database, {
      ports: { centrifugo: { apiUrl, apiKey: 'secret' }, jobsPool, logger: silentLogger },
    })
    const check = async () =>
      (await listRepeatedJobs(database.pool, new Date())).find(({ name }) => name === 'check-sockets')
    await vi.waitFor(async () => expect(await check()).toBeDefined(), { timeout: 15_000 })
    // Now, and not when its minute has come.
    await database.pool.query(`SELECT graphile_worker.add_job('check-sockets', max_attempts => 1)`)
    await vi.waitFor(async () => expect((await check())!.last?.error).toContain('refused with 100'), {
      timeout: 15_000,
    })
    expect(asked).toContain('/api/channels')
  } finally {
    await jobsPool.end()
    await new Promise((resolve) => centrifugo.close(resolve))
  }
})
