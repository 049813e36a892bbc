import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../shared/page/page-context.tsx'
import { useSession } from '../../../shared/session/use-session.ts'
import { wheelsQuery } from '../../../shared/wheels/queries.ts'
import { WheelList } from '../../../shared/wheels/wheel-list.tsx'
import { Section } from '../section.tsx'

/** The wheels the player can turn, with the spins that wait there. Not there where the house offers them none. */
export function WheelsSection() {
  const text = useText('globalComponents.wheels')
  const { data = [] } = useQuery(wheelsQuery(useSession().playerId))
  if (data.length === 0) return null
  return (
    <Section title={text('sectionTitle')}>
      <WheelList wheels={data} />
    </Section>
  )
}
