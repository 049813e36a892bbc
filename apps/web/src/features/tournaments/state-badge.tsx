import { TournamentState } from '@baize/contract/kinds'
import { Badge } from '@baize/ui/badge'
import { useText } from '../../shared/page/page-context.tsx'

/** How a tournament stands, in a word. */
export function StateBadge({ state }: { state: number }) {
  const text = useText('pages.tournament')
  const label = state === TournamentState.closed ? text('main.finishedLabel') : text(`states.${state}`)
  return <Badge tone={state === TournamentState.running ? 'positive' : 'neutral'}>{label}</Badge>
}
