/** A screen's height around what is seen. */
const MARGIN = '100% 0px'

/** Resolves when the element comes near to what is seen, at once where there is none or browsers cannot tell. */
export function comesNear(selector: string): Promise<void> {
  const place = document.querySelector(selector)
  if (!place || !('IntersectionObserver' in globalThis)) return Promise.resolve()
  return new Promise((resolve) => {
    const look = (seen: readonly IntersectionObserverEntry[], observer: IntersectionObserver) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      resolve()
    }
    new IntersectionObserver(look, { rootMargin: MARGIN }).observe(place)
  })
}
