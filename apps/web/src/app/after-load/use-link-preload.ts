import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePage } from '../../shared/page/page-context.tsx'
import { pathWithin, targetOf } from '../links.ts'

/** A pointer that rests this long on a link means it. */
const INTENT_MS = 80

/** Loads the page behind a link while the pointer rests on it. */
export function useLinkPreload(): void {
  const router = useRouter()
  const { prefix } = usePage()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onPointerOver = (event: PointerEvent) => {
      clearTimeout(timer)
      const url = event.pointerType === 'mouse' ? preloadTarget(event) : null
      if (!url || url.pathname === location.pathname) return
      timer = setTimeout(() => void router.preloadRoute({ to: pathWithin(prefix, url) }), INTENT_MS)
    }
    document.addEventListener('pointerover', onPointerOver, { passive: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onPointerOver)
    }
  }, [router, prefix])
}

/** Cards are left out: a click on one asks before it goes anywhere. */
function preloadTarget(event: Event): URL | null {
  const isCard = event.target instanceof Element && event.target.closest('a[data-game]') !== null
  const url = isCard ? null : targetOf(event)
  return url && !url.search ? url : null
}
