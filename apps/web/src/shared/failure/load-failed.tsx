import { Button } from '@baize/ui/button'
import { EmptyState } from '@baize/ui/empty-state'
import type { Text } from '../content/text.ts'
import { Icon } from '../icons/icon.tsx'

/** What can be asked for again: a query, or several as one. */
export interface Repeatable {
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Several things that are shown together and so are asked for again together. */
export function allOf(queries: readonly Repeatable[]): Repeatable {
  return {
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  }
}

/** Stands in place of what could not be loaded, with a way to try again. `text` has the words under `failed`. */
export function LoadFailed({ text, query }: { text: Text; query: Repeatable }) {
  return (
    <EmptyState
      title={text('failed.title')}
      picture={<Icon name="warning" size={40} />}
      action={
        <Button isPending={query.isFetching} onClick={() => void query.refetch()}>
          {text('failed.button')}
        </Button>
      }
      isAnnounced
    >
      {text('failed.description')}
    </EmptyState>
  )
}
