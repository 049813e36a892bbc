// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '@baize/client'
import { heldBonus, heldSpins, offeredBonus } from '../../../test/fixtures/bonuses.ts'
import { alertKeys, held, stage } from '../../../test/fixtures/stage.tsx'
import type { DialogViewProps } from '../../shared/dialogs/registry-types.ts'
import { BonusCancelLockDialog } from './give-up/bonus-cancel-lock-dialog.tsx'
import { BonusDetailsDialog } from './bonus-details-dialog.tsx'
import { CancelUnsettledBonusDialog } from './give-up/cancel-unsettled-bonus-dialog.tsx'
import { ConfirmBonusDialog } from './give-up/confirm-bonus-dialog.tsx'
import { MaxBetsDialog } from './bets/max-bets-dialog.tsx'
import { PackageBonusDialog } from './packages/package-bonus-dialog.tsx'
import { RestrictedBetsDialog } from './bets/restricted-bets-dialog.tsx'
import { WalletBonusInfoDialog } from './wallet-bonus-info-dialog.tsx'

type Work = () => Promise<unknown>
const view = { closesOnOverlay: false }
const forfeit = { amount: 63.2, currency: 'EUR' }
const done = () => vi.fn<Work>(() => Promise.resolve())
const closed = () => vi.fn<() => void>()

/** The value that stands beside a label. */
function valueOf(label: string): string {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling!.textContent.replaceAll('\u00a0', ' ')
}

