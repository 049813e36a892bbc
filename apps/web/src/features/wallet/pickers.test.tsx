// @vitest-environment jsdom
import type { Account, Country } from '@baize/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../../../test/fixtures/stage.tsx'
import { EquivalentCurrencyDialog } from './currency/equivalent-currency-dialog.tsx'
import { countryToSend } from './region/payment-region.ts'
import { matchingRegions, regionName, regionsOf } from './region/regions.ts'
import { TurnOverWagerDialog } from './turnover/turn-over-wager-dialog.tsx'
import { WalletRegionDialog } from './region/wallet-region-dialog.tsx'

beforeEach(() => localStorage.clear())

const country = (code: string, name: string, nativeName = name): Country => ({
  code,
  name,
  nativeName,
  phonePrefix: '1',
  currency: 'EUR',
  locale: 'en',
  additionalCurrency: [],
  restrict: false,
  restrictType: null,
})
const countries = [country('SE', 'Sweden', 'Sverige'), country('DE', 'Germany')]

describe('the equivalent currency', () => {
  const account: Account = {
    id: 'a',
    version: 1,
    currency: 'BTC',
    status: 1,
    balance: 0.5,
    realBalance: 0.5,
    bonusBalance: 0,
    lockedBalance: 0,
    withdrawalBalance: 0.5,
  }

  async function open() {
    const onClose = vi.fn<() => void>()
    const dialog = <EquivalentCurrencyDialog name="equivalent-currency" closesOnOverlay onClose={onClose} />
    const scene = await stage(dialog, {
      isPlayer: true,
      platform: { 'GET /api/wallet/accounts': () => ({ body: { data: [account] } }) },
    })
    await screen.findByRole('dialog', { name: 'Show amounts in' })
    return { ...scene, onClose }
  }

  it('is any fiat currency, and a press on one is remembered and closes', async () => {
    const { user, onClose } = await open()
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['EUR', 'SEK'])
    await user.click(screen.getByRole('radio', { name: /SEK/ }))
    expect(localStorage.getItem('equivalentCurrency')).toBe('SEK')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('is chosen with the arrow keys without closing', async () => {
    const { onClose } = await open()
    // What an arrow key makes of the next radio button: a click without a pointer.
    fireEvent.click(screen.getByRole('radio', { name: /SEK/ }))
    expect(localStorage.getItem('equivalentCurrency')).toBe('SEK')
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('the region of payments', () => {
  async function open() {
    const onClose = vi.fn<() => void>()
    const dialog = <WalletRegionDialog name="wallet-region" closesOnOverlay onClose={onClose} />
    const scene = await stage(dialog, {
      isPlayer: true,
      platform: {
        'GET /api/settings/countries': () => ({ body: { data: countries } }),
        'GET /api/wallet/accounts': () => ({ body: { data: [] } }),
      },
    })
    await screen.findByRole('radio', { name: /Germany/ })
    return { ...scene, onClose, search: screen.getByRole('searchbox', { name: 'Search countries' }) }
  }

  it('starts with the country of the visit', async () => {
    await open()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Germany/ }).checked).toBe(true)
    expect(screen.getAllByRole('radio').length).toBe(2)
  })

  it('is found by its own name, taken by the button, and remembered', async () => {
    const { user, search, onClose } = await open()
    await user.type(search, 'sveri')
    await user.click(screen.getByRole('radio', { name: /Sweden/ }))
    expect(localStorage.getItem('paymentGeo')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show methods' }))
    expect(localStorage.getItem('paymentGeo')).toBe('SE')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('says when there is no such country', async () => {
    const { user, search } = await open()
    await user.type(search, 'atlantis')
    expect(await screen.findByText('No such country')).toBeTruthy()
  })

  it('is sent only when it is not the country of the visit', () => {
    expect(countryToSend('SE', 'DE')).toBe('SE')
    expect(countryToSend('DE', 'DE')).toBeUndefined()
    expect(countryToSend(null, 'DE')).toBeUndefined()
  })

  it('is named in the language of the reader where the house offers the country', () => {
    const offered = [country('DE', 'Germany'), country('GB', 'United Kingdom')]
    expect(regionName('GB', 'de', offered)).toBe('Vereinigtes Königreich')
    expect(regionName('FR', 'de', offered)).toBeNull()
    expect(regionName(null, 'de', offered)).toBeNull()
  })

  it('is found without its accents', () => {
    const regions = regionsOf([country('CI', 'Ivory Coast', "Côte d'Ivoire")], 'en')
    expect(matchingRegions(regions, 'cote').map(({ code }) => code)).toEqual(['CI'])
  })
})

it('the turnover says what is staked, what is left and what is needed', async () => {
  const wager = { total: 100, turnOverWager: 1, turnOverWagerAmount: 60, currency: 'EUR' }
  const onClose = vi.fn<() => void>()
  await stage(<TurnOverWagerDialog name="turn-over-wager" wager={wager} closesOnOverlay={false} onClose={onClose} />)
  await screen.findByRole('dialog', { name: 'Not available to withdraw yet' })
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Staked so far' })
  expect([bar.value, bar.max]).toEqual([40, 100])
  await waitFor(() => expect(screen.getByText('60.00 EUR')).toBeTruthy())
})
