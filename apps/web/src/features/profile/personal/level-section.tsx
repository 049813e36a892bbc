import { MyLevel } from '../../../shared/loyalty/my-level.tsx'
import { useLoyalty, useOwnLevels } from '../../../shared/loyalty/queries.ts'
import { linkTo } from '../../../shared/page/content-link.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { ButtonLink } from '@baize/ui/button'
import { Section } from '../section.tsx'

/** Where the player stands among the levels. Not there while levels are off. */
export function LevelSection() {
  const text = useText('globalComponents.loyalty')
  const info = usePage()
  const account = useLoyalty()
  const levels = useOwnLevels()
  if (!account) return null
  return (
    <Section
      title={text('sectionTitle')}
      actions={<ButtonLink {...linkTo(info, '/loyalty')}>{text('seeLevels')}</ButtonLink>}
    >
      <MyLevel account={account} levels={levels} />
    </Section>
  )
}
