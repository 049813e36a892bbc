import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** `block` fills the place the parent gives it, `text` is one line high, `circle` is round. */
  shape?: 'block' | 'text' | 'circle'
}

/** Stands where something will be, with its final geometry. The parent sets the size and says that it waits. */
export function Skeleton({ shape = 'block' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />
}
