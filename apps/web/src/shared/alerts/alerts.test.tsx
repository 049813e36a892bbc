// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { alertKeys, stage } from '../../../test/fixtures/stage.tsx'
import { holdAlerts, showAlert } from './alert-store.ts'
import { PageProvider, usePage } from '../page/page-context.tsx'
import { Alerts } from './alerts.tsx'

describe('alerts', () => {
  it('say what the content tree says of their key, urgent ones at once', async () => {
    await stage(<Alerts />)
    act(() => showAlert('profile.accountBlocked'))
    const message = await screen.findByText('This account is blocked', {}, { timeout: 15_000 })
    expect(message.closest('[role=alert]')).toBeTruthy()
  })

  it('leave the list when they have been closed', async () => {
    const { user } = await stage(<Alerts />)
    act(() => showAlert('profile.passwordChanged'))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(alertKeys()).toEqual([]))
  })

  it('that are held back wait, others do not, and are shown when they are let go', async () => {
    await stage(<Alerts />)
    const release = holdAlerts(['bonus.'])
    act(() => {
      showAlert('bonus.bonusIssued', { amount: '5 EUR', name: 'A bonus' })
      showAlert('profile.accountBlocked')
    })
    expect(alertKeys()).toEqual(['profile.accountBlocked'])
    act(release)
    expect(alertKeys()).toEqual(['profile.accountBlocked', 'bonus.bonusIssued'])
  })

  it('without a text make way for those after them', async () => {
    await stage(<Alerts />)
    act(() => {
      showAlert('profile.noSuchKey')
      showAlert('profile.accountBlocked')
    })
    await screen.findByText('This account is blocked')
    expect(alertKeys()).toEqual(['profile.accountBlocked'])
  })

  it('whose texts cannot be fetched are reported and make way', async () => {
    const report = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', report)
    await stage(
      <Offline>
        <Alerts />
      </Offline>,
    )
    act(() => showAlert('profile.accountBlocked'))
    await waitFor(() => expect(alertKeys()).toEqual([]))
    expect(report).toHaveBeenCalledWith(new Error('offline'))
  })
})

/** A page that can fetch no texts any more. */
function Offline({ children }: { children: ReactNode }) {
  const content = { get: () => ({}), need: () => Promise.reject(new Error('offline')) }
  return (
    <PageProvider info={usePage()} content={content}>
      {children}
    </PageProvider>
  )
}
