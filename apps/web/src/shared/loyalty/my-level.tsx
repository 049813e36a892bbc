import type { ListedLevel, LoyaltyAccount } from '@baize/contract'
import { Progress } from '@baize/ui/progress'
import { nameIn } from '../bonuses/name-in.ts'
import { usePage, useText } from '../page/page-context.tsx'
import { useFormat } from '../page/use-format.ts'
import { LevelBadge } from './level-badge.tsx'
import { levelProgress } from './level-progress.ts'
import { useRewardWords } from './use-reward-words.ts'
import styles from './my-level.module.css'

interface MyLevelProps {
  account: LoyaltyAccount
  /** With what each brings; may come later. */
  levels: readonly ListedLevel[] | undefined
}

/** Where the player stands: the level, how far it is to the next, and what that one brings. */
export function MyLevel({ account, levels }: MyLevelProps) {
  const text = useText('globalComponents.loyalty')
  const format = useFormat()
  const { locale } = usePage()
  const wordsOf = useRewardWords()
  const { currentLevel, nextLevel } = account
  const points = Math.floor(account.points)
  const rewards = levels?.find(({ order }) => order === nextLevel?.order)?.rewards ?? []
  return (
    <div className={styles.level}>
      <LevelBadge order={currentLevel.order} size="medium" />
      <div className={styles.words}>
        <p className={styles.order}>
          {text('levelLabel')} {format.count(currentLevel.order)}
        </p>
        <p className={styles.name}>{nameIn(currentLevel, locale)}</p>
        <p className={styles.points}>
          <strong>{format.count(points)}</strong> {text('pointsLabel')}
        </p>
      </div>
      <div className={styles.next}>
        {nextLevel ? (
          <>
            <Progress
              label={`${text('nextLabel')}: ${nameIn(nextLevel, locale)}`}
              value={levelProgress(account)}
              valueText={text('toGo', { points: format.count(Math.max(0, nextLevel.points - points)) })}
              size="large"
            />
            {rewards.length > 0 && (
              <p className={styles.brings}>
                <img src={text('nextLevelIcon')} width="24" height="24" alt="" />
                {text('brings', { rewards: format.list(rewards.map(wordsOf)) })}
              </p>
            )}
          </>
        ) : (
          <p className={styles.brings}>{text('lastLevel')}</p>
        )}
      </div>
    </div>
  )
}
