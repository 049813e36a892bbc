import type { Document } from '@baize/contract'
import { Button } from '@baize/ui/button'
import { useId, useState } from 'react'
import { useText } from '../../shared/page/page-context.tsx'
import { type DocumentCard, cardStatus, documentCards } from './document-cards.ts'
import { DocumentStatusBadge } from './document-status-badge.tsx'
import styles from './card-choice.module.css'

interface CardChoiceProps {
  documents: readonly Document[]
  onContinue: (card: DocumentCard) => void
}

/** Which document to send: one of five cards, each with how it stands. */
export function CardChoice({ documents, onContinue }: CardChoiceProps) {
  const text = useText('profile.documents')
  const name = useId()
  const [chosen, setChosen] = useState<DocumentCard | null>(null)
  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) onContinue(chosen)
      }}
    >
      <fieldset className={styles.cards}>
        <legend className={styles.legend}>{text('selectTypeTitle')}</legend>
        {(Object.keys(documentCards) as DocumentCard[]).map((card) => {
          const status = cardStatus(documents, card)
          return (
            <label key={card} className={styles.card}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={card}
                checked={card === chosen}
                onChange={() => setChosen(card)}
              />
              <img
                src={text(`documentTypeCards.${card}.icon`)}
                alt=""
                className={styles.picture}
                width={48}
                height={48}
              />
              <span className={styles.words}>
                <span className={styles.title}>{text(`documentTypeCards.${card}.title`)}</span>
                <span className={styles.description}>{text(`documentTypeCards.${card}.description`)}</span>
              </span>
              {status !== null && <DocumentStatusBadge status={status} />}
            </label>
          )
        })}
      </fieldset>
      <Button type="submit" variant="accent" disabled={chosen === null}>
        {text('continueButton')}
      </Button>
    </form>
  )
}
