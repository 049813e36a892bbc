import { useEffect } from 'react'
import { readPart } from '../../shared/content/text.ts'
import { useContent } from '../../shared/page/page-context.tsx'

/** The width of a provider's logo; covers are taller than wide, or square. */
const LOGO_WIDTH = 116

/** Puts the default picture of its kind in place of a cover or logo that cannot be loaded, once each. */
export function usePictureFallback(): void {
  const content = useContent()
  useEffect(() => {
    const replace = async (image: HTMLImageElement) => {
      if (image.dataset.fallback !== undefined || image.getAttribute('width') === null) return
      image.dataset.fallback = ''
      await content.need(['globalComponents.defaultGameThumbs', 'globalComponents.providersSettings'])
      const source = fallbackOf(image)
      if (source === '') return
      image.removeAttribute('srcset')
      image.src = source
    }
    const fallbackOf = (image: HTMLImageElement) => {
      const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))]
      if (width === LOGO_WIDTH) return readPart(content.get('globalComponents.providersSettings'))('defaultLogo')
      const thumbs = readPart(content.get('globalComponents.defaultGameThumbs'))
      if (width === height) return thumbs('square')
      return width < height ? thumbs('vertical') : ''
    }
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) void replace(target).catch(() => undefined)
    }
    // Errors of pictures do not bubble; those before this script came are found by their size.
    document.addEventListener('error', onError, true)
    for (const image of document.images)
      if (image.complete && image.naturalWidth === 0 && image.src) void replace(image)
    return () => document.removeEventListener('error', onError, true)
  }, [content])
}
