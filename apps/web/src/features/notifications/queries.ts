import type { PlayerMessage } from '@baize/contract'
import { MessageState } from '@baize/contract/kinds'
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { showAlert } from '../../shared/alerts/alert-store.ts'
import { isJustTold } from '../../shared/alerts/just-told.ts'
import { api } from '../../shared/api.ts'
import { readFailure } from '../../shared/failure/failure.ts'
import { queryClient } from '../../shared/query/query-client.ts'
import { useSession } from '../../shared/session/use-session.ts'

/** How many messages the header shows, and a page of all of them. */
const LATEST = 3
const PER_PAGE = 5

export interface LatestMessages {
  /** Newest first. */
  messages: PlayerMessage[]
  totalUnread: number
}

export const latestMessagesQuery = () =>
  queryOptions({
    queryKey: ['notification', 'messages', 'latest'],
    queryFn: async ({ signal }): Promise<LatestMessages> => {
      const { data, meta } = await api.callWithMeta('listMessages', { query: { page: 1, perPage: LATEST } }, { signal })
      return { messages: data, totalUnread: meta.totalUnread }
    },
    staleTime: Infinity,
  })

const KEY = latestMessagesQuery().queryKey
const PAGES_KEY = ['notification', 'messages', 'page'] as const

/** A page of all messages. */
export interface MessagePage {
  messages: PlayerMessage[]
  totalUnread: number
  totalPages: number
}

export const messagePageQuery = (page: number) =>
  queryOptions({
    queryKey: [...PAGES_KEY, page],
    queryFn: async ({ signal }): Promise<MessagePage> => {
      const { data, meta } = await api.callWithMeta('listMessages', { query: { page, perPage: PER_PAGE } }, { signal })
      return { messages: data, totalUnread: meta.totalUnread, totalPages: meta.totalPages }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export function useLatestMessages() {
  return useQuery({ ...latestMessagesQuery(), enabled: useSession().isPlayer })
}

export function isRead({ state }: PlayerMessage): boolean {
  return state === MessageState.read
}

/** Marks a message as read; the list says so at once, and asks again when that failed. */
export function useReadMessage() {
  return useMutation({
    mutationFn: (id: string) => api.call('readMessages', { body: { messageIds: [id] } }),
    onMutate: (id) =>
      change(({ messages }) => ({ messages: messages.map((own) => (own.id === id ? asRead(own) : own)) })),
    onSuccess: ({ totalUnread }) => change(() => ({ totalUnread })),
    onError: report,
  })
}

export function useReadAllMessages() {
  return useMutation({
    mutationFn: () => api.call('readAllMessages', {}),
    onSuccess: ({ totalUnread }) => change(({ messages }) => ({ messages: messages.map(asRead), totalUnread })),
    onError: report,
  })
}

/** Deletes a message and loads the list again, because another takes its place. */
export function useDeleteMessage() {
  return useMutation({
    mutationFn: (id: string) => api.call('deleteMessages', { body: { messageIds: [id] } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notification'] }),
    onError: report,
  })
}

/** A message that was just written: told unless its cause was, counted, first in the list; pages of messages load again. */
export function receiveMessage(message: PlayerMessage): void {
  const { title, link } = message.content
  if (!isJustTold(link?.url)) showAlert('global.newNotification', { title })
  changeLatest(({ messages, totalUnread }) => ({
    messages: [message, ...messages.filter(({ id }) => id !== message.id)].slice(0, LATEST),
    totalUnread: totalUnread + 1,
  }))
  void queryClient.invalidateQueries({
    queryKey: ['notification'],
    predicate: ({ queryKey }) => queryKey.join(',') !== KEY.join(','),
  })
}

/** Changes what the header shows, and every page of messages that is known. */
function change(update: (known: LatestMessages) => Partial<LatestMessages>): void {
  changeLatest(update)
  queryClient.setQueriesData<MessagePage>({ queryKey: PAGES_KEY }, (page) => page && { ...page, ...update(page) })
}

function changeLatest(update: (latest: LatestMessages) => Partial<LatestMessages>): void {
  queryClient.setQueryData(KEY, (latest) => latest && { ...latest, ...update(latest) })
}

function asRead(message: PlayerMessage): PlayerMessage {
  return { ...message, state: MessageState.read }
}

function report(error: unknown): void {
  const effect = readFailure(error)
  if (effect.kind !== 'none') showAlert(effect.kind === 'alert' ? effect.key : 'global.somethingWrong')
  void queryClient.invalidateQueries({ queryKey: ['notification'] })
}
