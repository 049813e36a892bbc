import type { OperatorOperationName } from '@baize/contract'
import { csvOf } from '@baize/kit/csv'
import { Button } from '@baize/ui/button'
import { useMutation } from '@tanstack/react-query'
import { callByName, type Input } from '../session/api.ts'
import { failureWords } from '../session/failure-words.ts'
import { useWords } from '../words/settings.tsx'
import styles from './part.module.css'

/** The most that a list gives at once. */
const PER_PAGE = 100

/** Reads every page of a list as it is filtered, and hands it over as a table in a file. */
export function SaveButton({ operation, input }: { operation: OperatorOperationName; input: Input }) {
  const words = useWords()
  const save = useMutation({
    mutationFn: async () => {
      const entries: unknown[] = []
      for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
        const query = { ...input['query'], page, perPage: PER_PAGE }
        const { data, meta } = await callByName(operation, { ...input, query })
        pages = meta?.totalPages ?? 1
        if (Array.isArray(data)) entries.push(...(data as unknown[]))
      }
      handOver(`${operation}.csv`, csvOf(entries))
    },
  })
  return (
    <>
      {save.isError && (
        <span role="alert" className={styles.muted}>
          {failureWords(save.error, words, true)}
        </span>
      )}
      <Button size="small" disabled={save.isPending} onClick={() => save.mutate()}>
        {save.isPending ? words.desk.saving : words.desk.save}
      </Button>
    </>
  )
}

function handOver(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
