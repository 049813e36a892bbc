import type { Quest } from '@baize/contract'
import { Badge, type BadgeTone } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { Card } from '@baize/ui/card'
import { Picture } from '@baize/ui/picture'
import { useChange } from '../../shared/dialogs/use-change.ts'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { descriptionIn, nameIn } from '../../shared/bonuses/name-in.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'
import { isCounted, useQuestRewardWords } from '../../shared/quests/use-quest-reward-words.ts'
import { CancelQuest } from './cancel-quest.tsx'
import { QuestExpiry } from './quest-expiry.tsx'
import { type QuestTab, startLabelOf, tabOf } from './quest-tab.ts'
import { rewardsInOrder } from './rewards.ts'
import { TaskBars } from './task-bars.tsx'
import styles from './quest-card.module.css'

export interface QuestCardProps {
  quest: Quest
  /** The drawing of its place in the list; one with a picture of its own shows that. */
  picture: string
  /** The player's currency; rewards in it come first. */
  currency: string
  /** Starts it, or claims its reward when every task is done. */
  onStart?: (quest: Quest) => Promise<unknown>
  /** Gives up a quest that has begun. */
  onCancel?: (quest: Quest) => Promise<unknown>
}

const TONES: Readonly<Record<QuestTab, BadgeTone>> = {
  active: 'accent',
  available: 'info',
  completed: 'positive',
  expired: 'neutral',
}

/** A quest: what it is, how far it is, what it brings, and until when. */
export function QuestCard({ quest, picture, currency, onStart, onCancel }: QuestCardProps) {
  const text = useText('modals.questsHub')
  const constants = useText('globalComponents.constants')
  const { locale } = usePage()
  const dialogs = useDialogs()
  const start = useChange(async () => onStart?.(quest), stay)
  const tab = tabOf(quest)
  const scene = text(`pictures.${quest.identity}`)
  const showTasks = () => dialogs.open('quest-tasks', { quest, currency })
  return (
    <Card
      element="li"
      tone="sunken"
      picture={
        scene && (
          <span className={styles.scene} aria-hidden="true" data-over={tab === 'expired' || undefined}>
            <Picture src={scene} alt="" width={480} height={180} fit="cover" />
          </span>
        )
      }
      actions={
        <>
          {tab === 'available' && onStart && (
            <Button variant="accent" isPending={start.isPending} onClick={() => start.run()}>
              {text(startLabelOf(quest))}
            </Button>
          )}
          <Button onClick={showTasks}>{text('tasksButton')}</Button>
          {tab === 'active' && onCancel && <CancelQuest quest={quest} onCancel={onCancel} />}
        </>
      }
    >
      <div className={styles.head}>
        {!scene && (
          <span className={styles.picture} aria-hidden="true" data-over={tab === 'expired' || undefined}>
            <Picture src={picture} alt="" width={64} height={64} fit="contain" />
          </span>
        )}
        <div className={styles.words}>
          <div className={styles.title}>
            <h3 className={styles.name}>{nameIn(quest, locale)}</h3>
            <Badge size="small" tone={TONES[tab]}>
              {constants(`questsStatuses.${quest.state}`)}
            </Badge>
          </div>
          <p className={styles.description}>{descriptionIn(quest, locale)}</p>
        </div>
      </div>
      <TaskBars quest={quest} />
      <Rewards quest={quest} currency={currency} />
      <QuestExpiry quest={quest} />
    </Card>
  )
}

function stay(): void {}

/** What a quest brings: the first reward, and the way to the others. */
function Rewards({ quest, currency }: Pick<QuestCardProps, 'quest' | 'currency'>) {
  const text = useText('modals.questsHub')
  const header = useText('layout.header')
  const format = useFormat()
  const wordsOf = useQuestRewardWords()
  const dialogs = useDialogs()
  const [first, ...others] = rewardsInOrder(quest.rewards, currency)
  if (!first) return null
  const { isoCode, lockBalance } = first.attributes
  return (
    <div className={styles.rewards}>
      <span className={styles.label}>{text('rewardsTitle')}</span>
      {isCounted(first.type) ? (
        <span className={styles.reward}>{wordsOf(first)}</span>
      ) : (
        <span className={styles.reward} data-kind={lockBalance ? 'bonus' : 'real'}>
          <bdi>{format.amount(first.amount, isoCode)}</bdi>
          <span className={styles.kind}>{header(`balance.items.${lockBalance ? 'bonus' : 'real'}`)}</span>
        </span>
      )}
      {others.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => dialogs.open('quest-rewards', { rewards: quest.rewards, currency })}
        >
          +{format.count(others.length)} {text('moreLabel')}
        </Button>
      )}
    </div>
  )
}
