// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@baize/client'
import { alertKeys, held, stage } from '../../../test/fixtures/stage.tsx'
import { AddCashLimitDialog, type AddCashLimitProps } from './add-cash-limit-dialog.tsx'
import { EditCashLimitDialog } from './edit-cash-limit-dialog.tsx'
import { SelfExclusionLimitDialog } from './self-exclusion-limit-dialog.tsx'

const view = { closesOnOverlay: true }
const limit = (period: 'daily' | 'weekly' | 'monthly', currency: string) => ({
  definition: 1 as const,
  period,
  currency,
})

describe('adding a cash limit', () => {
  async function open(props: Partial<AddCashLimitProps> = {}) {
    const onClose = vi.fn<() => void>()
    const onAdd = vi.fn<AddCashLimitProps['onAdd']>(() => Promise.resolve())
    const scene = await stage(
      <AddCashLimitDialog
        {...view}
        name="add-cash-limit"
        definition={1}
        limits={[]}
        currency="SEK"
        onAdd={onAdd}
        onClose={onClose}
        {...props}
      />,
    )
    await screen.findByRole('dialog', { name: 'Limit what I stake' })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Set limit' })
    return { ...scene, onAdd, onClose, button, amount: screen.getByRole('textbox', { name: /Amount/ }) }
  }

  it('starts with a day and the currency of the player, and closes once it is set', async () => {
    const { user, amount, onAdd, onClose } = await open()
    await user.type(amount, '0100x,5{Enter}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onAdd.mock.calls[0]![0]).toEqual({ definition: 1, period: 'daily', currency: 'SEK', amount: 100.5 })
  })

  it('starts with the first period that leaves a currency free', async () => {
    await open({ limits: ['EUR', 'SEK', 'BTC'].map((code) => limit('daily', code)) })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Week' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Day' }).disabled).toBe(true)
  })

  it('does not offer a currency twice for a period', async () => {
    const { user } = await open({ limits: [limit('daily', 'SEK')] })
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Currency/ }).value).toBe('EUR')
    await user.click(screen.getByRole('combobox', { name: /Currency/ }))
    expect(screen.getByRole('option', { name: /SEK/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('cannot be used when every currency has a limit for every period', async () => {
    const limits = (['daily', 'weekly', 'monthly'] as const).flatMap((period) =>
      ['EUR', 'SEK', 'BTC'].map((code) => limit(period, code)),
    )
    const { user, button, amount } = await open({ limits })
    await user.type(amount, '10')
    expect(screen.getByText('This currency already has a limit for every period.')).toBeTruthy()
    expect(button.disabled).toBe(true)
  })

  it('takes amounts up to a million', async () => {
    const { user, button, amount } = await open()
    expect(button.disabled).toBe(true)
    await user.type(amount, '1000001')
    expect(screen.getByText(/At most/)).toBeTruthy()
    expect(button.disabled).toBe(true)
  })

  it('stays open and says what went wrong', async () => {
    const onAdd = () => Promise.reject(new ApiFailure(422, 1, 'No', { amount: ['Too little'] }))
    const { user, amount, onClose } = await open({ onAdd })
    await user.type(amount, '1{Enter}')
    expect(await screen.findByText('Too little')).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('changing a cash limit', () => {
  async function open() {
    const onClose = vi.fn<() => void>()
    const onUpdate = vi.fn<(amount: number) => Promise<unknown>>(() => Promise.resolve())
    const onDelete = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
    const scene = await stage(
      <EditCashLimitDialog
        {...view}
        name="edit-cash-limit"
        limit={{ definition: 3, period: 'weekly', currency: 'EUR', amount: 100 }}
        onUpdate={onUpdate}
        onDelete={onDelete}
        onClose={onClose}
      />,
    )
    await screen.findByRole('dialog', { name: 'Weekly deposit limit' })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save limit' })
    return { ...scene, onClose, onUpdate, onDelete, button, amount: screen.getByRole('textbox', { name: /Amount/ }) }
  }

  it('is held while the amount is the same or nothing', async () => {
    const { user, button, amount } = await open()
    expect(button.disabled).toBe(true)
    await user.clear(amount)
    await user.type(amount, '0')
    expect(button.disabled).toBe(true)
  })

  it('says that a higher limit starts later, and a lower one does not', async () => {
    const { user, button, amount, onUpdate, onClose } = await open()
    await user.type(amount, '0')
    expect(screen.getByText('A higher limit starts later')).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, '50')
    expect(screen.queryByText('A higher limit starts later')).toBeNull()
    await user.click(button)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onUpdate.mock.calls[0]![0]).toBe(50)
  })

  it('can be asked to end', async () => {
    const { user, onDelete, onClose } = await open()
    await user.click(screen.getByRole('button', { name: 'Remove limit' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onDelete).toHaveBeenCalledOnce()
  })
})

describe('self-exclusion', () => {
  async function open(onConfirm: () => Promise<unknown>) {
    const onClose = vi.fn<() => void>()
    const scene = await stage(
      <SelfExclusionLimitDialog {...view} name="self-exclusion-limit" onConfirm={onConfirm} onClose={onClose} />,
    )
    await screen.findByRole('alertdialog', { name: 'Close your account for this time?' })
    return { ...scene, onClose, button: screen.getByRole('button', { name: 'Exclude me' }) }
  }

  it('starts once, however often the button is pressed', async () => {
    const answer = held<void>()
    const onConfirm = vi.fn<() => Promise<unknown>>(() => answer.promise)
    const { user, button, onClose } = await open(onConfirm)
    await user.click(button)
    await user.click(button)
    expect(onConfirm).toHaveBeenCalledOnce()
    answer.release()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('starts with the answer that changes nothing', async () => {
    const onConfirm = vi.fn<() => Promise<unknown>>(() => Promise.resolve())
    const { user, onClose } = await open(onConfirm)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go back' }))
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('says when it did not start', async () => {
    const { user, button, onClose } = await open(() => Promise.reject(new Error('no')))
    await user.click(button)
    await waitFor(() => expect(alertKeys()).toEqual(['global.somethingWrong']))
    expect(onClose).not.toHaveBeenCalled()
  })
})
