import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { memoryFolder } from '@baize/testkit/memory-folder'
import { callApi, fundedPlayer, newPlayer } from '../support/players.ts'
import { descendantsOf, startSiteProcess } from '../support/site-process.ts'
import { expect, test } from './fixtures.ts'

test.describe.configure({ mode: 'serial' })

test('a stop is over within ten seconds and ready no more at once, whoever holds connections open', async () => {
  await using site = await startSiteProcess({ folder: memoryFolder() })
  const silent = [site.url, site.sandboxUrl].map((url) => connect(Number(new URL(url).port), '127.0.0.1'))
  await Promise.all(
    silent.map((socket) =>
      once(
        socket.on('error', () => undefined),
        'connect',
      ),
    ),
  )
  const registering = newPlayer(site.url).then(
    () => 'answered',
    (error: Error) => error.message,
  )
  await pause(8)
  const toldAtMs = performance.now()
  const stopped = site.stop()
  const statuses: (number | 'refused')[] = []
  for (let isOver = false; !isOver; await pause(20)) {
    statuses.push(
      await fetch(`${site.url}/api/ping`, { headers: { connection: 'close' } }).then(
        ({ status }) => status,
        () => 'refused' as const,
      ),
    )
    isOver = statuses.at(-1) === 'refused'
  }
  await stopped
  expect(performance.now() - toldAtMs).toBeLessThan(10_000)
  // The signal may need a moment to arrive; nobody is told that it is ready after somebody was told that it is not.
  expect(statuses.lastIndexOf(200)).toBeLessThan(3)
  expect(await registering).toBe('answered')
  for (const socket of silent) socket.destroy()
})

test('a killed site recovers by itself and has lost nothing that was answered, and a stop ends all it started', async () => {
  test.slow()
  const killed = await startSiteProcess({ folder: memoryFolder() })
  const player = await fundedPlayer(killed.url, 12_300)
  await killed.kill()
  await using site = await killed.restart()
  const accounts = await callApi(site.url, 'GET', '/api/wallet/accounts', undefined, player.accessToken)
  expect(accounts).toMatchObject([{ currency: 'EUR', balance: 123 }])

  // The database included.
  const started = descendantsOf(site.pid)
  expect(started.length).toBeGreaterThan(1)
  expect((await fetch(`${site.url}/api/ping`)).status).toBe(200)
  await site.stop()
  expect(started.filter(isAlive)).toEqual([])
})

test('a bad setting ends the start with one sentence that names it, and one line of the log', async () => {
  const main = fileURLToPath(new URL('../../dist/site/main.js', import.meta.url))
  const child = spawn(process.execPath, [main], { env: { ...process.env, PORT: 'eighty' } })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(code).toBe(1)
  const [sentence, line, ...more] = output.split('\n')
  expect(sentence).toBe('PORT must be a whole number from 1 to 65535, but it is "eighty".')
  expect(JSON.parse(line!)).toMatchObject({ level: 'error', error: sentence })
  expect(more).toEqual([''])
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
