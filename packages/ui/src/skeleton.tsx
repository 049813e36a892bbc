import styles from './skeleton.module.css'

/** Stands where something will be, with its final geometry. The parent sets the size. */
export function Skeleton({ shape = 'block' }: { shape?: 'block' | 'text' | 'circle' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}
