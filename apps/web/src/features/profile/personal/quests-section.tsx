import { ButtonLink } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import { Picture } from '@baize/ui/picture'
import { Progress } from '@baize/ui/progress'
import { useQuery } from '@tanstack/react-query'
import { nameIn } from '../../../shared/bonuses/name-in.ts'
import { linkTo } from '../../../shared/page/content-link.ts'
import { formatPercent } from '../../../shared/page/percent.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { useFormat } from '../../../shared/page/use-format.ts'
import { doneOf } from '../../../shared/quests/done-of.ts'
import { activeQuestsQuery } from '../../../shared/quests/queries.ts'
import { useQuestRewardWords } from '../../../shared/quests/use-quest-reward-words.ts'
import { Section } from '../section.tsx'
import styles from './quests-section.module.css'

/** The quests the player has taken up: how far each is, and what it brings. Not there while quests are off. */
export function QuestsSection() {
  const text = useText('profile.personal')
  const info = usePage()
  const format = useFormat()
  const wordsOf = useQuestRewardWords()
  const isOn = info.flags.questsEnabled === true
  const { data } = useQuery({ ...activeQuestsQuery(), enabled: isOn })
  if (!isOn || !data) return null
  return (
    <Section
      title={text('questsHub.title')}
      actions={<ButtonLink {...linkTo(info, '?quests-hub=true')}>{text('questsHub.historyLabel')}</ButtonLink>}
    >
      {data.quests.length === 0 ? (
        <EmptyState
          title={text('questsHub.empty.title')}
          picture={<Picture src={text('questsHub.empty.image')} alt="" width={160} height={120} fit="contain" />}
        >
          {text('questsHub.empty.description')}
        </EmptyState>
      ) : (
        <ul className={styles.quests}>
          {data.quests.map((quest) => (
            <li key={quest.id}>
              <Progress
                label={nameIn(quest, info.locale)}
                value={doneOf(quest)}
                valueText={formatPercent(Math.floor(100 * doneOf(quest)), info.locale)}
                size="large"
              />
              <p className={styles.rewards}>
                {text('questsHub.rewardsTitle')}: {format.list(quest.rewards.map(wordsOf))}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
