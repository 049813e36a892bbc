import type { Quest } from '@baize/contract'
import { Progress } from '@baize/ui/progress'
import { nameIn } from '../../shared/bonuses/name-in.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { partOf, tasksOf } from './task-states.ts'
import styles from './task-bars.module.css'

/** How far a quest is: a bar for each task, done ones first. */
export function TaskBars({ quest }: { quest: Quest }) {
  const text = useText('modals.questTasks')
  const format = useFormat()
  const { locale } = usePage()
  return (
    <ul className={styles.bars}>
      {tasksOf(quest).map(({ task, state }) => (
        <li key={task.id}>
          <Progress
            label={nameIn(task, locale)}
            isTextHidden
            value={partOf(task)}
            valueText={text('progress', { done: format.count(task.progress), total: format.count(task.quantity) })}
            tone={state === 'completed' ? 'positive' : 'accent'}
          />
        </li>
      ))}
    </ul>
  )
}
