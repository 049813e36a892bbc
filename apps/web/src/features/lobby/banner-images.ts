import type { PageMeta } from '../../shared/page/page-data.ts'

export interface BannerImages {
  backgroundImage: string
  /** The same with its quiet side where words begin that run from right to left. */
  backgroundImageRtl?: string
  mobileImage?: string
  faceImage?: string
}

export const PHONE = '(max-width: 767px)'
const WIDE = '(min-width: 768px)'

export function backgroundOf(
  images: Pick<BannerImages, 'backgroundImage' | 'backgroundImageRtl'>,
  direction: 'ltr' | 'rtl',
): string {
  return (direction === 'rtl' && images.backgroundImageRtl) || images.backgroundImage
}

/** What the head of the page asks the browser to fetch first. */
export function firstPictures(
  images: BannerImages | undefined,
  direction: 'ltr' | 'rtl',
): NonNullable<PageMeta['preloadImages']> {
  if (!images) return []
  const href = backgroundOf(images, direction)
  if (!images.mobileImage) return [{ href }]
  return [
    { href, media: WIDE },
    { href: images.mobileImage, media: PHONE },
  ]
}
