import { Progress } from '@baize/ui/progress'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { type HeldBonus, isFreespin } from '../../shared/bonuses/bonus-kind.ts'
import { isWaiting, wageringOf } from '../../shared/bonuses/wagering.ts'

interface WagerProgressProps {
  bonus: HeldBonus
  /** What advances; the content's word for wagering, or for free spins, unless said otherwise. */
  label?: string
}

/** How far a bonus is wagered or its spins are used, drawn and in figures. Nothing where nothing has to be done. */
export function WagerProgress({ bonus, label }: WagerProgressProps) {
  const text = useText('globalComponents.bonuses')
  const format = useFormat()
  const wagering = wageringOf(bonus)
  if (!wagering) return null
  const { done, total, percentage } = wagering
  const figure = (value: number) => (isFreespin(bonus) ? format.count(value) : format.amount(value, bonus.currency))
  const own = isFreespin(bonus) ? text('types.freeSpin.label') : text('wager')
  const isDone = isWaiting(bonus)
  return (
    <Progress
      label={label ?? own}
      value={percentage}
      max={100}
      valueText={isDone ? text('waitingResult') : text('progress', { done: figure(done), total: figure(total) })}
      tone={isDone ? 'positive' : 'bonus'}
    />
  )
}
