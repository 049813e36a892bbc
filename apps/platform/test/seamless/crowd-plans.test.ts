import { randomUUID } from 'node:crypto'
import { createPool } from '@baize/database'
import { silentLogger } from '@baize/kit'
import { expect, it } from 'vitest'
import { hashToken } from '../../src/modules/play/games/index.ts'
import { takeTogether } from '../../src/modules/play/seamless/index.ts'
import { startStudio } from './studio.ts'

/** Tables that grow with every bet or player. */
const GROWING = [
  'seamless_transaction',
  'round_key',
  'ledger_entry',
  'ledger_balance',
  'wallet_account',
  'game_session',
]

it('a crowd reads no growing table whole, although its statements are planned while all are young', async () => {
  await using studio = await startStudio()
  const players = []
  for (let made = 0; made < 4; made += 1) players.push(await studio.player(10_000n))
  const pool = createPool(studio.pool.options.connectionString!, { max: 1 })
  const take = takeTogether(pool, silentLogger, { aloneMax: 0 })
  const bet = (sessionToken: string) => ({
    source: 'studio',
    tokenHash: hashToken(sessionToken),
    bodyHash: Buffer.alloc(32),
    request: {
      sessionToken,
      transactionId: randomUUID(),
      roundId: randomUUID(),
      gameId: 'game-0',
      amount: '10',
      currency: 'EUR',
    },
    now: new Date(),
  })
  // More often than a connection plans a statement anew.
  for (let moment = 0; moment < 10; moment += 1) {
    const taken = await Promise.all(players.map(({ sessionToken }) => take(bet(sessionToken))))
    expect(taken.map((outcome) => outcome.is_moved)).toEqual([true, true, true, true])
  }
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query(
    'SELECT relname, seq_tup_read FROM pg_stat_user_tables WHERE relname = ANY ($1) AND seq_tup_read > 0',
    [GROWING],
  )
  await pool.end()
  expect(rows).toEqual([])
})
