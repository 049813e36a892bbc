import { useQuery } from '@tanstack/react-query'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { usePage } from '../../../shared/page/page-context.tsx'
import { hrefIn } from '../../../shared/page/page-info.ts'
import { type Search, one } from '../../../shared/page/search.ts'
import { countriesQuery } from '../../../shared/forms/settings-queries.ts'
import { useProfile } from '../../../shared/player/queries.ts'
import { CloseSection } from '../data/close-section.tsx'
import { ExportSection } from '../data/export-section.tsx'
import { profileFieldsQuery } from '../queries.ts'
import { SectionPlaceholder } from '../section.tsx'
import { Details } from './details.tsx'
import { EditForm } from './edit-form.tsx'
import { LevelSection } from './level-section.tsx'
import { QuestsSection } from './quests-section.tsx'
import { PromoSwitches } from './promo-switches.tsx'
import { Who } from './who.tsx'
import { WheelsSection } from './wheels-section.tsx'

/** Who the player is: to look at, or to change with `?edit=true`. */
export function PersonalPage() {
  const router = useRouter()
  const path = hrefIn(usePage(), '/profile/personal')
  const isEditing = useRouterState({ select: ({ location }) => one(location.search as Search, 'edit') === 'true' })
  const profile = useProfile()
  const fields = useQuery(profileFieldsQuery())
  const countries = useQuery(countriesQuery())
  if (!profile || !fields.data || !countries.data)
    return <SectionPlaceholder query={countries.isError ? countries : fields} rows={8} />
  return (
    <>
      <Who profile={profile} />
      {!isEditing && <LevelSection />}
      {!isEditing && <WheelsSection />}
      {!isEditing && <QuestsSection />}
      {isEditing ? (
        <EditForm fields={fields.data} countries={countries.data} onDone={() => router.history.replace(path)} />
      ) : (
        <Details fields={fields.data} editHref={`${path}?edit=true`} />
      )}
      <PromoSwitches profile={profile} fields={fields.data} />
      {!isEditing && (
        <>
          <ExportSection />
          <CloseSection />
        </>
      )}
    </>
  )
}
