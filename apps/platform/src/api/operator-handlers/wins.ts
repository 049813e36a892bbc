import { Refusal, isUuid } from '@baize/kit'
import { toMainNumber } from '@baize/money'
import type { Tx } from '@baize/database'
import { currencyByCode } from '../../modules/ground/settings/index.ts'
import { decideWinIn, findWin, pageWaitingWins, type WaitingWin } from '../../modules/play/rounds/index.ts'
import type { Services } from '../../services.ts'
import type { AuditTrail } from '../audit-trail.ts'
import { handle, handleRead, type OperatorHandlers } from '../handler.ts'
import { metaOf, sliceOf } from '../paging.ts'

export const winHandlers = {
  listWaitingWins: handleRead('listWaitingWins', async ({ query, db, audit }) => {
    const { rows, totalRows } = await pageWaitingWins(db, sliceOf(query))
    audit.looked(...new Set(rows.map(({ playerId }) => playerId)))
    return { data: rows.map(waitingView), meta: metaOf(query, totalRows) }
  }),

  approveWin: handle('approveWin', async ({ params, services, tx, audit }) => ({
    data: await decide(tx, services, { id: params.winId, word: 'approve', audit }),
  })),

  refuseWin: handle('refuseWin', async ({ params, services, tx, audit }) => ({
    data: await decide(tx, services, { id: params.winId, word: 'refuse', audit }),
  })),
} satisfies Partial<OperatorHandlers>

/** The first word stands: another one after it is refused, the same one again changes nothing. */
async function decide(
  tx: Tx,
  { clock }: Services,
  { id, word, audit }: { id: string; word: 'approve' | 'refuse'; audit: AuditTrail },
) {
  const win = isUuid(id) ? await findWin(tx, id) : undefined
  const state = win ? await decideWinIn(tx, id, word, clock.now()) : null
  if (!win || !state) throw new Refusal('not_found')
  if (state !== (word === 'approve' ? 'paid' : 'refused')) throw new Refusal('win_decided')
  const { amount, currency } = waitingView(win)
  const subject = { kind: 'player', id: win.playerId }
  audit.wrote({ subject, before: { winId: id, amount, currency, state: win.state }, after: { winId: id, state } })
  return { id, state }
}

function waitingView({ id, playerId, source, game, round, currency, createdAt, ...win }: WaitingWin) {
  const { subunitToUnit } = currencyByCode(currency)!
  const main = (amount: string) => toMainNumber(BigInt(amount), subunitToUnit)
  const sums = { staked: main(win.staked), amount: main(win.amount), ceiling: main(win.ceiling) }
  return { id, playerId, source, game, round, currency, ...sums, createdAt: createdAt.toISOString() }
}
