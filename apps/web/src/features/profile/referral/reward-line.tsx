import { useQuery } from '@tanstack/react-query'
import { valueOf } from '../../../shared/bonuses/bonus-value.ts'
import { Marked } from '../../../shared/content/marked.tsx'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useActiveAccount } from '../../../shared/player/queries.ts'
import { rewardQuery } from './queries.ts'

/** What each friend who qualifies brings the player; nothing while that is not known. */
export function RewardLine({ bonusId }: { bonusId: string }) {
  const text = useText('profile.referral')
  const format = useFormat()
  const { currencies } = usePage()
  const currency = useActiveAccount()?.currency
  const { data } = useQuery({ ...rewardQuery(bonusId, currency ?? ''), enabled: currency !== undefined })
  const offer = data?.find(({ id }) => id === bonusId)
  if (!offer || currency === undefined) return null
  const value = valueOf(offer, { currency, currencies })
  if (!value || value.is === 'percent') return null
  const bonus =
    value.is === 'amount'
      ? `${format.amount(value.amount, value.currency)} ${text('card.cashBonusLabel')}`
      : `${format.count(value.count)} ${text('card.freeSpinsBonusLabel')}`
  return <Marked text={text.marked('card.bonusTitle', { bonus })} />
}
