import type { Document, DocumentType } from '@baize/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { documentsQueryKey } from '../../shared/player/queries.ts'
import { queryClient } from '../../shared/query/query-client.ts'

/** What the player handed in, the newest first. */
export const documentsQuery = () =>
  queryOptions({
    queryKey: documentsQueryKey,
    queryFn: ({ signal }): Promise<Document[]> => api.call('listDocuments', {}, { signal }),
    staleTime: Infinity,
  })

/** Sends a file; the same attempt may be repeated under its key. */
export function useUploadDocument(type: DocumentType) {
  return useMutation({
    mutationFn: (content: File) =>
      api.call(
        'uploadDocument',
        { body: { type } },
        { requestKey: crypto.randomUUID(), file: { part: 'file', content } },
      ),
    onSuccess: (document) =>
      queryClient.setQueryData(documentsQuery().queryKey, (documents) => documents && [document, ...documents]),
  })
}

export function useDeleteDocument() {
  return useMutation({
    mutationFn: (id: string) => api.call('deleteDocument', { params: { id } }),
    onSuccess: (left) => queryClient.setQueryData(documentsQuery().queryKey, left),
    // It was decided about, or taken back in another window, meanwhile.
    onError: () => queryClient.invalidateQueries({ queryKey: documentsQuery().queryKey }),
  })
}
