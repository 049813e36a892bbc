import type { BonusCode, PlayerBonus } from '@baize/contract'
import { BonusCodeStatus, BonusType, PlayerBonusResult, PlayerBonusStatus } from '@baize/contract/kinds'
import { type AlertKey, showAlert } from '../alerts/alert-store.ts'
import { queryClient } from '../query/query-client.ts'
import { nameIn } from './name-in.ts'
import { putHeld } from './put-held.ts'
import { heldBonusesQuery, refreshBonuses, waitingCodeQuery } from './queries.ts'

/** How long a bonus rests before its lists are read anew and the player is told: several events follow one cause. */
const REST_MS = 500

const ALERTS: Readonly<Record<string, AlertKey | undefined>> = {
  [`${PlayerBonusStatus.issued} ${PlayerBonusResult.active}`]: 'bonus.bonusIssued',
  [`${PlayerBonusStatus.active} ${PlayerBonusResult.active}`]: 'bonus.bonusActivated',
  [`${PlayerBonusStatus.finished} ${PlayerBonusResult.played}`]: 'bonus.bonusPlayed',
  [`${PlayerBonusStatus.finished} ${PlayerBonusResult.canceled}`]: 'bonus.bonusCanceled',
  [`${PlayerBonusStatus.finished} ${PlayerBonusResult.expired}`]: 'bonus.bonusExpired',
  [`${PlayerBonusStatus.finished} ${PlayerBonusResult.lost}`]: 'bonus.bonusLost',
}

/** The language of the page, and amounts in it. */
interface AlertWords {
  locale: string
  amount: (amount: number, currency: string) => string
}

const resting = new Map<string, ReturnType<typeof setTimeout>>()

/**
 * A pushed bonus takes the place of its copy at once. Where its state is another than the one known, the lists are read
 * anew and the player is told a moment later, in the state it came to rest in; progress alone is no news.
 */
export function receiveBonus(bonus: PlayerBonus, { locale, amount }: AlertWords): void {
  const key = heldBonusesQuery(bonus.currency).queryKey
  const former = queryClient.getQueryData(key)?.find(({ id }) => id === bonus.id)
  const isOver = bonus.status === PlayerBonusStatus.finished
  putHeld(key, bonus, isOver)
  const isNews = former ? former.status !== bonus.status : isOver || bonus.currentWagerAmount === 0
  if (!isNews && !resting.has(bonus.id)) return
  clearTimeout(resting.get(bonus.id))
  const tell = () => {
    resting.delete(bonus.id)
    void refreshBonuses()
    const alert = cashAlertOf(bonus) ?? ALERTS[`${bonus.status} ${bonus.result}`]
    if (alert) showAlert(alert, { amount: amount(bonus.amount, bonus.currency), name: nameIn(bonus, locale) })
  }
  resting.set(bonus.id, setTimeout(tell, REST_MS))
}

/** What nothing had to be wagered for is cash from the beginning, and nothing was played for it. */
function cashAlertOf({ bonusType, result, wagerCasino, wagerSportsbook }: PlayerBonus): AlertKey | null {
  if (wagerCasino !== 0 || wagerSportsbook !== 0 || result !== PlayerBonusResult.played) return null
  if (bonusType === BonusType.cashback) return 'bonus.cashbackPaid'
  return bonusType === BonusType.cash ? 'bonus.cashAdded' : null
}

/** What became of a code that waited for a deposit. */
export function receiveCode({ status }: BonusCode): void {
  void queryClient.invalidateQueries({ queryKey: waitingCodeQuery().queryKey })
  tellCode(status)
}

/** Says what is wrong with a code; nothing where it was taken. */
export function tellCode(status: BonusCodeStatus): void {
  if (status === BonusCodeStatus.incorrect) showAlert('bonus.bonusCodeIncorrect')
  if (status === BonusCodeStatus.notAvailable) showAlert('bonus.bonusCodeNotAvailable')
}
