import { Carousel } from '@baize/ui/carousel'
import { State } from './exhibit.tsx'
import styles from './samples.module.css'

const words = {
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  previousLabel: 'Previous slide',
  nextLabel: 'Next slide',
  positionLabel: (position: number, total: number) => `${position} of ${total}`,
}

const slides = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    label: `${prefix} ${index + 1}`,
    content: (
      <div className={styles.slide} data-tone={index % 3}>
        {prefix} {index + 1}
      </div>
    ),
  }))

export function CarouselExhibit() {
  return (
    <>
      <State name="One at a time">
        <Carousel {...words} label="Promotions" slides={slides('Promotion', 4)} />
      </State>
      <State name="By itself, every 4 seconds">
        <Carousel
          {...words}
          label="News"
          slides={slides('News', 3)}
          autoplayMs={4000}
          pauseLabel="Pause"
          playLabel="Play"
        />
      </State>
      <State name="As many as fit" width="wide">
        <div className={styles.narrowSlides}>
          <Carousel {...words} width="auto" label="Games" slides={slides('Game', 14)} />
        </div>
      </State>
    </>
  )
}
