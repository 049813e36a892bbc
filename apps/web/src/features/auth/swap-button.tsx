import { type MarkedText, wordsOf } from '../../shared/content/marked-text.ts'
import styles from './swap-button.module.css'

/** A line that leads to the other dialog: the words between stars look like the link they are. */
export function SwapButton({ text, onPress }: { text: MarkedText; onPress: () => void }) {
  return (
    <button type="button" className={styles.swap} onClick={onPress}>
      {text.$md.map((node) => {
        if (typeof node === 'string') return node
        const words = wordsOf(node[1])
        return (
          <span key={words} className={styles.link}>
            {words}
          </span>
        )
      })}
    </button>
  )
}
