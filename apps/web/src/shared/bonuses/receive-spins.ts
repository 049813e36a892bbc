import type { Game, PlayerFreespin } from '@baize/contract'
import { PlayerBonusStatus, PlayerFreespinResult } from '@baize/contract/kinds'
import { type AlertKey, showAlert } from '../alerts/alert-store.ts'
import { api } from '../api.ts'
import { queryClient } from '../query/query-client.ts'
import { putHeld } from './put-held.ts'
import { heldSpinsQuery, refreshBonuses } from './queries.ts'

/** How long free spins rest before their lists are read anew and the player is told: several events follow one cause. */
const REST_MS = 500

const ALERTS: Readonly<Record<string, AlertKey | undefined>> = {
  [`${PlayerBonusStatus.issued} ${PlayerFreespinResult.active}`]: 'freeSpin.freeSpinIssued',
  [`${PlayerBonusStatus.active} ${PlayerFreespinResult.active}`]: 'freeSpin.freeSpinActivated',
  [`${PlayerBonusStatus.finished} ${PlayerFreespinResult.played}`]: 'freeSpin.freeSpinPlayed',
  [`${PlayerBonusStatus.finished} ${PlayerFreespinResult.canceled}`]: 'freeSpin.freeSpinCanceled',
  [`${PlayerBonusStatus.finished} ${PlayerFreespinResult.expired}`]: 'freeSpin.freeSpinExpired',
}

const resting = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * Pushed free spins take the place of their copy at once. Where their state is another than the one known, the lists are
 * read anew and the player is told of it with the name of the game; a round played alone is no news.
 */
export function receiveSpins(spins: PlayerFreespin, words: { count: string; bonuses: string }): void {
  const key = heldSpinsQuery(spins.currency).queryKey
  const former = queryClient.getQueryData(key)?.find(({ id }) => id === spins.id)
  const isOver = spins.status === PlayerBonusStatus.finished
  putHeld(key, spins, isOver)
  const isNews = former ? former.status !== spins.status : isOver || spins.usedCount === 0
  if (!isNews && !resting.has(spins.id)) return
  clearTimeout(resting.get(spins.id))
  resting.set(
    spins.id,
    setTimeout(() => void tell(spins, words), REST_MS),
  )
}

async function tell(
  { id, status, result, gameId, currency }: PlayerFreespin,
  words: { count: string; bonuses: string },
) {
  resting.delete(id)
  void refreshBonuses()
  const alert = ALERTS[`${status} ${result}`]
  if (alert) showAlert(alert, { ...words, currency, game: await nameOf(gameId) })
}

/** The game's name, or the one it is known by where it cannot be read. */
export async function nameOf(gameId: string): Promise<string> {
  const { name } = await queryClient.fetchQuery(gameQuery(gameId)).catch(() => ({ name: gameId }))
  return name
}

export const gameQuery = (gameId: string) => ({
  queryKey: ['game', 'named', gameId],
  queryFn: (): Promise<Game> => api.call('getGame', { params: { id: gameId } }),
  staleTime: Infinity,
})
