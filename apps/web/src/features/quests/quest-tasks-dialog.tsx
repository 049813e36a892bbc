import type { Quest } from '@baize/contract'
import { Dialog } from '@baize/ui/dialog'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { useQuery } from '@tanstack/react-query'
import { descriptionIn, nameIn } from '../../shared/bonuses/name-in.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { activeQuestsQuery } from '../../shared/quests/queries.ts'
import { QuestExpiry } from './quest-expiry.tsx'
import { TaskRow } from './task-row.tsx'
import { tasksOf } from './task-states.ts'
import styles from './quest-tasks.module.css'

export interface QuestTasksProps {
  quest: Quest
  /** The player's currency, in which amounts are told. */
  currency: string
}

/** The tasks of a quest in the order they are done. */
export function QuestTasksDialog({
  quest: opened,
  currency,
  onClose,
  closesOnOverlay,
}: DialogViewProps & QuestTasksProps) {
  const shell = useText('layout.shell')
  const { locale } = usePage()
  // How far it is meanwhile, while it is active.
  const { data } = useQuery({ ...activeQuestsQuery(), enabled: false })
  const quest = data?.quests.find(({ id }) => id === opened.id) ?? opened
  return (
    <Dialog
      title={nameIn(quest, locale)}
      closeLabel={shell('close')}
      closesOnOverlay={closesOnOverlay}
      onClose={onClose}
    >
      <div className={styles.quest}>
        <p className={styles.description}>{descriptionIn(quest, locale)}</p>
        <QuestExpiry quest={quest} />
        <ol className={styles.tasks}>
          {tasksOf(quest).map((entry, index) => (
            <TaskRow key={entry.task.id} entry={entry} place={index + 1} currency={currency} />
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
