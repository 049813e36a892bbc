import { jsonLogger, systemClock } from '@baize/kit'
import {
  factConsumers,
  listDelayedPlayers,
  listFacts,
  listPlayerDays,
  readFactsStatus,
  rebuildConsumer,
} from '@baize/platform'
import { withDatabase } from './database.ts'

type Pool = Parameters<Parameters<typeof withDatabase>[0]>[0]

const USAGE = 'npm run facts -- [rebuild CONSUMER | player ID]\n'
const SHOWN_MAX = 20
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * `npm run facts`: how long the log of facts is, how far each consumer has read, and whose facts wait. `rebuild` lets a
 * consumer read everything again; until it has, the old figures are shown. `player` shows what happened to somebody
 * lately, and what it came to by day.
 */
await withDatabase(async (pool) => {
  const [word, name, ...more] = process.argv.slice(2)
  if (word === undefined) return show(pool)
  if (more.length === 0 && word === 'rebuild' && name !== undefined) return rebuild(pool, name)
  if (more.length === 0 && word === 'player' && UUID.test(name ?? '')) return showPlayer(pool, name!)
  return fail(USAGE)
})

async function show(pool: Pool): Promise<void> {
  const { head, unnumbered, consumers } = await readFactsStatus(pool)
  print(`${head} facts, ${unnumbered} not numbered yet`)
  for (const { consumer, behind, waitsSince, failingShares, reason, delayedPlayers } of consumers) {
    const age = waitsSince ? `, the oldest ${((Date.now() - waitsSince.getTime()) / 1000).toFixed(1)} s old` : ''
    print(`${consumer}: ${behind} behind${age}, ${delayedPlayers} players wait`)
    if (failingShares > 0) print(`  fails in ${failingShares} of 16 shares: ${reason}`)
  }
  for (const { consumer, playerId, number, failures, reason, dueAt } of await listDelayedPlayers(pool, SHOWN_MAX))
    print(
      `${consumer}: player ${playerId} waits at fact ${number} until ${dueAt.toISOString()}, ${failures}×: ${reason}`,
    )
}

async function rebuild(pool: Pool, name: string): Promise<void> {
  const consumer = factConsumers.find((candidate) => candidate.name === name)
  if (!consumer) return fail(`No such consumer. There are ${factConsumers.map((known) => known.name).join(', ')}.\n`)
  const count = await rebuildConsumer({ pool, clock: systemClock, logger: jsonLogger() }, consumer)
  print(`${name} has read ${count} facts again`)
}

async function showPlayer(pool: Pool, playerId: string): Promise<void> {
  for (const { number, kind, data, occurredAt } of await listFacts(pool, playerId, SHOWN_MAX))
    print(`${number} ${occurredAt.toISOString()} ${kind} ${JSON.stringify(data)}`)
  for (const { day, currency, ...sums } of await listPlayerDays(pool, playerId, SHOWN_MAX)) {
    const figures = Object.entries(sums).map(([what, sum]) => `${what} ${sum}`)
    print(`${day} ${currency} ${figures.join(', ')}`)
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
