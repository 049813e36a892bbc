import { ButtonLink } from '@baize/ui/button'
import { LineGone } from '../shared/connection/or-offline.ts'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { Notice } from './notice.tsx'
import { OfflinePage } from './offline-page.tsx'

/** What a player sees when a page broke, or cannot be had now: what happened and one way out. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText('globalComponents.error')
  const info = usePage()
  if (error instanceof LineGone) return <OfflinePage />
  return (
    <Notice image={text('image')} title={text('title')} description={text('description')}>
      <ButtonLink href={hrefIn(info, '/')} variant="accent">
        {text('buttonLabel')}
      </ButtonLink>
    </Notice>
  )
}
