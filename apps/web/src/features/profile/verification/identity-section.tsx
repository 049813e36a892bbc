import type { IdentityCheck, IdentityState } from '@baize/contract'
import { Badge, type BadgeTone } from '@baize/ui/badge'
import { Button } from '@baize/ui/button'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../shared/api.ts'
import { MarkedLine } from '../../../shared/content/marked.tsx'
import type { MarkedText } from '../../../shared/content/marked-text.ts'
import { usePage, useText } from '../../../shared/page/page-context.tsx'
import { identityQueryKey } from '../../../shared/player/queries.ts'
import { Section, SectionPlaceholder } from '../section.tsx'
import styles from './identity-section.module.css'

const identityQuery = () =>
  queryOptions({
    queryKey: identityQueryKey,
    queryFn: ({ signal }): Promise<IdentityCheck> => api.call('getIdentityCheck', {}, { signal }),
  })

const Widget = lazy(() => import('./identity-widget.tsx').then((module) => ({ default: module.IdentityWidget })))

const TONES: Partial<Record<IdentityState, BadgeTone>> = {
  pending: 'info',
  approved: 'positive',
  retry: 'warning',
  rejected: 'danger',
}

/** Who the player is, as a company checks it. Not there where no company does. */
export function IdentitySection() {
  const text = useText('profile.verification')
  const { flags } = usePage()
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({ ...identityQuery(), enabled: flags.sumsub?.enabled === true })
  if (!flags.sumsub?.enabled) return null
  if (!query.data) return <SectionPlaceholder query={query} />
  const { state, reason, isNeededFor } = query.data
  const tone = TONES[state]
  const isToDo = state === 'none' || state === 'started' || state === 'retry'
  const isShown = isOpen && (isToDo || state === 'pending')
  return (
    <Section
      title={text('sumsub.title')}
      aside={tone && <Badge tone={tone}>{text(`sumsub.states.${state}`)}</Badge>}
      description={<span role="status">{text(`sumsub.texts.${state}`)}</span>}
    >
      {reason && (
        <p className={styles.reason} dir="auto">
          {reason}
        </p>
      )}
      {isToDo && isNeededFor.length > 0 && (
        <ul className={styles.needs}>
          {isNeededFor.map((need) => (
            <li key={need}>{text(`sumsub.needs.${need}`)}</li>
          ))}
        </ul>
      )}
      {isToDo && !isShown && <Notes />}
      {isToDo && !isShown && (
        <div>
          <Button variant="accent" onClick={() => setIsOpen(true)}>
            {state === 'none' ? text('sumsub.startButton') : text('sumsub.againButton')}
          </Button>
        </div>
      )}
      {isShown && (
        <Suspense fallback={<p role="status">{text('sumsub.opening')}</p>}>
          <Widget key={state === 'retry' ? 'retry' : 'first'} sumsub={flags.sumsub} />
        </Suspense>
      )}
    </Section>
  )
}

/** What to know before one begins. */
function Notes() {
  const text = useText('profile.verification')
  const notes = text.at<{ title: string; description: MarkedText | string }[]>('sumsub.infoList') ?? []
  return (
    <dl className={styles.notes}>
      {notes.map(({ title, description }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <MarkedLine text={description} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
