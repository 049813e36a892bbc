import { useText } from '../../shared/page/page-context.tsx'
import styles from './benefits.module.css'

interface Benefit {
  image: string
  title: string
  text: string
}

/** What the house promises, in a line each. */
export function Benefits() {
  const benefits = useText('globalComponents.benefits').at<Benefit[]>('items') ?? []
  if (benefits.length === 0) return null
  return (
    <ul className={styles.benefits}>
      {benefits.map(({ image, title, text }) => (
        <li key={title} className={styles.benefit}>
          <img src={image} width="64" height="64" alt="" loading="lazy" decoding="async" />
          <div>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
