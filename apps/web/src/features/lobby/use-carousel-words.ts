import { useText } from '../../shared/page/page-context.tsx'
import { useFormat } from '../../shared/page/use-format.ts'

/** What a carousel says, in the reader's language. */
export function useCarouselWords() {
  const text = useText('layout.shell')
  const format = useFormat()
  return {
    roleDescription: text('carousel.role'),
    slideRoleDescription: text('carousel.slide'),
    previousLabel: text('carousel.previous'),
    nextLabel: text('carousel.next'),
    pauseLabel: text('carousel.pause'),
    playLabel: text('carousel.play'),
    positionLabel: (position: number, total: number) =>
      text('carousel.position', { position: format.count(position), total: format.count(total) }),
  }
}
