import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../shared/page/page-context.tsx'
import { profileQuery } from '../../shared/player/queries.ts'
import { PlayerScope } from '../../shared/query/player-scope.tsx'

interface BannerGreetingProps {
  /** Shown until it is known whom to greet. */
  fallback: ReactNode
  titleClass: string | undefined
  textClass: string | undefined
}

/** A longer name would grow over the picture. */
const NAME_LENGTH_MAX = 20

/** The first banner as a player sees it. Whoever gave no name sees what guests see. */
export function BannerGreeting(props: BannerGreetingProps) {
  return (
    <PlayerScope>
      <Words {...props} />
    </PlayerScope>
  )
}

function Words({ fallback, titleClass, textClass }: BannerGreetingProps) {
  const text = useText('pages.home')
  const { data: profile } = useQuery(profileQuery())
  const name = profile?.nickname ?? profile?.firstName
  if (!name) return fallback
  const nickname = name.length > NAME_LENGTH_MAX ? `${name.slice(0, NAME_LENGTH_MAX - 1)}…` : name
  return (
    <>
      <h1 className={titleClass}>{text('bannerLoyalty.welcomeTitle', { nickname })}</h1>
      <p className={textClass}>{text('bannerLoyalty.subtitle')}</p>
    </>
  )
}
