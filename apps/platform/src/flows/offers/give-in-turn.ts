import { type Tx, withTransaction } from '@baize/database'
import { lockIssues } from '../../modules/offers/bonuses/index.ts'
import type { Services } from '../../services.ts'

const DAY_MS = 86_400_000
/** How long a reward waits for a player who may be given nothing. */
export const REWARD_WAITS_MS = 90 * DAY_MS
const AT_ONCE = 200

/**
 * Settles what is due to a player, one by one, each in a transaction of its own that nothing else is issued beside.
 * `settle` says whether it waits no more; what goes on waiting is passed over.
 */
export async function giveInTurn<Due>(
  { pool }: Pick<Services, 'pool'>,
  playerId: string,
  {
    lockDue,
    settle,
  }: { lockDue: (tx: Tx, playerId: string) => Promise<Due[]>; settle: (tx: Tx, due: Due) => Promise<boolean> },
): Promise<void> {
  for (let place = 0; ;) {
    const isOver = await withTransaction(pool, async (tx) => {
      await lockIssues(tx, playerId)
      const due = (await lockDue(tx, playerId))[place]
      if (!due) return true
      if (!(await settle(tx, due))) place += 1
      return false
    })
    if (isOver) return
  }
}

/** Does it for each player for whom something waits, until it is told to end; a failure, said by `complaint`, stops nobody else. */
export async function giveToWaiting(
  { pool, logger }: Pick<Services, 'pool' | 'logger'>,
  {
    listWaitingPlayers,
    give,
    complaint,
  }: {
    listWaitingPlayers: (db: Services['pool'], after: string | null, limit: number) => Promise<string[]>
    give: (playerId: string) => Promise<void>
    complaint: string
  },
  signal?: AbortSignal,
): Promise<void> {
  for (let after: string | null = null; !signal?.aborted;) {
    const players: string[] = await listWaitingPlayers(pool, after, AT_ONCE)
    for (const playerId of players) {
      try {
        await give(playerId)
      } catch (error) {
        logger.error(complaint, error, { player: playerId })
      }
    }
    after = players.at(-1) ?? null
    if (players.length < AT_ONCE) return
  }
}
