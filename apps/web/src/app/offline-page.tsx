import { Button } from '@baize/ui/button'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { isLineGone, subscribeToLine } from '../shared/connection/line.ts'
import { Icon } from '../shared/icons/icon.tsx'
import { useText } from '../shared/page/page-context.tsx'
import { Notice } from './notice.tsx'

/** In place of a page that cannot be had without a line. It comes by itself once there is one. */
export function OfflinePage() {
  const text = useText('globalComponents.error')
  const router = useRouter()
  useEffect(
    () =>
      subscribeToLine(() => {
        if (!isLineGone()) void router.invalidate()
      }),
    [router],
  )
  return (
    <Notice
      image={<Icon name="link" size={64} />}
      title={text('offline.title')}
      description={text('offline.description')}
    >
      <Button variant="accent" onClick={() => void router.invalidate()}>
        {text('offline.button')}
      </Button>
    </Notice>
  )
}
