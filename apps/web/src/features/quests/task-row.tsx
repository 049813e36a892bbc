import { QuestTaskType } from '@baize/contract/kinds'
import { Badge, type BadgeTone } from '@baize/ui/badge'
import { ButtonLink } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Picture } from '@baize/ui/picture'
import { Progress } from '@baize/ui/progress'
import { descriptionIn, nameIn } from '../../shared/bonuses/name-in.ts'
import type { Text } from '../../shared/content/text.ts'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { TaskGames } from './task-games.tsx'
import { type TaskInQuest, type TaskState, partOf } from './task-states.ts'
import { type TaskTerm, fieldsOf, gamesOf, taskTerms } from './task-terms.ts'
import styles from './task-row.module.css'

interface TaskRowProps {
  entry: TaskInQuest
  /** From 1, as the list shows it. */
  place: number
  currency: string
}

const TONES: Readonly<Record<TaskState, BadgeTone>> = {
  completed: 'positive',
  inProgress: 'accent',
  next: 'info',
  locked: 'neutral',
  open: 'neutral',
}

const PICTURES: Partial<Record<TaskState, string>> = {
  completed: '/pictures/quest-completed.svg',
  locked: '/pictures/quest-locked.svg',
}

/** Where a task is done that is not played. */
const WAYS: Partial<Record<QuestTaskType, string>> = {
  [QuestTaskType.confirmContact]: '/profile/personal',
  [QuestTaskType.fillProfile]: '/profile/personal?edit=true',
  [QuestTaskType.deposit]: '?wallet=deposit',
}

/** A task of a quest: what to do, what counts, and how far it is. */
export function TaskRow({ entry: { task, state, tasksLeft }, place, currency }: TaskRowProps) {
  const text = useText('modals.questTasks')
  const constants = useText('globalComponents.constants')
  const fields = useText('fieldsSettings.fieldsControls')
  const format = useFormat()
  const info = usePage()
  const { currencies, locale } = info
  const badge = badgeOf(state, tasksLeft, text, constants)
  const games = gamesOf(task)
  const asked = fieldsOf(task)
  const isOpen = state !== 'completed' && state !== 'locked'
  return (
    <Card element="li" tone={state === 'locked' ? 'outline' : 'sunken'} isSelected={state === 'inProgress'}>
      <div className={styles.head}>
        <span className={styles.picture} aria-hidden="true">
          <Picture
            src={PICTURES[state] ?? constants(`taskTypes.${task.type}.image`)}
            alt=""
            width={48}
            height={48}
            fit="contain"
            fallback="/pictures/quest-default.svg"
          />
        </span>
        <div className={styles.words}>
          <div className={styles.line}>
            <span className={styles.place}>
              {text('taskLabel')} {format.count(place)}
            </span>
            {badge && (
              <Badge size="small" tone={TONES[state]}>
                {badge}
              </Badge>
            )}
          </div>
          <h3 className={styles.name}>{nameIn(task, locale)}</h3>
          <p className={styles.description}>{descriptionIn(task, locale)}</p>
        </div>
      </div>
      {state !== 'locked' && (
        <Progress
          label={constants(`taskTypes.${task.type}.label`)}
          value={partOf(task)}
          valueText={text('progress', { done: format.count(task.progress), total: format.count(task.quantity) })}
          tone={state === 'completed' ? 'positive' : 'accent'}
        />
      )}
      {isOpen && <Terms terms={taskTerms(task, { currency, currencies })} currency={currency} />}
      {isOpen && asked.length > 0 && (
        <p className={styles.fields}>
          <span>{text('fieldsLabel')}</span>
          {asked.map((field) => (
            <Badge key={field} size="small">
              {fields(`${field}.label`) || field}
            </Badge>
          ))}
        </p>
      )}
      {state === 'inProgress' && WAYS[task.type] && (
        <ButtonLink size="small" {...linkTo(info, WAYS[task.type]!)}>
          {text(`goLabels.${task.type}`)}
        </ButtonLink>
      )}
      {isOpen && games && <TaskGames games={games} kind={task.type === QuestTaskType.win ? 'win' : 'bet'} />}
    </Card>
  )
}

function badgeOf(state: TaskState, tasksLeft: number, text: Text, constants: Text): string {
  if (state === 'completed') return constants('questsStatuses.3')
  if (state === 'inProgress') return text('inProgressLabel')
  if (state === 'next') return text('nextLabel')
  return state === 'locked' ? text('blockLabel', { tasksLeft }) : ''
}

function Terms({ terms, currency }: { terms: readonly TaskTerm[]; currency: string }) {
  const text = useText('modals.questTasks')
  const format = useFormat()
  if (terms.length === 0) return null
  const figure = (value: number, { unit }: TaskTerm) =>
    unit === 'money' ? format.amount(value, currency) : `×${format.count(value)}`
  return (
    <dl className={styles.terms}>
      {terms.map((term) => (
        <div key={term.key}>
          <dt>{text(term.key)}</dt>
          <dd>
            {term.from !== null && `${text('minLabel')} ${figure(term.from, term)}`}
            {term.from !== null && term.to !== null && ', '}
            {term.to !== null && `${text('maxLabel')} ${figure(term.to, term)}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
