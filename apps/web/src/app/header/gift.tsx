import { useActiveBonus } from '../../shared/bonuses/queries.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import styles from './gift.module.css'

/** The way to the player's bonuses, with a dot while one is played with. */
export function Gift({ url }: { url: string }) {
  const text = useText('layout.header')
  const info = usePage()
  const isActive = useActiveBonus() !== undefined
  const label = text('bonusesLabel')
  return (
    <a
      {...linkTo(info, url)}
      className={styles.gift}
      aria-label={isActive ? `${label}: ${text('bonusActiveLabel')}` : label}
      title={label}
    >
      <Icon name="bonus" />
      {isActive && <span className={styles.dot} />}
    </a>
  )
}
