import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useDialogs } from '../../shared/dialogs/use-dialogs.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'
import { limitPromptQuery } from './prompt/queries.ts'
import { shortCheckQuery } from './short-check/queries.ts'

const LOOK_MS = 50

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
  const isKnown = prompt !== undefined
  const ask = useEffectEvent(() => {
    if (asksLimits) dialogs.open('sign-up-limits')
    else if (checkId !== undefined) dialogs.open('short-check')
  })
  // Once in a place: an answered question is not the moment for another one.
  useEffect(() => {
    if (place === null || !isKnown) return undefined
    // What opens last lies on top, so the wallet comes first.
    const timer = setInterval(() => {
      if (place === 'wallet' && !document.querySelector('dialog[open]')) return
      clearInterval(timer)
      ask()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [place, isKnown, checkId])
  return null
}
