import { Picture } from '@baize/ui/picture'
import styles from './state-picture.module.css'

/** A drawing of the content tree above words that say the same; 240 by 180 px, less where there is less room. */
export function StatePicture({ src }: { src: string }) {
  if (src === '') return null
  return (
    <span className={styles.picture} aria-hidden="true">
      <Picture src={src} alt="" width={240} height={180} fit="contain" isEager fallback={null} />
    </span>
  )
}
