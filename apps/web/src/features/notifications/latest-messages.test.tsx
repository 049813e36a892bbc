// @vitest-environment jsdom
import type { PlayerMessage } from '@baize/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toldOf } from '../../shared/alerts/just-told.ts'
import { type Platform, alertKeys, stage } from '../../../test/fixtures/stage.tsx'
import { LatestMessages } from './latest-messages.tsx'
import { receiveMessage } from './queries.ts'
import { UnreadCount } from './unread-count.tsx'

const message = (id: string, state: 1 | 2, more: Partial<PlayerMessage['content']> = {}): PlayerMessage => ({
  id,
  playerId: 'player',
  state,
  content: { title: `Title ${id}`, body: `Body ${id}`, ...more },
  readAt: null,
  createdAt: '2026-11-01T12:00:00Z',
  updatedAt: null,
})

function messages(list: PlayerMessage[], { totalUnread = 0, platform = {}, allHref = null as string | null } = {}) {
  const served: Platform = {
    'GET /api/notification/messenger/messages': () => ({
      body: { data: list, meta: { page: 1, perPage: 3, totalPages: 1, totalRows: list.length, totalUnread } },
    }),
    'POST /api/notification/messenger/messages/read': () => ({ body: { data: { totalUnread: totalUnread - 1 } } }),
    ...platform,
  }
  const parts = (
    <>
      <UnreadCount />
      <LatestMessages allHref={allHref} />
    </>
  )
  return stage(parts, { isPlayer: true, platform: served })
}
const opener = (id: string) => screen.findByRole('button', { name: new RegExp(`^Title ${id}`) })

describe('the latest messages', () => {
  it('are asked for by three, and say which are new', async () => {
    const { calls } = await messages([message('a', 1), message('b', 2)], { totalUnread: 1 })
    expect(within(await opener('a')).getByText('New')).toBeTruthy()
    expect(within(await opener('b')).queryByText('New')).toBeNull()
    expect(calls[0]!.query.get('perPage')).toBe('3')
  })

  it('are read by opening them, and are counted down', async () => {
    const content = { link: { url: '/static/about', label: 'About us' } }
    const { user, calls } = await messages([message('a', 1, content)], { totalUnread: 3 })
    expect(screen.queryByRole('link', { name: 'About us' })).toBeNull()
    await user.click(await opener('a'))
    expect(screen.getByRole('link', { name: 'About us' }).getAttribute('href')).toBe('/static/about')
    expect((await opener('a')).getAttribute('aria-expanded')).toBe('true')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Unread: 2'))
    expect(calls.at(-1)!.body).toEqual({ messageIds: ['a'] })
  })

  it('are read by a button without opening them', async () => {
    const { user, calls } = await messages([message('a', 1)], { totalUnread: 1 })
    await user.click(await screen.findByRole('button', { name: 'Mark as read' }))
    await waitFor(() => expect(screen.queryByText('New')).toBeNull())
    expect((await opener('a')).getAttribute('aria-expanded')).toBe('false')
    expect(calls.at(-1)!.operation).toBe('POST /api/notification/messenger/messages/read')
  })

  it('are read all at once', async () => {
    const { user } = await messages([message('a', 1), message('b', 1)], {
      totalUnread: 7,
      platform: {
        'POST /api/notification/messenger/messages/read/all': () => ({ body: { data: { totalUnread: 0 } } }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(screen.queryAllByText('New')).toEqual([]))
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('are deleted when open, and the next takes the place', async () => {
    const list = [message('a', 2)]
    const { user, calls } = await messages(list, {
      platform: {
        'DELETE /api/notification/messenger/messages': () => {
          list.splice(0, 1, message('z', 2))
          return { body: { data: { totalUnread: 0 } } }
        },
      },
    })
    await user.click(await opener('a'))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(await opener('z')).toBeTruthy()
    expect(calls.find(({ operation }) => operation.startsWith('DELETE'))!.body).toEqual({ messageIds: ['a'] })
  })

  it('lead to the page of all where there is one', async () => {
    await messages([message('a', 2)], { allHref: '/profile/notifications' })
    const all = await screen.findByRole('link', { name: 'See all messages' })
    expect(all.getAttribute('href')).toBe('/profile/notifications')
  })

  it('say that there are none', async () => {
    await messages([])
    expect(await screen.findByText('No messages')).toBeTruthy()
  })

  it('can be asked for again when they did not come', async () => {
    let isUp = false
    const { user } = await messages([], {
      platform: {
        'GET /api/notification/messenger/messages': () =>
          isUp
            ? { body: { data: [], meta: { page: 1, perPage: 3, totalPages: 0, totalRows: 0, totalUnread: 0 } } }
            : { status: 400, body: {} },
      },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isUp = true
    await user.click(again)
    expect(await screen.findByText('No messages')).toBeTruthy()
  })
})

it('a message that comes in stands first, is counted and told', async () => {
  await messages([message('a', 2), message('b', 2), message('c', 2)], { totalUnread: 99 })
  await opener('a')
  act(() => receiveMessage(message('new', 1)))
  await opener('new')
  const titles = screen.getAllByRole('button', { name: /^Title/ }).map(({ textContent }) => textContent)
  expect(titles.map((text) => /Title ([a-z]+)/.exec(text)?.[1])).toEqual(['new', 'a', 'b'])
  expect(screen.getByText('99+')).toBeTruthy()
  expect(alertKeys()).toEqual(['global.newNotification'])
})

it('a message about something the page has just told of is counted and not told again', async () => {
  await messages([message('a', 2)], { totalUnread: 1 })
  await opener('a')
  toldOf('/profile/history')
  const link = (url: string) => ({ link: { url, label: 'There' } })
  act(() => receiveMessage(message('paid', 1, link('/profile/history'))))
  await opener('paid')
  expect(screen.getByText('2')).toBeTruthy()
  expect(alertKeys()).toEqual([])
  act(() => receiveMessage(message('bet', 1, link('/profile/history?tab=bets'))))
  expect(alertKeys()).toEqual(['global.newNotification'])
})
