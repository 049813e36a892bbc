import { Countdown } from '@baize/ui/countdown'
import { Icon } from '../../shared/icons/icon.tsx'
import { localDigits } from '../../shared/page/digits.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import type { AnyBonus } from '../../shared/bonuses/bonus-kind.ts'
import { timerOf } from './bonus-timer.ts'
import styles from './bonus-expiry.module.css'

type Units = Record<'days' | 'hours' | 'minutes' | 'seconds', string>

/** Until when a bonus stands: the time left, and the date. */
export function BonusExpiry({ bonus }: { bonus: AnyBonus }) {
  const text = useText('globalComponents.bonuses')
  const format = useFormat()
  const { locale } = usePage()
  const until = timerOf(bonus)
  const units = text.at<Units>('timer')
  if (until === null || !units) return null
  return (
    <div className={styles.expiry}>
      <Icon name="clock" size={16} />
      <Countdown
        variant="line"
        until={until}
        label={text('timeLeft')}
        labels={units}
        format={(figure, digits) => localDigits(String(figure).padStart(digits, '0'), locale)}
      />
      <span className={styles.date}>{text('endsAt', { date: format.instant(until) })}</span>
    </div>
  )
}
