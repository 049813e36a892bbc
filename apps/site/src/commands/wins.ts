import { isUuid, systemClock } from '@baize/kit'
import { fromMain, toMainText } from '@baize/money'
import { currencyByCode, decideWin, listWaitingWins, setCeiling, type WaitingWin } from '@baize/platform'
import type { Pool } from '@baize/database'
import { withDatabase } from './database.ts'

const USAGE = 'npm run wins -- [AFTER-ID | approve ID | refuse ID | ceiling COMPANY CURRENCY AMOUNT]\n'

/**
 * `npm run wins`: lists wins above a ceiling, which wait for a word, a hundred at most and those after an id when one
 * is given. `approve` pays one, also beside a running site; `refuse` ends it for good. `ceiling` says how much, in
 * main units, a round of a company may pay in a currency unasked.
 */
await withDatabase(async (pool) => {
  const [word, ...rest] = process.argv.slice(2)
  if (word === 'approve' || word === 'refuse') return decide(pool, word, rest[0] ?? '')
  if (word === 'ceiling') return limit(pool, rest)
  if (word !== undefined && !isUuid(word)) return fail(USAGE)
  const waiting = await listWaitingWins(pool, word ?? null)
  for (const win of waiting) process.stdout.write(`${lineOf(win)}\n`)
  if (waiting.length === 0) process.stdout.write('no win waits\n')
})

async function decide(pool: Pool, word: 'approve' | 'refuse', id: string): Promise<void> {
  const state = await decideWin(pool, id, word, systemClock.now())
  if (state === null) return fail(`no win waits under ${id}\n`)
  process.stdout.write(`${id} ${state}\n`)
}

async function limit(pool: Pool, [source, currency = '', amount = '']: string[]): Promise<void> {
  const definition = currencyByCode(currency)
  if (!source || !definition || !/^\d{1,20}$/.test(amount) || Number(amount) === 0) return fail(USAGE)
  await setCeiling(pool, { source, currency, winMax: fromMain(amount, definition.subunitToUnit) })
  process.stdout.write(`${source} pays up to ${amount} ${currency} a round\n`)
}

function lineOf({ id, createdAt, playerId, source, game, round, currency, ...win }: WaitingWin): string {
  const scale = currencyByCode(currency)!.subunitToUnit
  const main = (amount: string) => `${toMainText(BigInt(amount), scale)} ${currency}`
  const sums = `win ${main(win.amount)}, ceiling ${main(win.ceiling)}, staked ${main(win.staked)}`
  return `${id} ${createdAt.toISOString()} player ${playerId} ${source}/${game} round ${round}: ${sums}`
}

function fail(message: string): void {
  process.stderr.write(message)
  process.exitCode = 1
}
