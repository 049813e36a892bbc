import type { StatementFile, StatementRequest } from '@baize/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../../shared/api.ts'
import { downloadPieces } from '../../../shared/files/download-pieces.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { queryClient } from '../../../shared/query/query-client.ts'

/** How often to look whether it is written: that takes a moment, of a long history some seconds. */
const LOOK_MS = 1000

/** The latest statement; looked for again while it is being written. */
export const statementQuery = () =>
  queryOptions({
    queryKey: ['payment', 'statement'],
    queryFn: ({ signal }): Promise<StatementFile | null> => api.call('getStatement', {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? LOOK_MS : false),
  })

export function useRequestStatement(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: (body: StatementRequest) => api.call('requestStatement', { body }),
    onSuccess: (statement) => queryClient.setQueryData(statementQuery().queryKey, statement),
    onError,
  })
}

export function useDownloadStatement(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: () => downloadPieces((part) => api.call('downloadStatement', { query: { part } })),
    onSuccess: saveFile,
    onError,
  })
}
