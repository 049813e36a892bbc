import { Picture } from '@baize/ui/picture'
import { useText } from '../page/page-context.tsx'
import { levelPicture } from './level-progress.ts'
import styles from './level-badge.module.css'

interface LevelBadgeProps {
  /** From 1. */
  order: number
  /** 28, 48, 88 or 160 px. */
  size?: 'tiny' | 'small' | 'medium' | 'large'
}

/** The medal of a level. Decorative: the level's name stands beside it. */
export function LevelBadge({ order, size = 'small' }: LevelBadgeProps) {
  const text = useText('globalComponents.loyalty')
  const images = text.at<{ imageUrl: string }[]>('levelsImages') ?? []
  return (
    <span className={styles.badge} data-size={size} aria-hidden="true">
      <Picture
        src={levelPicture(images, order) ?? text('currentLevelIcon')}
        alt=""
        width={160}
        height={160}
        fit="contain"
        isEager
      />
    </span>
  )
}
