import { useEffect, useState } from 'react'
import { DONE } from '../actions/done.ts'
import styles from './desk.module.css'

const SHOWN_MS = 4000

/** Says for a moment what was done, also to those who do not see that its row is gone. */
export function DoneNotice() {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const hear = (event: Event) => {
      if (!(event instanceof CustomEvent)) return
      setText(String(event.detail))
      clearTimeout(timer)
      timer = setTimeout(() => setText(''), SHOWN_MS)
    }
    addEventListener(DONE, hear)
    return () => {
      clearTimeout(timer)
      removeEventListener(DONE, hear)
    }
  }, [])
  return (
    <p className={styles.done} role="status">
      {text}
    </p>
  )
}
