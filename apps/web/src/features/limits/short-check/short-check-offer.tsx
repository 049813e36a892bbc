import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useDialogs } from '../../../shared/dialogs/use-dialogs.ts'
import { PlayerScope } from '../../../shared/query/player-scope.tsx'
import { shortCheckQuery } from './queries.ts'

/** Opens the short check when a question waits and this is a place to ask it. */
export function ShortCheckOffer({ place }: { place: string | null }) {
  return (
    <PlayerScope>
      <Offer place={place} />
    </PlayerScope>
  )
}

function Offer({ place }: { place: string | null }) {
  const dialogs = useDialogs()
  const { data } = useQuery({ ...shortCheckQuery(), enabled: place !== null })
  const askedId = data?.asked?.id
  const ask = useEffectEvent(() => dialogs.open('short-check'))
  useEffect(() => {
    if (askedId !== undefined && place !== null) ask()
  }, [askedId, place])
  return null
}
