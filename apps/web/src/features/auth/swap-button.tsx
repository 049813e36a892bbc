import { type MarkedText, wordsOf } from '../../shared/content/marked-text.ts'
import styles from './swap-button.module.css'

interface SwapButtonProps {
  text: MarkedText
  onPress: () => void
  /** `start` stands small under a field, `center` closes a form. */
  align?: 'center' | 'start'
}

/** A line that leads to another dialog: the words between stars look like the link they are. */
export function SwapButton({ text, onPress, align = 'center' }: SwapButtonProps) {
  return (
    <button type="button" className={styles.swap} data-align={align} onClick={onPress}>
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
