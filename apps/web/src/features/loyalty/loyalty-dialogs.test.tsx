// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import { LoyaltyEarnDialog } from './loyalty-earn-dialog.tsx'
import { LoyaltyLevelDialog } from './loyalty-level-dialog.tsx'

const view = { closesOnOverlay: true }

it('tells how points are earned, step by step', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = await stage(<LoyaltyEarnDialog {...view} name="loyalty-earn" onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'How points are earned' })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  screen.getByRole('button', { name: 'Understood' }).focus()
  await user.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('names the level that was reached and leads to it', async () => {
  const level = { id: 'l3', name: 'Silver', order: 3, points: 1500 }
  await stage(<LoyaltyLevelDialog {...view} name="loyalty-level" level={level} onClose={() => {}} />)
  expect(await screen.findByRole('dialog', { name: 'You are now Silver' })).toBeTruthy()
  expect(screen.getByText('Level 3 is open. The levels page shows what it brings.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See my level' }).getAttribute('href')).toBe('/loyalty')
})
