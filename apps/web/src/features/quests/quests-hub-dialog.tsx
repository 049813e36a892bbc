import { Button } from '@baize/ui/button'
import { Dialog } from '@baize/ui/dialog'
import { EmptyState } from '@baize/ui/empty-state'
import { Picture } from '@baize/ui/picture'
import { Skeleton } from '@baize/ui/skeleton'
import { Tabs } from '@baize/ui/tabs'
import { useState } from 'react'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useChange } from '../../shared/dialogs/use-change.ts'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import type { QuestList, QuestsHubProps } from './quests-hub-props.ts'
import { useOwnQuests } from './use-own-quests.ts'
import { QuestCard } from './quest-card.tsx'
import { type QuestTab, pictureAt, tabsInOrder } from './quest-tab.ts'
import styles from './quests-hub.module.css'

/** All quests of the player by state: their own, unless it is opened with others. */
export function QuestsHubDialog(props: DialogViewProps & QuestsHubProps) {
  return props.lists ? <QuestsHub {...props} /> : <OwnQuestsHub {...props} />
}

function OwnQuestsHub(props: DialogViewProps) {
  return <QuestsHub {...props} {...useOwnQuests()} />
}

function QuestsHub(props: DialogViewProps & QuestsHubProps) {
  const { lists = {}, currency = '', onStart, onCancel, onClose, closesOnOverlay } = props
  const text = useText('modals.questsHub')
  const shell = useText('layout.shell')
  const format = useFormat()
  const tabs = tabsInOrder(text.at<Record<string, string>>('tabs'))
  const [chosen, setChosen] = useState<QuestTab | null>(null)
  const countOf = (tab: QuestTab) => lists[tab]?.count ?? lists[tab]?.quests.length ?? 0
  const selected = chosen ?? tabs.find((tab) => countOf(tab) > 0) ?? tabs[0]!
  return (
    <Dialog
      title={text('title')}
      size="large"
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.hub}>
        <Tabs
          label={text('title')}
          selected={selected}
          onSelect={(id) => setChosen(id as QuestTab)}
          tabs={tabs.map((tab) => ({
            id: tab,
            label: text(`tabs.${tab}`),
            detail: countOf(tab) > 0 ? format.count(countOf(tab)) : undefined,
          }))}
        >
          <Panel
            key={selected}
            tab={selected}
            list={lists[selected]}
            currency={currency}
            onStart={onStart}
            onCancel={onCancel}
          />
        </Tabs>
      </div>
    </Dialog>
  )
}

interface PanelProps extends Pick<QuestsHubProps, 'onStart' | 'onCancel'> {
  tab: QuestTab
  list?: QuestList
  currency: string
}

function Panel({ tab, list, currency, onStart, onCancel }: PanelProps) {
  const text = useText('modals.questsHub')
  const more = useChange(async () => list?.onMore?.(), stay)
  const images = text.at<{ src: string }[]>('questsImages') ?? []
  if (list?.isLoading) return <Waiting />
  if (!list || list.quests.length === 0)
    return (
      <EmptyState
        title={text(`empty.${tab}Title`)}
        picture={<Picture src={text('empty.image')} alt="" width={200} height={150} fit="contain" isEager />}
      >
        {text(`empty.${tab}Description`)}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.quests}>
        {list.quests.map((quest, place) => (
          <QuestCard
            key={quest.id}
            quest={quest}
            picture={pictureAt(images, place)}
            currency={currency}
            onStart={onStart}
            onCancel={onCancel}
          />
        ))}
      </ul>
      {list.onMore && (
        <div className={styles.more}>
          <Button isPending={more.isPending} onClick={() => more.run()}>
            {text('loadLabel')}
          </Button>
        </div>
      )}
    </>
  )
}

function stay(): void {}

function Waiting() {
  const shell = useText('layout.shell')
  return (
    <div className={styles.waiting} role="status" aria-busy="true" aria-label={shell('loading')}>
      <Skeleton />
      <Skeleton />
    </div>
  )
}
