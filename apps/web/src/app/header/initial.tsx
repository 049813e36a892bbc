import type { Profile } from '@baize/contract'
import { usePage } from '../../shared/page/page-context.tsx'
import { shownNameOf } from '../../shared/player/shown-name.ts'

/** The first letter of what the player is called. */
export function Initial({ profile }: { profile: Profile }) {
  const { locale } = usePage()
  const [first = '?'] = shownNameOf(profile)
  return <span aria-hidden="true">{first.toLocaleUpperCase(locale)}</span>
}
