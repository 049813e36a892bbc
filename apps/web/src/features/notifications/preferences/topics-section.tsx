import type { ChannelPreference, TopicPreference } from '@baize/contract'
import type { MessageChannel, MessageTopic } from '@baize/contract/kinds'
import { Card } from '@baize/ui/card'
import { Switch } from '@baize/ui/switch'
import { type Column, Table } from '@baize/ui/table'
import { useText } from '../../../shared/page/page-context.tsx'
import { useSetPreferences } from './queries.ts'
import styles from './preferences.module.css'

const CHANNELS = ['site', 'email', 'push'] as const

/** A switch for each topic and each way it may take, saved at once. */
export function TopicsSection({ topics }: { topics: readonly TopicPreference[] }) {
  const text = useText('profile.notifications')
  const columns: Column<TopicPreference>[] = [
    {
      id: 'topic',
      header: text('preferences.topicLabel'),
      isRowHeader: true,
      cell: ({ topic }) => (
        <span className={styles.topic}>
          {text(`preferences.topics.${topic}.label`)}
          <span className={styles.hint}>{text(`preferences.topics.${topic}.hint`)}</span>
        </span>
      ),
    },
    ...CHANNELS.map((channel) => ({
      id: channel,
      header: text(`preferences.channels.${channel}`),
      cell: (row: TopicPreference) => <Choice topic={row.topic} channel={channel} preference={row[channel]} />,
    })),
  ]
  return (
    <Card element="section" padding="large" title={text('preferences.title')} headingLevel={2}>
      <p className={styles.description}>{text('preferences.description')}</p>
      <Table caption={text('preferences.title')} columns={columns} rows={topics} rowKey={({ topic }) => topic} />
    </Card>
  )
}

interface ChoiceProps {
  topic: MessageTopic
  channel: MessageChannel
  preference: ChannelPreference | null
}

function Choice({ topic, channel, preference }: ChoiceProps) {
  const text = useText('profile.notifications')
  const set = useSetPreferences()
  if (!preference || (preference.isFixed && !preference.isOn))
    return <span className={styles.fixed}>{text('preferences.noneLabel')}</span>
  if (preference.isFixed) return <span className={styles.fixed}>{text('preferences.alwaysLabel')}</span>
  const chosen = set.isPending ? (set.variables.choices?.[0]?.isOn ?? preference.isOn) : preference.isOn
  const name = `${text(`preferences.topics.${topic}.label`)}: ${text(`preferences.channels.${channel}`)}`
  return (
    <Switch
      side="start"
      label={<span className="visually-hidden">{name}</span>}
      isChecked={chosen}
      isBusy={set.isPending}
      onChange={(isOn) => set.mutate({ choices: [{ topic, channel, isOn }] })}
    />
  )
}
