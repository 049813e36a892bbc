// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { providers as studios } from '../../../test/fixtures/catalogue.ts'
import { stage } from '../../../test/fixtures/stage.tsx'
import { CategoriesDialog } from './categories/categories-dialog.tsx'
import { playableProviders } from './providers/provider-data.ts'
import { ProvidersDialog } from './providers/providers-dialog.tsx'

const collections = [
  { id: null, identity: 'all', label: 'All games', icon: 'collections', count: 124 },
  { id: 'c1', identity: 'classics', label: 'Classics', icon: 'slots', count: 15 },
]
const view = { name: 'providers' as const, closesOnOverlay: true }

it('lists every collection with the number of its games', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = await stage(<CategoriesDialog {...view} onClose={onClose} />, { info: { collections } })
  const dialog = screen.getByRole('dialog', { name: 'Categories' })
  const link = within(dialog).getByRole('link', { name: /Classics/ })
  expect([link.textContent, link.getAttribute('href')]).toEqual(['Classics15', '/categories/classics'])
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(onClose).toHaveBeenCalledOnce()
})

it('hands out the studios that were ticked', async () => {
  const onChoose = vi.fn<(chosen: string[]) => void>()
  const onClose = vi.fn<() => void>()
  const { user } = await stage(
    <ProvidersDialog
      {...view}
      providers={playableProviders(studios)}
      selected={['northlight']}
      onChoose={onChoose}
      onClose={onClose}
    />,
  )
  expect(screen.getByRole('checkbox', { name: /Northlight/ })).toHaveProperty('checked', true)
  await user.type(screen.getByRole('searchbox'), 'fox')
  await user.click(screen.getByRole('checkbox', { name: /Copper Fox/ }))
  expect(screen.queryByRole('checkbox', { name: /Lantern/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show games' }))
  expect(onChoose).toHaveBeenCalledWith(['northlight', 'copper-fox'])
  expect(onClose).toHaveBeenCalledOnce()
})

it('takes all studios for no filter', async () => {
  const onChoose = vi.fn<(chosen: string[]) => void>()
  const { user } = await stage(
    <ProvidersDialog {...view} providers={playableProviders(studios)} onChoose={onChoose} onClose={() => {}} />,
  )
  await user.click(screen.getByRole('checkbox', { name: 'All studios' }))
  await user.click(screen.getByRole('button', { name: 'Show games' }))
  expect(onChoose).toHaveBeenCalledWith([])
})

it('asks for the studios where none were handed in, and opens the default category', async () => {
  const { user, router } = await stage(<ProvidersDialog {...view} onClose={() => {}} />, {
    info: { collections },
    platform: { 'GET /api/game/providers': () => ({ body: { data: studios } }) },
  })
  await user.click(await screen.findByRole('checkbox', { name: /Old Harbour/ }))
  await user.click(screen.getByRole('button', { name: 'Show games' }))
  expect(router.history.location.href).toBe('/categories/all?provider=old-harbour')
})
