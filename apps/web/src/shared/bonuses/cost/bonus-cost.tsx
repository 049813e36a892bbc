import type { BonusCost as Cost } from '@baize/contract'
import { Skeleton } from '@baize/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { usePage, useText } from '../../page/page-context.tsx'
import { formatPercent } from '../../page/percent.ts'
import { useDuration } from '../../page/use-duration.ts'
import { useFormat } from '../../page/use-format.ts'
import styles from './bonus-cost.module.css'
import { bonusCostQuery } from './cost-query.ts'
import { OddsPicture } from './odds-picture.tsx'

interface BonusCostProps {
  /** An offer, or a bonus or free spins that are held. */
  bonus: { id: string }
  currency: string
  /** The deposit in main units; the least one unless told. */
  amount?: number
  /** Says what this is, where nothing above does. */
  hasTitle?: boolean
}

/** Typing an amount asks once it rests. */
const RESTS_MS = 400

/** What a bonus really costs, before it is taken: what has to be staked, what games keep of it, how players end. */
export function BonusCost({ bonus, currency, amount, hasTitle = false }: BonusCostProps) {
  const text = useText('globalComponents.bonusCost')
  const id = useId()
  const resting = useResting(amount)
  const { data, isError, isPlaceholderData } = useQuery({
    ...bonusCostQuery(bonus.id, currency, resting),
    placeholderData: keepPreviousData,
  })
  const own = data?.bonusId === bonus.id && data.currency === currency ? data : undefined
  return (
    <section
      className={styles.cost}
      aria-labelledby={hasTitle ? id : undefined}
      aria-label={hasTitle ? undefined : text('title')}
      aria-busy={!own || isPlaceholderData}
    >
      {hasTitle && (
        <h3 id={id} className={styles.title}>
          {text('title')}
        </h3>
      )}
      {isError ? (
        <p>{text('failed')}</p>
      ) : own ? (
        <Told cost={own} />
      ) : (
        <div className={styles.waiting}>
          <Skeleton />
        </div>
      )}
    </section>
  )
}

function Told({ cost }: { cost: Cost }) {
  const text = useText('globalComponents.bonusCost')
  const format = useFormat()
  const duration = useDuration()
  const { locale } = usePage()
  const { bonusAmount, casinoWagerAmount, sportsbookWagerAmount, freeRounds, expectedCost, odds, depositAmount } = cost
  const sum = (amount: number) => format.amount(amount, cost.currency)
  const isFree = casinoWagerAmount === 0 && sportsbookWagerAmount === 0
  return (
    <>
      {isFree && <p>{text('nothingToStake')}</p>}
      {casinoWagerAmount > 0 && (
        <p>
          {text(freeRounds > 0 ? 'freeRounds' : 'deposit', {
            bonus: sum(bonusAmount),
            wager: sum(casinoWagerAmount),
            period: duration(cost.wagerWithinMinutes * 60),
          })}{' '}
          {expectedCost !== null &&
            text('cost', { share: formatPercent(100 - cost.returnToPlayer, locale), cost: sum(expectedCost) })}
        </p>
      )}
      {sportsbookWagerAmount > 0 && <p>{text('sports', { wager: sum(sportsbookWagerAmount) })}</p>}
      {odds && !isFree && (
        <>
          <OddsPicture odds={odds} />
          <p>
            {depositAmount === null
              ? text('left', { left: sum(odds.leftAmount) })
              : text('leftOfDeposit', { left: sum(odds.leftAmount), deposit: sum(depositAmount) })}
          </p>
          <details className={styles.method}>
            <summary>{text('methodTitle')}</summary>
            <p>{text('method', { players: format.count(odds.players), stake: sum(cost.stakeAmount) })}</p>
          </details>
        </>
      )}
    </>
  )
}

function useResting(amount: number | undefined): number | undefined {
  const [resting, setResting] = useState(amount)
  useEffect(() => {
    const timer = setTimeout(() => setResting(amount), RESTS_MS)
    return () => clearTimeout(timer)
  }, [amount])
  return resting
}
