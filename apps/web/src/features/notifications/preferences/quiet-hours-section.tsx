import type { NotificationPreferences, QuietHours } from '@baize/contract'
import { Card } from '@baize/ui/card'
import { Select } from '@baize/ui/select'
import { Switch } from '@baize/ui/switch'
import { useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { useSetPreferences } from './queries.ts'
import { timesOfDay } from './times-of-day.ts'
import styles from './preferences.module.css'

const USUAL: QuietHours = { from: '22:00', to: '08:00' }

/** When nothing but what is urgent reaches the player, by a clock that the section names. */
export function QuietHoursSection({ preferences }: { preferences: NotificationPreferences }) {
  const text = useText('profile.notifications')
  const format = useFormat()
  const set = useSetPreferences()
  const quiet = set.isPending ? (set.variables.quietHours ?? null) : preferences.quietHours
  // What the browser's clock stands at counts where the profile names no time zone.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const save = (quietHours: QuietHours | null) => set.mutate({ quietHours, timeZone })
  const options = (chosen: string, other: string) =>
    timesOfDay(chosen)
      .filter((time) => time !== other)
      .map((time) => ({ value: time, label: format.timeOfDay(time) }))
  return (
    <Card element="section" padding="large" title={text('quietHours.title')} headingLevel={2}>
      <p className={styles.description}>{text('quietHours.description')}</p>
      <Switch
        label={text('quietHours.switch')}
        isChecked={quiet !== null}
        isBusy={set.isPending}
        onChange={(isOn) => save(isOn ? USUAL : null)}
      />
      {quiet && (
        <div className={styles.hours}>
          <Select
            label={text('quietHours.fromLabel')}
            value={quiet.from}
            options={options(quiet.from, quiet.to)}
            isReadOnly={set.isPending}
            onChange={(from) => save({ ...quiet, from })}
          />
          <Select
            label={text('quietHours.toLabel')}
            value={quiet.to}
            options={options(quiet.to, quiet.from)}
            isReadOnly={set.isPending}
            onChange={(to) => save({ ...quiet, to })}
          />
          {!set.isPending && (
            <p className={styles.zone}>{text('quietHours.timeZoneText', { timeZone: preferences.timeZone })}</p>
          )}
        </div>
      )}
    </Card>
  )
}
