import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import { limitPromptQuery } from './prompt/queries.ts'
import { shortCheckQuery } from './short-check/queries.ts'

/** Asks what waits for the player where it may be asked: one question at a time. */
export function Questions({ place }: { place: string | null }) {
  return (
    <PlayerScope>
      <Waiting place={place} />
    </PlayerScope>
  )
}

function Waiting({ place }: { place: string | null }) {
  const dialogs = useDialogs()
  const enabled = place !== null
  const { data: prompt } = useQuery({ ...limitPromptQuery(), enabled })
  const { data: check } = useQuery({ ...shortCheckQuery(), enabled })
  const asksLimits = prompt !== undefined && prompt.asked !== 'none'
  const checkId = check?.asked?.id
  const askLimits = useEffectEvent(() => dialogs.open('sign-up-limits'))
  const askCheck = useEffectEvent(() => dialogs.open('short-check'))
  useEffect(() => {
    if (place === null || prompt === undefined) return
    if (asksLimits) askLimits()
    else if (checkId !== undefined) askCheck()
    // Once in a place: an answered prompt is not the moment for another question.
  }, [place, prompt === undefined, checkId])
  return null
}
