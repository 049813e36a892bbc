import { lazy, Suspense } from 'react'
import { useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { Teaser, TeaserPicture } from './teaser.tsx'

const SpinsHeld = lazy(() => import('./now/spins-held.tsx').then((module) => ({ default: module.SpinsHeld })))

/** Where the prize wheel is told of, with the spins that wait for whoever looks. */
export function WheelTeaser() {
  const text = useText('pages.home')
  const { isPlayer } = useSession()
  return (
    <Teaser
      id="wheel-teaser"
      title={text('wheelTeaser.title')}
      text={text('wheelTeaser.text')}
      link={{ label: text('wheelTeaser.button.label'), url: text('wheelTeaser.button.url') }}
      picture={<TeaserPicture src={text('wheelTeaser.image')} />}
    >
      {isPlayer && (
        <Suspense>
          <SpinsHeld />
        </Suspense>
      )}
    </Teaser>
  )
}
