import { useQuery } from '@tanstack/react-query'
import { useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { wheelsQuery } from '../../shared/wheels/queries.ts'
import { WheelList } from '../../shared/wheels/wheel-list.tsx'
import styles from './wheel-page.module.css'

/** The wheels beside this one. Not there where there are none, or as long as they are not known. */
export function OtherWheels({ identity }: { identity: string }) {
  const text = useText('globalComponents.wheels')
  const { data = [] } = useQuery(wheelsQuery(useSession().playerId))
  const others = data.filter((wheel) => wheel.identity !== identity)
  if (others.length === 0) return null
  return (
    <section className={styles.chances} aria-labelledby="other-wheels">
      <h2 id="other-wheels" className={styles.heading}>
        {text('othersTitle')}
      </h2>
      <WheelList wheels={others} />
    </section>
  )
}
