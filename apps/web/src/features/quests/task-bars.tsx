import type { Quest } from '@baize/contract'
import { Progress } from '@baize/ui/progress'
import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { partOf, tasksOf } from './task-states.ts'
import styles from './task-bars.module.css'

/** How far a quest is: a bar for each task, done ones first. */
export function TaskBars({ quest }: { quest: Quest }) {
  const text = useText('modals.questTasks')
  const format = useFormat()
  return (
    <ul className={styles.bars}>
      {tasksOf(quest).map(({ task, state }) => (
        <li key={task.id}>
          <Progress
            label={task.name}
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
