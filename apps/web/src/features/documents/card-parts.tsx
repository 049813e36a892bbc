import type { Document } from '@baize/contract'
import { TextLink } from '@baize/ui/text-link'
import { Marked, MarkedLine } from '../../shared/content/marked.tsx'
import { Prose } from '../../shared/content/prose.tsx'
import type { MarkedText } from '../../shared/content/marked-text.ts'
import { Icon } from '../../shared/icons/icon.tsx'
import { useText } from '../../shared/page/page-context.tsx'
import { type DocumentCard, documentCards } from './document-cards.ts'
import { DocumentPart } from './document-part.tsx'
import styles from './card-parts.module.css'

interface CardPartsProps {
  card: DocumentCard
  documents: readonly Document[]
  backHref: string
}

interface Instruction {
  image: string
  icon: string
  description: MarkedText | string
}

/** What a document must look like, and a place for each of its parts. */
export function CardParts({ card, documents, backHref }: CardPartsProps) {
  const text = useText('profile.documents')
  const alert = text(`verification.${card}.alert`)
  const instructions = text.at<Instruction[]>(`verification.${card}.photoInstruction`) ?? []
  return (
    <section className={styles.parts} aria-labelledby="document-title">
      <TextLink href={backHref}>{text('backButton')}</TextLink>
      <h2 id="document-title" className={styles.title}>
        {text('verificationTitle', { type: text(`documentTypeCards.${card}.title`) })}
      </h2>
      <Prose>
        <Marked text={text.marked(`verification.${card}.description`)} />
      </Prose>
      <ul className={styles.instructions}>
        {instructions.map(({ image, icon, description }) => (
          <li key={icon} className={styles.instruction}>
            <img src={image} alt="" width={40} height={40} loading="lazy" />
            <img src={icon} alt="" width={20} height={20} loading="lazy" />
            <span>
              <MarkedLine text={description} />
            </span>
          </li>
        ))}
      </ul>
      {alert && (
        <p className={styles.alert}>
          <Icon name="warning" size={20} />
          <span>{alert}</span>
        </p>
      )}
      {documentCards[card].map((part) => (
        <DocumentPart key={part} part={part} documents={documents} />
      ))}
    </section>
  )
}
