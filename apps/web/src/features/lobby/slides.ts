import type { MarkedText } from '../../shared/content/marked-text.ts'
import type { ContentLink } from '../../shared/page/content-link.ts'

interface Segment {
  segmentName: string
}

/** A slide as the content tree writes it. */
export interface Slide {
  title: string
  content?: MarkedText
  mobileImage: string
  desktopImage: string
  /** The same with its quiet side where words begin that run from right to left. */
  desktopImageRtl?: string
  colorLeft?: string
  colorRight?: string
  badge?: { text?: string; textColor?: string; backgroundColor?: string }
  button: ContentLink
  slideLink?: { url: string; targetBlank?: boolean }
  loggedHide?: boolean
  unloggedHide?: boolean
  showFrom?: string
  showTo?: string
  showSegments?: readonly Segment[]
  hideSegments?: readonly Segment[]
}

export interface SlideViewer {
  nowMs: number
  isPlayer: boolean
  /** The player's segments; none for guests, and while they are not known. */
  segments: readonly string[]
}

/** The slides somebody may see now: by date, by whether they are signed in, and by the player's segments. */
export function slidesFor(slides: readonly Slide[], { nowMs, isPlayer, segments }: SlideViewer): Slide[] {
  const isOneOf = (list: readonly Segment[] | undefined) =>
    list?.some(({ segmentName }) => segments.includes(segmentName)) ?? false
  return slides.filter((slide) => {
    if (isPlayer ? slide.loggedHide : slide.unloggedHide) return false
    if (slide.showFrom && nowMs < Date.parse(slide.showFrom)) return false
    if (slide.showTo && nowMs > Date.parse(slide.showTo)) return false
    if (slide.showSegments && slide.showSegments.length > 0 && !isOneOf(slide.showSegments)) return false
    return !isOneOf(slide.hideSegments)
  })
}

export function hasSegments(slides: readonly Slide[]): boolean {
  return slides.some(({ showSegments, hideSegments }) => Boolean(showSegments?.length || hideSegments?.length))
}
