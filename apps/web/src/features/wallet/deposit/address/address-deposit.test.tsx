// @vitest-environment jsdom
import type { Account, PaymentMethod } from '@baize/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { alertKeys, PLAYER_ID, type Reply, stage } from '../../../../../test/fixtures/stage.tsx'
import { AddressDeposit } from './address-deposit.tsx'

const DEPOSIT = 'POST /api/payment/invoices/deposit'

const account: Account = {
  id: 'account-BTC',
  version: 1,
  currency: 'BTC',
  status: 1,
  balance: 0,
  realBalance: 0,
  bonusBalance: 0,
  lockedBalance: 0,
  withdrawalBalance: 0,
}

const method: PaymentMethod = {
  method: 'btc',
  type: 'address',
  processingType: 'other',
  names: { en: 'Bitcoin' },
  logo: null,
  icon: 'currency',
  amountMin: 0.0001,
  amountMax: 2,
  presets: [],
  fields: [
    {
      key: 'crypto_network',
      fieldType: 'select',
      type: 'text',
      regexp: null,
      labels: { en: 'Network' },
      hints: { en: '' },
      isRequired: true,
      position: 0,
      value: null,
      options: ['first', 'second'].map((id) => ({ id, name: `The ${id}` })),
    },
  ],
}

/** What the platform answers: an address named after the network. */
const given = (network: string): Reply => ({
  body: {
    data: {
      invoiceId: 'a1',
      method: 'btc',
      type: 'address',
      action: null,
      fields: null,
      qr: `bitcoin:${network}`,
      address: `address-of-${network}`,
      tag: network === 'second' ? '77' : null,
    },
  },
})

async function open({ status = 1, deposit }: { status?: number; deposit?: () => Reply } = {}) {
  const bonusOffers = { offers: [], waitingCode: null, isDeclinedByDefault: true }
  const scene = await stage(
    <AddressDeposit
      method={method}
      account={account}
      country={undefined}
      bonusOffers={bonusOffers}
      preselected={null}
    />,
    {
      isPlayer: true,
      path: '/?wallet=deposit',
      platform: {
        'GET /api/player/profile': () => ({ body: { data: { id: PLAYER_ID, status } } }),
        'GET /api/payment/invoices': () => ({ body: { data: [] } }),
        [DEPOSIT]: (call) => deposit?.() ?? given(networkOf(call.body)),
      },
    },
  )
  const asked = () => scene.calls.filter(({ operation }) => operation === DEPOSIT).map(({ body }) => networkOf(body))
  return { ...scene, asked }
}

const networkOf = (body: unknown) => (body as { fields: { crypto_network: string } }).fields.crypto_network
const address = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: 'Your address' })

it('asks for the address of the first network at once, and lets nobody read it before a network is chosen', async () => {
  const { user, asked } = await open()
  await waitFor(() => expect(asked()).toEqual(['first']))
  expect(await screen.findByText('Choose a network to see the address.')).toBeTruthy()
  expect(address()).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'first')
  await waitFor(() => expect(address()?.value).toBe('address-of-first'))
  expect(asked()).toEqual(['first'])
})

it('shows no address while another network is asked for, and its own with its tag then', async () => {
  const { user, asked } = await open()
  const networks = await screen.findByRole('combobox', { name: 'Network' })
  await user.selectOptions(networks, 'first')
  await waitFor(() => expect(address()?.value).toBe('address-of-first'))
  await user.selectOptions(networks, 'second')
  expect(address()).toBeNull()
  await waitFor(() => expect(address()?.value).toBe('address-of-second'), { timeout: 5000 })
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Destination tag' }).value).toBe('77')
  expect(asked()).toEqual(['first', 'second'])
})

it('says so when no address can be had', async () => {
  const failed = await open({ deposit: () => ({ status: 502, body: { error: { code: 13105, message: 'No' } } }) })
  await waitFor(() => expect(failed.dialogs.open).toHaveBeenCalledWith('deposit-error'))
})

it('tells a limited player before any call', async () => {
  const limited = await open({ status: 2 })
  await waitFor(() => expect(alertKeys()).toContain('limit.limitedDeposit'))
  expect(limited.asked()).toEqual([])
})
