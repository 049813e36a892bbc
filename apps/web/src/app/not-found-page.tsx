import { ButtonLink } from '@baize/ui/button'
import { usePage, useText } from '../shared/page/page-context.tsx'
import { hrefIn } from '../shared/page/page-info.ts'
import { Notice } from './notice.tsx'

/** The page of an address that leads nowhere. */
export function NotFoundPage() {
  const text = useText('globalComponents.error')
  const info = usePage()
  return (
    <Notice image={text('notFoundImage')} title={text('notFoundTitle')} description={text('notFoundDescription')}>
      <ButtonLink href={hrefIn(info, '/')} variant="accent">
        {text('buttonLabel')}
      </ButtonLink>
      <ButtonLink href={hrefIn(info, '/main')}>{text('gamesLabel')}</ButtonLink>
    </Notice>
  )
}
