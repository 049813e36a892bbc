// @vitest-environment jsdom
import type { Client } from '@baize/client'
import type { Game } from '@baize/contract'
import { expect, it, vi } from 'vitest'
import { keepKnownGame } from '../shared/games/known-game.ts'
import { load } from './game-load.ts'
import type { PageInfo } from '../shared/page/page-info.ts'
import type { LoadInput } from './page-route.ts'

const owl = {
  identity: 'owl',
  name: 'Owl',
  provider: { id: 'p', identity: 'nest', name: 'Nest', images: {}, customImages: {}, gameEnabledCount: 1 },
  isDemoMode: true,
  volatility: 'high',
  paylines: 10,
  collections: [],
  labels: [],
  images: {},
} as Partial<Game> as Game
const card = { identity: 'owl', name: 'Owl', isDemo: true, cover: [] }
const call = vi.fn<(name: string) => Promise<unknown>>(async (name) => (name === 'getGame' ? owl : []))
const content = { need: async () => undefined, get: () => ({}) }
const input = {
  api: { call } as Partial<Client> as Client,
  info: { country: 'DE', studioUrl: 'https://studio.example' } as Partial<PageInfo> as PageInfo,
  content,
  params: { id: 'owl' },
} as Partial<LoadInput> as LoadInput

it('a game that was pressed on starts before anything is asked, and its page is whole at the next run', async () => {
  keepKnownGame(card)
  const first = await load(input)
  expect(call).not.toHaveBeenCalled()
  expect(first).toMatchObject({ game: { ...card, facts: null }, recommended: null, meta: { title: 'Owl' } })
  await first.rest!(() => true)
  const asked = call.mock.calls.length
  expect(await load(input)).toMatchObject({ game: { facts: { volatility: 'high' } }, recommended: [], rest: null })
  expect(call).toHaveBeenCalledTimes(asked)
})

it('what comes for a page that was left is not kept', async () => {
  keepKnownGame(card)
  const { rest } = await load(input)
  await rest!(() => false)
  expect((await load(input)).rest).not.toBeNull()
})

it('a game that is gone is left to the next run, which says so', async () => {
  keepKnownGame(card)
  const { rest } = await load(input)
  call.mockRejectedValue(Object.assign(new Error('gone'), { status: 404 }))
  await rest!(() => true)
  await expect(load(input)).rejects.toMatchObject({ isNotFound: true })
})

it('only the game that was pressed on is known', async () => {
  keepKnownGame({ ...card, identity: 'fox' })
  call.mockImplementation(async (name) => (name === 'getGame' ? owl : []))
  expect((await load(input)).game.facts).not.toBeNull()
})
