import { ButtonLink } from '@baize/ui/button'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { Notice } from './notice.tsx'

/** What a player sees when a page broke: what happened and one way out. */
export function ErrorPage() {
  const text = useText('globalComponents.error')
  const info = usePage()
  return (
    <Notice image={text('image')} title={text('title')} description={text('description')}>
      <ButtonLink href={hrefIn(info, '/')} variant="accent">
        {text('buttonLabel')}
      </ButtonLink>
    </Notice>
  )
}
