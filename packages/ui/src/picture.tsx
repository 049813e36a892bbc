import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './picture.module.css'

/** Addresses of one picture by density; the best one there is serves screens that could show more. */
export interface PictureDensities {
  /** For screens with one pixel of the device to a px. */
  '1x'?: string
  /** For most phones and laptops. */
  '2x'?: string
  /** For the sharpest phones. */
  '3x'?: string
}

export interface PictureProps {
  /** One address, or one for each density. */
  src: string | PictureDensities
  /** The same picture as WebP, for browsers that read it. */
  webp?: string | PictureDensities
  /** What it shows; empty when it only decorates. */
  alt: string
  /** In px of its own; with the height it keeps its place before it arrives. */
  width: number
  /** In px of its own. */
  height: number
  /** `#rrggbb`, seen until the picture arrives. */
  dominantColour?: string | null
  /** Shown when no address works: another address, or an element. */
  fallback?: string | ReactNode
  /** Above the fold: fetched at once and before others. */
  isEager?: boolean
  /** How it fills a place of another ratio. */
  fit?: 'cover' | 'contain'
  /** `card` has the corners of a card, `circle` is round. */
  shape?: 'plain' | 'card' | 'circle'
}

/** A picture that holds its place, arrives sharp for the screen, and is never a broken frame. */
export function Picture(props: PictureProps) {
  const { src, webp, alt, width, height, dominantColour, fallback, isEager, fit, shape } = props
  const frame = useRef<HTMLSpanElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const best = bestOf(src)
  const [state, setState] = useState<{ of: string | undefined; is: 'waiting' | 'shown' | 'failed' }>({
    of: best,
    is: 'waiting',
  })
  const status = state.of === best ? state.is : 'waiting'

  useEffect(() => {
    if (dominantColour) frame.current?.style.setProperty('--dominant', dominantColour)
    else frame.current?.style.removeProperty('--dominant')
  }, [dominantColour])

  // The picture may have arrived, or failed, before the page came alive.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.currentSrc !== '')
      setState({ of: best, is: element.naturalWidth > 0 ? 'shown' : 'failed' })
  }, [best])

  const isFailed = status === 'failed' || best === undefined
  return (
    <span
      ref={frame}
      className={styles.frame}
      data-status={isFailed ? 'failed' : status}
      data-fit={fit ?? 'cover'}
      data-shape={shape ?? 'plain'}
    >
      {isFailed ? (
        <Fallback fallback={fallback} alt={alt} width={width} height={height} />
      ) : (
        <picture className={styles.picture}>
          {webp && <source type="image/webp" srcSet={typeof webp === 'string' ? webp : srcSetOf(webp)} />}
          <img
            ref={image}
            src={best}
            srcSet={srcSetOf(src)}
            alt={alt}
            width={width}
            height={height}
            loading={isEager ? undefined : 'lazy'}
            fetchPriority={isEager ? 'high' : undefined}
            decoding="async"
            onLoad={() => setState({ of: best, is: 'shown' })}
            onError={() => setState({ of: best, is: 'failed' })}
          />
        </picture>
      )}
    </span>
  )
}

function Fallback({ fallback, alt, width, height }: Pick<PictureProps, 'fallback' | 'alt' | 'width' | 'height'>) {
  if (typeof fallback === 'string') return <img src={fallback} alt={alt} width={width} height={height} />
  return (
    <span className={styles.stand} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
      {/* Holds the ratio the picture would have had. */}
      <svg
        className={styles.ratio}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        aria-hidden="true"
      />
      <span className={styles.inside} aria-hidden={alt ? true : undefined}>
        {fallback}
      </span>
    </span>
  )
}

const DENSITIES = ['3x', '2x', '1x'] as const

/** The densest address there is. */
export function bestOf(src: string | PictureDensities): string | undefined {
  return typeof src === 'string' ? src || undefined : DENSITIES.map((density) => src[density]).find(Boolean)
}

/** `a@3x 3x, a@2x 2x, a 1x`: the best first. Nothing for a single address. */
export function srcSetOf(src: string | PictureDensities): string | undefined {
  if (typeof src === 'string') return undefined
  const known = DENSITIES.flatMap((density) => (src[density] ? [`${src[density]} ${density}`] : []))
  return known.length > 0 ? known.join(', ') : undefined
}
