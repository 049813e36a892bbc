import { useEffect, useRef } from 'react'
import { Marked } from '../../shared/content/marked.tsx'
import { Prose } from '../../shared/content/prose.tsx'
import { type Question, anchorOf } from './question-data.ts'
import styles from './accordion.module.css'

/** Questions that open onto their answers. An address that names one opens it. */
export function Accordion({ questions, areOpen }: { questions: readonly Question[]; areOpen?: boolean }) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const openNamed = () => {
      const named = decodeURIComponent(location.hash.slice(1))
      const item = [...(list.current?.children ?? [])].find(({ id }) => id === named)
      if (!(item instanceof HTMLDetailsElement)) return
      item.open = true
      item.scrollIntoView({ block: 'start' })
    }
    openNamed()
    addEventListener('hashchange', openNamed)
    return () => removeEventListener('hashchange', openNamed)
  }, [questions])
  return (
    <div ref={list} className={styles.list}>
      {questions.map(({ question, answer }) => (
        <details key={question} id={anchorOf(question)} className={styles.item} open={areOpen}>
          <summary className={styles.question}>{question}</summary>
          <div className={styles.answer}>
            <Prose>
              <Marked text={answer} />
            </Prose>
          </div>
        </details>
      ))}
    </div>
  )
}
