import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../session/api.ts'
import { failureWords } from '../session/failure-words.ts'
import { say, useWords } from '../words/settings.tsx'
import styles from './part.module.css'

/** The file of a document beside its row. A PDF is taken along: nothing in it runs within this page. */
export function DocumentView({ documentId, name }: { documentId: string | null; name: string }) {
  const words = useWords()
  const file = useQuery({
    queryKey: ['readDocument', documentId],
    queryFn: ({ signal }) => api.call('readDocument', { params: { documentId: documentId! } }, { signal }),
    enabled: documentId !== null,
    staleTime: Infinity,
    // What somebody handed in is not kept longer than it is looked at.
    gcTime: 0,
  })
  const { data } = file
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return undefined
    const bytes = Uint8Array.from(atob(data.content), (letter) => letter.charCodeAt(0))
    const made = URL.createObjectURL(new Blob([bytes], { type: data.contentType }))
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(null)
    }
  }, [data])
  return (
    <figure className={styles.document} aria-label={words.desk.document} aria-busy={file.isFetching || undefined}>
      {documentId === null ? (
        <p className={styles.muted}>{words.desk.noDocument}</p>
      ) : file.isError ? (
        <p role="alert">{failureWords(file.error, words, true)}</p>
      ) : !data || !url ? (
        <p className={styles.muted}>{words.desk.loading}</p>
      ) : data.contentType === 'image/jpeg' ? (
        <img src={url} alt={say(words.desk.documentOf, { name })} />
      ) : (
        <a href={url} download={`${data.fileName}.pdf`}>
          {words.desk.download}
        </a>
      )}
    </figure>
  )
}
