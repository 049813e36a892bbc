import { parseInline } from '../../shared/content/markdown.ts'
import styles from './swap-button.module.css'

/** A line that leads to the other dialog: the words between stars look like the link they are. */
export function SwapButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.swap} onClick={onPress}>
      {parseInline(text).map((part) =>
        part.kind === 'emphasis' ? (
          <span key={part.text} className={styles.link}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </button>
  )
}
