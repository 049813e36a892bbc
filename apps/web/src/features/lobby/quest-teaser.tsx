import { lazy, Suspense } from 'react'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { useSession } from '../../shared/session/use-session.ts'
import { Teaser, TeaserPicture } from './teaser.tsx'

const QuestAtHand = lazy(() => import('./now/quest-at-hand.tsx').then((module) => ({ default: module.QuestAtHand })))

/** Where quests are told of, with the one the player is furthest with. Not there while they are off. */
export function QuestTeaser() {
  const text = useText('pages.home')
  const { isPlayer } = useSession()
  if (!usePage().flags.questsEnabled) return null
  return (
    <Teaser
      id="quest-teaser"
      title={text('questTeaser.title')}
      text={text('questTeaser.text')}
      link={{ label: text('questTeaser.button.label'), url: `?${isPlayer ? 'quests-hub' : 'sign-in'}=true` }}
      picture={<TeaserPicture src={text('questTeaser.image')} />}
    >
      {isPlayer && (
        <Suspense>
          <QuestAtHand />
        </Suspense>
      )}
    </Teaser>
  )
}
