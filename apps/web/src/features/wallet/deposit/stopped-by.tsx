import { LimitDefinition, LimitStatus } from '@baize/contract/kinds'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { limitsQuery } from '../../../shared/player/limits-query.ts'

/** Which of the player's own limits stops their deposits, and until when; a break stands before limits. */
export function StoppedBy({ currency }: { currency: string }) {
  const text = useText('modals.wallet')
  const format = useFormat()
  const { data: limits = [] } = useQuery(limitsQuery())
  const pause = limits.find(({ definition }) => definition === LimitDefinition.coolingOff)
  if (pause?.expiredAt) return <p>{text('deposit.limit.coolingOff', { date: format.instant(pause.expiredAt) })}</p>
  const reached = limits.filter(
    ({ definition, status, currency: of, amount, currentAmount }) =>
      definition === LimitDefinition.deposit &&
      status === LimitStatus.active &&
      of === currency &&
      (currentAmount ?? 0) >= (amount ?? Infinity),
  )
  return reached.map(({ id, amount, expiredAt }) => (
    <p key={id}>
      {text('deposit.limit.reached', {
        amount: format.amount(amount ?? 0, currency),
        date: format.instant(expiredAt ?? ''),
      })}
    </p>
  ))
}
