import type { Document, DocumentType } from '@baize/contract'
import { documentFileMaxBytes, documentFileTypes } from '@baize/contract/bounds'
import { Button } from '@baize/ui/button'
import { FileDrop } from '@baize/ui/file-drop'
import { useState } from 'react'
import { formatTag } from '@baize/contract/dates'
import { usePage, useText } from '../../shared/page/page-context.tsx'
import { documentsOf, isWanted } from './document-cards.ts'
import { useUploadDocument } from './queries.ts'
import { SentDocument } from './sent-document.tsx'
import { useUploadProblem } from './use-upload-problem.ts'
import styles from './document-part.module.css'

/** One part of a document: what was sent of it, and a place for a file where one is wanted or asked for. */
export function DocumentPart({ part, documents }: { part: DocumentType; documents: readonly Document[] }) {
  const text = useText('profile.documents')
  const { locale } = usePage()
  const megabytes = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 1 })
  const upload = useUploadDocument(part)
  const problemOf = useUploadProblem()
  const [isAsked, setIsAsked] = useState(false)
  const own = documentsOf(documents, part)
  const isOpen = isAsked || isWanted(documents, part) || upload.isPending
  const label = text(`uploadDocumentName.${part}`)
  return (
    <div className={styles.part}>
      {own.length > 0 && (
        <>
          <h3 className={styles.label}>{label}</h3>
          <ul className={styles.sent}>
            {own.map((document) => (
              <SentDocument key={document.id} document={document} />
            ))}
          </ul>
        </>
      )}
      {isOpen ? (
        <FileDrop
          label={label}
          accept={documentFileTypes.join(',')}
          maxBytes={documentFileMaxBytes}
          file={upload.isPending ? { name: upload.variables.name, sizeBytes: upload.variables.size } : null}
          progress={upload.isPending ? 'unknown' : null}
          progressLabel={text('sendingLabel')}
          onFile={(file) => upload.mutate(file, { onSuccess: () => setIsAsked(false) })}
          chooseLabel={text('uploadButton')}
          prompt={text('uploadPlaceholder')}
          hint={text('uploadHint')}
          removeLabel={text('removeButton')}
          rejections={{
            type: text('rejections.type'),
            size: text('rejections.size'),
            count: text('rejections.count'),
          }}
          formatBytes={(bytes) => text('megabytes', { size: megabytes.format(bytes / 1_000_000) })}
          error={problemOf(upload.error)}
        />
      ) : (
        <div>
          <Button onClick={() => setIsAsked(true)}>{text('uploadMore')}</Button>
        </div>
      )}
    </div>
  )
}