describe('the question before a bonus changes', () => {
  it.each<
    [DialogViewProps<'change-active-bonus' | 'cancel-active-bonus' | 'cancel-issued-bonus'>['name'], string, string]
  >([
    ['change-active-bonus', 'Change to this bonus?', 'Change bonus'],
    ['cancel-active-bonus', 'Cancel the active bonus?', 'Cancel bonus'],
    ['cancel-issued-bonus', 'Give up this bonus?', 'Give it up'],
  ])('%s asks in its own words and closes once it is done', async (name, title, yes) => {
    const [onConfirm, onClose] = [done(), closed()]
    const dialog = { ...view, name, bonus: heldBonus(), forfeit, onConfirm, onClose }
    const { user } = await stage(<ConfirmBonusDialog {...dialog} />)
    const question = await screen.findByRole('alertdialog', { name: title })
    expect(within(question).getByText('Welcome bonus')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: yes }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('starts at the answer that changes nothing', async () => {
    const [onConfirm, onClose] = [done(), closed()]
    const dialog = { ...view, name: 'cancel-active-bonus' as const, bonus: heldBonus(), forfeit, onConfirm, onClose }
    const { user } = await stage(<ConfirmBonusDialog {...dialog} />)
    const keep = await screen.findByRole('button', { name: 'Keep it' })
    expect(keep).toHaveProperty('dataset.autofocus', '')
    keep.focus()
    await user.keyboard('{Enter}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('asks the server once however often it is pressed', async () => {
    const answer = held<void>()
    const onConfirm = vi.fn<Work>(() => answer.promise)
    const dialog = {
      ...view,
      name: 'change-active-bonus' as const,
      bonus: heldBonus(),
      forfeit,
      onConfirm,
      onClose: closed(),
    }
    const { user } = await stage(<ConfirmBonusDialog {...dialog} />)
    const yes = await screen.findByRole('button', { name: 'Change bonus' })
    await user.dblClick(yes)
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(yes.getAttribute('aria-busy')).toBe('true')
    answer.release()
  })

  it('stays open and says that it failed', async () => {
    const onClose = closed()
    const onConfirm = () => Promise.reject(new ApiFailure(500, 0, 'No'))
    const dialog = { ...view, name: 'cancel-issued-bonus' as const, bonus: heldSpins(), forfeit, onConfirm, onClose }
    const { user } = await stage(<ConfirmBonusDialog {...dialog} />)
    await user.click(await screen.findByRole('button', { name: 'Give it up' }))
    await waitFor(() => expect(alertKeys()).toHaveLength(1))
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('notices about the active bonus', () => {
  it('tell that it is locked and lead to the bonuses', async () => {
    const onClose = closed()
    await stage(<BonusCancelLockDialog {...view} name="bonus-cancel-lock" bonus={heldBonus()} onClose={onClose} />)
    expect(await screen.findByRole('alertdialog', { name: 'This bonus cannot be cancelled now' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See my bonuses' }).getAttribute('href')).toBe('/profile/bonuses')
  })

  it('ask before open bets are given up, and keep the bonus on the main answer', async () => {
    const [onCancelBonus, onClose] = [done(), closed()]
    const dialog = {
      ...view,
      name: 'cancel-unsettled-bonus' as const,
      bonus: heldBonus(),
      forfeit,
      onCancelBonus,
      onClose,
    }
    const { user } = await stage(<CancelUnsettledBonusDialog {...dialog} />)
    const progress = await screen.findByRole('progressbar', { name: 'Wagered so far' })
    expect(progress.getAttribute('aria-valuetext')).toBe('600.00 EUR of 1,500.00 EUR')
    await user.click(screen.getByRole('button', { name: 'Keep the bonus' }))
    expect(onCancelBonus).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Cancel it anyway' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
    expect(onCancelBonus).toHaveBeenCalledOnce()
  })

  it('name the highest stake', async () => {
    const dialog = { ...view, name: 'max-bets' as const, maxBetAmount: 5, currency: 'EUR', onCancelBonus: done() }
    await stage(<MaxBetsDialog {...dialog} onClose={closed()} />)
    expect(await screen.findByText('5.00 EUR')).toBeTruthy()
  })

  it.each([
    ['casino', 'This game does not count for your bonus'],
    ['sportsbook', 'This bet does not count for your bonus'],
  ] as const)('tell of a bet in the %s that does not count', async (place, title) => {
    const onCancelBonus = done()
    const dialog = { ...view, name: 'restricted-bets' as const, place, onCancelBonus, onClose: closed() }
    const { user } = await stage(<RestrictedBetsDialog {...dialog} />)
    await screen.findByRole('alertdialog', { name: title })
    await user.click(screen.getByRole('button', { name: 'Cancel the bonus' }))
    await waitFor(() => expect(onCancelBonus).toHaveBeenCalledOnce())
  })
})

describe('a package', () => {
  it('shows its members in order, each with where it stands', async () => {
    const bonuses = [
      heldSpins({ packagePriority: 3 }),
      heldBonus({ packagePriority: 2 }),
      heldBonus({ id: 'old', name: 'A first ten', status: 3, result: 4, packagePriority: 1 }),
    ]
    await stage(<PackageBonusDialog {...view} name="package-bonus" bonuses={bonuses} onClose={closed()} />)
    await screen.findByRole('dialog', { name: 'Package' })
    const members = screen.getAllByRole('listitem').map((member) => member.textContent)
    expect(members[0]).toMatch(/A first ten.*Expired/)
    expect(members[1]).toMatch(/Welcome bonus.*Active/)
    expect(members[2]).toMatch(/Spins on Last Light.*Available.*20 FS/)
  })
})

describe('the conditions of a bonus', () => {
  it('are short lines with figures', async () => {
    const bonus = heldBonus({ sticky: true, maxWinAmount: 1000 })
    const dialog = { ...view, name: 'bonus-details' as const, bonus, currency: 'EUR', onClose: closed() }
    await stage(<BonusDetailsDialog {...dialog} />)
    await screen.findByRole('dialog', { name: 'Welcome bonus' })
    expect(valueOf('Wagering requirement, casino')).toBe('×30')
    expect(valueOf('Maximum stake in the casino')).toBe('5.00 EUR')
    expect(valueOf('Maximum win')).toBe('1,000.00 EUR')
    expect(valueOf('The amount given never becomes cash')).toBe('Yes')
  })

  it('before a deposit name its range, and games by their names', async () => {
    const wagerCasinoConditions = {
      amountItems: [],
      baseCurrencyAmountFrom: null,
      baseCurrencyAmountTo: null,
      gameIds: ['last-light'],
      gameIdsExcluded: true,
      providerIds: [],
      providerIdsExcluded: false,
    }
    const bonuses = [offeredBonus({ wagerCasinoConditions })]
    const dialog = { ...view, name: 'wallet-bonus-info' as const, bonuses, currency: 'EUR', onClose: closed() }
    await stage(<WalletBonusInfoDialog {...dialog} />, {
      platform: {
        'GET /api/game/games': () => ({ body: { data: [{ id: '1', identity: 'last-light', name: 'Last Light' }] } }),
      },
    })
    await screen.findByRole('dialog', { name: 'Conditions of the bonus' })
    expect(valueOf('Deposit')).toBe('from 20.00 EUR to 400.00 EUR')
    await waitFor(() => expect(valueOf('Games')).toBe('All except Last Light'))
    expect(screen.getByRole('link', { name: 'All bonus terms' }).getAttribute('href')).toBe('/static/bonus-terms')
  })
})
