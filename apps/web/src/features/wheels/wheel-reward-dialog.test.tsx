// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import { WheelRewardDialog } from './wheel-reward-dialog.tsx'

const view = { name: 'wheel-reward' as const, closesOnOverlay: false, onClose: () => {} }
const sector = { id: 's4', title: '25 free spins' }

it('names what the wheel brought and leads on', async () => {
  await stage(<WheelRewardDialog {...view} sector={sector} />)
  const dialog = await screen.findByRole('alertdialog', { name: 'The wheel has stopped' })
  expect(dialog.textContent).toContain('25 free spins')
  expect(screen.getByRole('link', { name: 'See my bonuses' }).getAttribute('href')).toBe('/profile/bonuses')
})

it('leads nowhere when the spins of the period are used up', async () => {
  await stage(<WheelRewardDialog {...view} sector={sector} isLimitReached />)
  await screen.findByRole('alertdialog')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy()
})
