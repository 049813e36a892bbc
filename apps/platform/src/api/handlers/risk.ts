import { turnoverWager } from '../../flows/money/turnover.ts'
import { type Handlers, handleRead } from '../handler.ts'

export const riskHandlers: Handlers = {
  getTurnoverWager: handleRead('getTurnoverWager', async ({ query, caller, db }) => ({
    data: await turnoverWager(db, caller.playerId, query.currency),
  })),
}
