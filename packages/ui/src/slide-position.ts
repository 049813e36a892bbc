/** Tolerance for fractions of a pixel that zoom leaves over. */
const NEAR_PX = 2

/** Where a track has to be scrolled to for a slide to stand at its start, in either direction of writing. */
export function slideStart(track: HTMLElement, slide: HTMLElement): number {
  const isRtl = getComputedStyle(track).direction === 'rtl'
  const frame = track.getBoundingClientRect()
  const box = slide.getBoundingClientRect()
  const distance = isRtl ? box.right - frame.right : box.left - frame.left
  return track.scrollLeft + distance
}

/** The slide nearest to the start of a track, and whether the track stands at one of its ends. */
export function slideAt(track: HTMLElement): { index: number; isAtStart: boolean; isAtEnd: boolean } {
  const at = Math.abs(track.scrollLeft)
  const isAtEnd = at + track.clientWidth >= track.scrollWidth - NEAR_PX
  const starts = [...track.children].map((slide) => Math.abs(slideStart(track, slide as HTMLElement)))
  let index = 0
  starts.forEach((start, candidate) => {
    if (Math.abs(start - at) < Math.abs(starts[index]! - at)) index = candidate
  })
  return { index, isAtStart: at <= NEAR_PX, isAtEnd }
}
