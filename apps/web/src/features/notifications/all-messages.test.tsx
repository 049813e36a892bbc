// @vitest-environment jsdom
import type { PlayerMessage } from '@baize/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import { AllMessages } from './all-messages.tsx'

const message = (id: string): PlayerMessage => ({
  id,
  playerId: 'player',
  state: 1,
  content: { title: `Title ${id}`, body: `Body ${id}` },
  readAt: null,
  createdAt: '2026-11-01T12:00:00Z',
  updatedAt: null,
})

const MESSAGES = 'GET /api/notification/messenger/messages'
const hrefOf = (page: number) => `/profile/notifications?page=${page}`
const meta = (page: number, totalPages: number) => ({
  page,
  perPage: 5,
  totalPages,
  totalRows: totalPages * 5,
  totalUnread: 2,
})

it('asks for five at a time, counts what is unread, and leads to the other pages', async () => {
  const { calls } = await stage(<AllMessages page={2} hrefOf={hrefOf} />, {
    isPlayer: true,
    platform: { [MESSAGES]: () => ({ body: { data: [message('a'), message('b')], meta: meta(2, 3) } }) },
  })
  expect(await screen.findByText('Unread: 2')).toBeTruthy()
  const asked = calls.find(({ operation }) => operation === MESSAGES)!
  expect([asked.query.get('page'), asked.query.get('perPage')]).toEqual(['2', '5'])
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(hrefOf(3))
})

it('reads a message when it is opened', async () => {
  const { user, calls } = await stage(<AllMessages page={1} hrefOf={hrefOf} />, {
    isPlayer: true,
    platform: {
      [MESSAGES]: () => ({ body: { data: [message('a')], meta: meta(1, 1) } }),
      'POST /api/notification/messenger/messages/read': () => ({ body: { data: { totalUnread: 0 } } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: /^Title a/ }))
  await waitFor(() => expect(screen.queryByText('New')).toBeNull())
  expect(calls.at(-1)!.body).toEqual({ messageIds: ['a'] })
  expect(screen.queryByText(/Unread/)).toBeNull()
})

it('goes back to the last page there is when its own has become empty', async () => {
  const { router } = await stage(<AllMessages page={2} hrefOf={hrefOf} />, {
    isPlayer: true,
    platform: { [MESSAGES]: () => ({ body: { data: [], meta: meta(2, 1) } }) },
  })
  await waitFor(() => expect(router.history.location.search).toBe('?page=1'))
})

it('says that there are none, and that they could not be read', async () => {
  let isUp = false
  const { user } = await stage(<AllMessages page={1} hrefOf={hrefOf} />, {
    isPlayer: true,
    platform: {
      [MESSAGES]: () => (isUp ? { body: { data: [], meta: meta(1, 0) } } : { status: 400, body: {} }),
    },
  })
  const again = await screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await user.click(again)
  expect(await screen.findByText('No messages')).toBeTruthy()
})
