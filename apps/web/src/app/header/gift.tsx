import { isActive } from '../../shared/bonuses/bonus-kind.ts'
import { useActiveBonus, useHeldSpins } from '../../shared/bonuses/queries.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { linkTo } from '../../shared/page/content-link.ts'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import styles from './gift.module.css'

/** The way to the player's bonuses, with a dot while one is played with or free spins are. */
export function Gift({ url }: { url: string }) {
  const text = useText('layout.header')
  const info = usePage()
  const spins = useHeldSpins()?.filter(isActive) ?? []
  const isPlaying = useActiveBonus() !== undefined || spins.length > 0
  const label = text('bonusesLabel')
  return (
    <a
      {...linkTo(info, url)}
      className={styles.gift}
      aria-label={isPlaying ? `${label}: ${text('bonusActiveLabel')}` : label}
      title={label}
    >
      <Icon name="bonus" />
      {isPlaying && <span className={styles.dot} />}
    </a>
  )
}
