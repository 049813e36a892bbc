import type { Wheel } from '@baize/contract'
import { WheelState } from '@baize/contract/kinds'
import { nameIn } from '../bonuses/name-in.ts'
import { Icon } from '../icons/icon.tsx'
import { linkTo } from '../page/content-link.ts'
import { usePage, useText } from '../page/page-context.tsx'
import styles from './wheel-list.module.css'

/** Wheels by name, each with the spins that wait there or the day it opens. */
export function WheelList({ wheels }: { wheels: readonly Wheel[] }) {
  const info = usePage()
  const text = useText('globalComponents.wheels')
  const date = new Intl.DateTimeFormat(info.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <ul className={styles.list}>
      {wheels.map((wheel) => (
        <li key={wheel.id}>
          <a className={styles.wheel} {...linkTo(info, `/wheels/${wheel.identity}`)}>
            <img src={text('image')} width="56" height="56" alt="" loading="lazy" />
            <span className={styles.words}>
              <bdi className={styles.name}>{nameIn({ name: wheel.title, names: wheel.names }, info.locale)}</bdi>
              <span className={styles.state}>
                {wheel.state === WheelState.scheduled
                  ? text('opensLabel', { date: date.format(new Date(wheel.startAt)) })
                  : wheel.playerSpins.length > 0
                    ? text.plural('spins', wheel.playerSpins.length)
                    : text('noSpins')}
              </span>
            </span>
            <Icon name="arrow-next" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
