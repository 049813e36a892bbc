import type { Wheel } from '@baize/contract'
import { WheelState } from '@baize/contract/kinds'
import { nameIn } from '../bonuses/name-in.ts'
import { Icon } from '../icons/icon.tsx'
import { linkTo } from '../page/content-link.ts'
import { usePage, useText } from '../page/page-context.tsx'
import { useSession } from '../session/use-session.ts'
import styles from './wheel-list.module.css'

/** Wheels by name, each with the spins that wait there or the day it opens. */
export function WheelList({ wheels }: { wheels: readonly Wheel[] }) {
  const info = usePage()
  const text = useText('globalComponents.wheels')
  const { isPlayer } = useSession()
  const date = new Intl.DateTimeFormat(info.locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const spinsIn = ({ playerSpins: { length } }: Wheel) => (length > 0 ? text.plural('spins', length) : text('noSpins'))
  return (
    <ul className={styles.list}>
      {wheels.map((wheel) => (
        <li key={wheel.id}>
          <a className={styles.wheel} {...linkTo(info, `/wheels/${wheel.identity}`)}>
            <img src={text('image')} width="56" height="56" alt="" loading="lazy" />
            <span className={styles.words}>
              <bdi className={styles.name}>{nameIn({ name: wheel.title, names: wheel.names }, info.locale)}</bdi>
              {wheel.state === WheelState.scheduled ? (
                <span className={styles.state}>
                  {text('opensLabel', { date: date.format(new Date(wheel.startAt)) })}
                </span>
              ) : (
                isPlayer && <span className={styles.state}>{spinsIn(wheel)}</span>
              )}
            </span>
            <Icon name="arrow-next" size={16} />
          </a>
        </li>
      ))}
    </ul>
  )
}
