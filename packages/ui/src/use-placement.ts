import { type RefObject, useLayoutEffect } from 'react'
import { type Alignment, type Side, place } from './placement.ts'

export interface UsePlacementOptions {
  /** What it stands beside. */
  anchorOf: () => Element | null
  floating: RefObject<HTMLElement | null>
  isOpen: boolean
  side: Side
  alignment: Alignment
  /** Distance from the anchor, px. */
  gap: number
}

/**
 * Keeps an open popover beside its anchor while the page scrolls, the window changes, or either of them grows.
 * The place is set through the DOM, because the site's policy forbids style attributes in markup.
 */
export function usePlacement({ anchorOf, floating, isOpen, side, alignment, gap }: UsePlacementOptions): void {
  useLayoutEffect(() => {
    const element = floating.current
    const anchor = anchorOf()
    if (!isOpen || !element || !anchor) return

    const update = () => {
      const { left, top, width: anchorWidth, height: anchorHeight } = anchor.getBoundingClientRect()
      element.style.removeProperty('--height-max')
      element.style.setProperty('--anchor-width', `${anchorWidth}px`)
      const { width, height } = element.getBoundingClientRect()
      const placed = place({
        anchor: { left, top, width: anchorWidth, height: anchorHeight },
        // Not the box that a running transition scales.
        width: element.offsetWidth || width,
        height: element.offsetHeight || height,
        viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
        side,
        alignment,
        isRtl: getComputedStyle(anchor).direction === 'rtl',
        gap,
      })
      element.style.setProperty('left', `${Math.round(placed.left)}px`)
      element.style.setProperty('top', `${Math.round(placed.top)}px`)
      element.style.setProperty('--height-max', `${Math.floor(placed.heightMax)}px`)
      element.dataset.side = placed.side
    }

    update()
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(update)
    sizes?.observe(element)
    sizes?.observe(anchor)
    window.addEventListener('resize', update)
    // Capturing, because scrolling does not bubble.
    document.addEventListener('scroll', update, { capture: true, passive: true })
    return () => {
      sizes?.disconnect()
      window.removeEventListener('resize', update)
      document.removeEventListener('scroll', update, { capture: true })
    }
  }, [anchorOf, floating, isOpen, side, alignment, gap])
}
